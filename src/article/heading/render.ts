import type { Element, ElementContent } from 'hast'
import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { article } from '../../site/strings/interface'
import type { RenderTools } from '../construct'
import { control, element } from '../hast'
import { takeExplicitId } from './explicit-id'

/** `## Heading [#id]`; without an id it gets a slug of its text. */
export function renderHeading(node: Heading, { context, ids, state }: RenderTools): Element {
  if (node.depth === 1)
    context.problem('heading-1', node, '正文里不能有一级标题', '标题写在前置信息的 title 里，正文从 ## 开始')
  const explicit = takeExplicitId(node)
  const label = toString(node).replace(/\s+/g, ' ').trim()
  const level = node.depth === 1 ? 2 : node.depth
  const id = ids.add(level, label, explicit, node)
  return headingElement(level, id, state.all(node))
}

/**
 * @returns the link beside what has an address. Its sign comes with the style: it is no part of the text that is copied,
 *   or read in a reader mode. Its name does not repeat the heading, which is named by both.
 */
export const anchorTo = (id: string): Element =>
  control(element('a', { className: ['anchor'], href: `#${encodeURIComponent(id)}`, ariaLabel: article.headingLink }))

/** @returns a heading with its anchor link. */
export const headingElement = (level: number, id: string, children: ElementContent[]): Element =>
  element(`h${level}`, { id }, [...children, anchorTo(id)])
