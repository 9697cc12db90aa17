import type { Element, ElementContent, Properties } from 'hast'
import type { Heading } from 'mdast'
import type { RenderTools } from '../construct'
import { element, findElement, withFacts } from '../hast'
import { takeExplicitId } from './explicit-id'
import { wordsOf } from './words'

/** `## Heading [#id]`; without an id it gets a slug of its text. */
export function renderHeading(node: Heading, { context, ids, state }: RenderTools): Element {
  if (node.depth === 1)
    context.problem('heading-1', node, '正文里不能有一级标题', '标题写在前置信息的 title 里，正文从 ## 开始')
  const explicit = takeExplicitId(node)
  const label = wordsOf(node).replace(/\s+/g, ' ').trim()
  const level = node.depth === 1 ? 2 : node.depth
  const id = ids.add(level, label, explicit, node)
  return headingElement(level, id, state.all(node))
}

/**
 * @returns the words of what has an address, as a link to it: it is heard once, and by its own name. Only its sign is
 *   pressed, see ./style.css; the sign comes with the style, so it is no part of the text that is copied. Words with a
 *   link of their own stay what they are, since a link holds no other.
 */
export function anchorTo(id: string, children: ElementContent[], properties: Properties = {}): Element {
  const words = element('span', {}, children)
  if (findElement(words, 'a')) return words
  return withFacts(element('a', { ...properties, href: `#${encodeURIComponent(id)}` }, children), { isAnchor: true })
}

/**
 * Ids that the reader mode of Firefox takes for no part of an article (`negative` and `unlikelyCandidates` in Mozilla's
 * Readability.js), as far as they are words of ours; a class that it takes for one outweighs them.
 */
const UNLIKELY =
  /-ad-|banner|comment|community|contact|extra|footer|header|hidden|legends|media|menu|meta|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|sidebar|social|sponsor|supplemental|tags|widget/i

/** @returns a heading that is its anchor link, where {@link anchorTo} makes one. */
export const headingElement = (level: number, id: string, children: ElementContent[]): Element =>
  element(`h${level}`, { id, ...(UNLIKELY.test(id) && { className: ['content'] }) }, [anchorTo(id, children)])
