import type { Element, ElementContent } from 'hast'
import type { Link, LinkReference } from 'mdast'
import type { RenderTools } from '../construct'
import type { CompileContext } from '../compilation'
import { element } from '../hast'
import { definitionOf } from './references'
import { resolveLink } from './resolve'

/** @returns a link's address in the page; `undefined` for a reference that nothing defines. */
export const hrefOf = (node: Link | LinkReference, context: CompileContext): string | undefined =>
  context.once(node, () => {
    const url = node.type === 'link' ? node.url : definitionOf(node, context)?.url
    return url === undefined ? undefined : resolveLink(url, node, context)
  })

/** `[text](address)`, `[text][name]`, and bare addresses. */
export function renderLink(node: Link | LinkReference, { state, context }: RenderTools): Element | ElementContent[] {
  const href = hrefOf(node, context)
  if (href === undefined) return state.all(node)
  const external = /^https?:/.test(href)
  return element('a', { href, ...(external && { rel: ['noopener'] }) }, state.all(node))
}
