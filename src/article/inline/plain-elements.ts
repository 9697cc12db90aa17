import { toString } from 'mdast-util-to-string'
import type { ComponentMarkdown } from '../construct'

const words: ComponentMarkdown = (node, _attributes, { convert }) => convert(node.children)

/** HTML elements authors may write as they are, without attributes, and what they are in Markdown. */
export const plainElements: Record<string, ComponentMarkdown> = {
  br: () => [{ type: 'break' }],
  kbd: (node) => [{ type: 'inlineCode', value: toString(node.children) }],
  sub: words,
  sup: words,
  wbr: () => [],
}
