import type { Element, ElementContent, Properties } from 'hast'
import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { RenderTools } from '../construct'
import { element, findElement } from '../hast'
import { takeExplicitId } from './explicit-id'

/** `## Heading [#id]`; without an id it gets a slug of its text. */
export function renderHeading(node: Heading, { context, ids, state }: RenderTools): Element {
  if (node.depth === 1)
    context.problem('heading-1', node, '正文里不能有一级标题', '标题写在前置信息的 title 里，正文从 ## 开始')
  const explicit = takeExplicitId(node)
  const label = toString(node).replace(/\s+/g, ' ').trim()
  const level = node.depth === 1 ? 2 : node.depth
  const id = ids.add(level, label, explicit, node)
  const heading = headingElement(level, id, state.all(node))
  if (findElement(heading.children[0]!, 'a'))
    context.problem('heading-link', node, '标题里不能有链接：标题自己就是链接', '把链接写进标题下面的正文')
  return heading
}

/**
 * @returns the words of what has an address, as a link to it: it is heard once, and by its own name. Only its sign is
 *   pressed, see ./style.css; the sign comes with the style, so it is no part of the text that is copied.
 */
export const anchorTo = (id: string, children: ElementContent[], properties: Properties = {}): Element =>
  element('a', { ...properties, href: `#${encodeURIComponent(id)}` }, children)

/** @returns a heading that is its anchor link. */
export const headingElement = (level: number, id: string, children: ElementContent[]): Element =>
  element(`h${level}`, { id }, [anchorTo(id, children)])
