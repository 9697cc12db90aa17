import { generate, lexer, parse, walk, type CssNode } from 'css-tree'
import { nearest } from '../../src/site/nearest'
import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** Blocks of other languages have theirs between tags. */
const SHEETS = /<style\b[^>]*>([\s\S]*?)<\/style>/g
/** Values that are only known where they are used, and syntax of preprocessors. */
const IS_OPEN = /\bvar\(|\benv\(|\battr\(|[$#]\{|\drpx\b/

/** @returns the style sheets in a block of code, each with where it begins. */
const sheetsOf = ({ lang, code }: Fence): { text: string; from: number }[] =>
  lang === 'css' || lang === 'wxss'
    ? [{ text: code, from: 0 }]
    : lang === 'html' || lang === 'vue'
      ? [...code.matchAll(SHEETS)].map(({ 0: all, 1: text = '', index }) => ({ text, from: index + all.indexOf(text) }))
      : []

/**
 * @returns properties that there are not, when one is like them, and values that a property does not take, by the
 *   grammars of CSS (css-tree, which has those of MDN).
 */
export function styleNameProblems(fence: Fence): Problem[] {
  const problems: Problem[] = []
  // Its types leave this out
  const properties = Object.keys((lexer as unknown as { properties: object }).properties)
  for (const { text, from } of sheetsOf(fence)) {
    const at = (offset: number, message: string, remedy: string): void => {
      const line = fence.code.slice(0, from + offset).split('\n').length
      problems.push({ severity: 'error', rule: 'sample-style', ...placeOf(fence, line), message, remedy })
    }
    for (const { index } of text.matchAll(/^[ \t]*\/\/.*$|[;{}][ \t]+\/\/ .*$/gm))
      at(index + /\/\//.exec(text.slice(index))!.index, 'CSS 没有 // 这种注释，它会带走后面的一条', '写成 /* … */')
    walk(parse(text, { positions: true }) as CssNode, (node) => {
      if (node.type !== 'Declaration' || node.property.startsWith('--')) return
      const offset = node.loc?.start.offset ?? 0
      const value = generate(node.value)
      if (!properties.includes(node.property.toLowerCase())) {
        const guess = nearest(node.property, properties)
        if (guess) at(offset, `CSS 没有 ${node.property} 这个属性`, `是不是 ${guess}？`)
      } else if (!IS_OPEN.test(value) && lexer.matchProperty(node.property, node.value).error) {
        const isOpen = /\n|[\w%)] +[a-z-]+:/.test(text.slice(offset, node.loc?.end.offset))
        at(
          offset,
          `${node.property} 不能写成 ${value.replace(/\s+/g, ' ')}`,
          isOpen ? '值的末尾少了分号' : '核对值的写法：关键字、单位、逗号、颜色的位数',
        )
      }
    })
  }
  return problems
}
