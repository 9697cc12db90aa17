import type { Link, LinkReference, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'
import { hrefOf } from './render'

/** A link with an address that works outside of the site; references become links. */
export function linkMarkdown(
  node: Link | LinkReference,
  { context, address, convert, phrases }: MarkdownTools,
): RootContent[] {
  const href = hrefOf(node, context)
  return href === undefined
    ? convert(node.children)
    : [{ type: 'link', url: address(href), children: phrases(node.children) }]
}
