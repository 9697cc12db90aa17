import type { Nodes, Paragraph, PhrasingContent, Text } from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
import { inlineComponents } from '../../inline/components'
import { plainElements } from '../../inline/plain-elements'
import { placed, textBetween } from './source-text'

/*
 * As MDX has it, components alone in a paragraph are blocks. Those of the construct `inline` stand inside of text, also
 * when a paragraph holds nothing else: they get their paragraph back.
 */

const isInline = (name: string): boolean => name in inlineComponents || plainElements.includes(name)

/** A component of text that the parser has made a block, because nothing else was in its paragraph. */
export const isInlineAlone = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' &&
  isInline(node.name ?? '') &&
  node.children[0]?.position?.start.line === node.position?.start.line

/** Blocks without an empty line between them were one paragraph; it is one again when it holds a component of text. */
export function paragraphs(nodes: Nodes[], source: string): Nodes[] {
  const groups: Nodes[][] = []
  for (const node of nodes) {
    const last = groups.at(-1)?.at(-1)
    if (last && isComponent(last) && isComponent(node) && isGap(between(last, node, source))) groups.at(-1)?.push(node)
    else groups.push([node])
  }
  return groups.flatMap((group) => (group.some(isInlineAlone) ? [paragraph(group, source)] : group))
}

const isComponent = ({ type }: Nodes): boolean => type === 'mdxJsxFlowElement'

/** Whether it is white space that does not end a paragraph. */
const isGap = (texts: Text[]): boolean => texts.every(({ value }) => /^\s*$/.test(value) && !/\n\s*\n/.test(value))

const between = (first: Nodes, second: Nodes, source: string): Text[] =>
  textBetween(source, first.position?.end, second.position?.start)

function paragraph(group: Nodes[], source: string): Paragraph {
  const children = group.flatMap((node, index) => {
    const before = group[index - 1]
    return [...(before ? between(before, node, source) : []), { ...node, type: 'mdxJsxTextElement' } as PhrasingContent]
  })
  return { type: 'paragraph', children, ...placed(group[0]!, group.at(-1)!) }
}
