import type { PhrasingContent } from 'mdast'
import { attributesOf } from '../component/attributes'
import { childrenNamed } from '../component/children'
import type { ComponentMarkdown, JsxNode, MarkdownTools } from '../construct'
import { listOf } from '../prose/list'
import { badgesOf, cardHref } from './render'

/** A list of links, each with the name and the text of its card; the drawings say nothing else. */
export const cardsMarkdown: ComponentMarkdown = (node, _attributes, tools) => [
  listOf(childrenNamed(node, 'Card').map((card) => ({ content: cardLine(card, tools) }))),
]

/** `[标签](…) \`PanoTagPlugin\`：钉在 \`Five\` 里` */
function cardLine(card: JsxNode, { context, address, phrases }: MarkdownTools): PhrasingContent[] {
  const { title = '', href = '', name, badges } = attributesOf(card)
  const marks = badgesOf(badges)
  const description = phrases(card.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child])))
  return [
    { type: 'link', url: address(cardHref(card, href, context)), children: [{ type: 'text', value: title }] },
    ...(name ? [{ type: 'text', value: ' ' } as const, { type: 'inlineCode', value: name } as const] : []),
    ...(description.length ? [{ type: 'text', value: '：' } as const, ...description] : []),
    ...(marks.length ? [{ type: 'text', value: `（${marks.join('、')}）` } as const] : []),
  ]
}
