import { parseMixed, type Input, type Parser, type SyntaxNodeRef } from '@lezer/common'
import { parser as css } from '@lezer/css'
import { parser as html } from '@lezer/html'
import { script } from './script'

const typescript = script('ts')
const expression = script('ts', 'SingleExpression')

/** Attributes whose value is code: `:five`, `@click`, `#item`, `v-if` (Vue, "Template Syntax"). */
const CODE_ATTRIBUTE = /^(?:[:@#]|v-)/
const INTERPOLATION = /\{\{([^]*?)\}\}/g

/**
 * HTML with the languages inside it: scripts, styles, and the expressions of templates (Vue's, and the mini program's
 * `{{ }}`, which may also stand in attributes).
 */
export const markup: Parser = html.configure({
  dialect: 'selfClosing',
  wrap: parseMixed((node, input) => {
    if (node.name === 'ScriptText') return { parser: typescript }
    if (node.name === 'StyleText') return { parser: css }
    if (node.name === 'Text') return interpolations(node, input)
    return node.name === 'AttributeValue' ? attributeCode(node, input) : null
  }),
})

function attributeCode(node: SyntaxNodeRef, input: Input): ReturnType<typeof interpolations> {
  const name = node.node.parent?.getChild('AttributeName')
  const text = name ? input.read(name.from, name.to) : ''
  if (!CODE_ATTRIBUTE.test(text)) return interpolations(node, input)
  // The handler of an event may be statements
  const parser = text.startsWith('@') ? typescript : expression
  return { parser, overlay: [{ from: node.from + 1, to: node.to - 1 }] }
}

function interpolations(
  node: SyntaxNodeRef,
  input: Input,
): { parser: Parser; overlay: { from: number; to: number }[] } | null {
  const overlay = [...input.read(node.from, node.to).matchAll(INTERPOLATION)].map(({ index, 1: inner = '' }) => ({
    from: node.from + index + 2,
    to: node.from + index + 2 + inner.length,
  }))
  return overlay.length ? { parser: expression, overlay } : null
}
