import type { Element, ElementContent } from 'hast'
import type { Link, LinkReference, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { handbookAttributes } from '../../site/frameworks'
import type { RenderTools } from '../construct'
import type { CompileContext } from '../compilation'
import { element } from '../hast'
import { definitionOf } from './references'
import { pagePath, resolveLink } from './resolve'

/** @returns a link's address in the page; `undefined` for a reference that nothing defines. */
function hrefOf(node: Link | LinkReference, context: CompileContext): string | undefined {
  const url = node.type === 'link' ? node.url : definitionOf(node, context)?.url
  return url === undefined ? undefined : resolveLink(url, node, context, toString(node))
}

/** `[text](address)`, `[text][name]`, and bare addresses. */
export function renderLink(node: Link | LinkReference, { state, context }: RenderTools): Element | ElementContent[] {
  const href = hrefOf(node, context)
  if (href === undefined) return state.all(node)
  if (!hasWords(node))
    context.problem('empty-link', node, '链接没有文字', '在方括号里写去哪里，例如 [安装](./intro.mdx#install)')
  const external = /^https?:/.test(href)
  return element(
    'a',
    {
      href,
      ...(external && { rel: ['noopener'] }),
      ...handbookAttributes(pagePath(context.file), href, toString(node)),
    },
    state.all(node),
  )
}

/** Whether there is something to read or to see in a link. */
const hasWords = (node: Nodes): boolean =>
  node.type === 'text' || node.type === 'inlineCode'
    ? Boolean(node.value.trim())
    : node.type === 'image' || node.type === 'imageReference' || ('children' in node && node.children.some(hasWords))
