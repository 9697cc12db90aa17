import type { Element } from 'hast'
import type { Link, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { handbookAttributes } from '../../site/frameworks'
import type { RenderTools } from '../construct'
import { element } from '../hast'
import { pagePath, resolveLink } from './resolve'

/** `[text](address)` and bare addresses. */
export function renderLink(node: Link, { state, context }: RenderTools): Element {
  const href = resolveLink(node.url, node, context, toString(node))
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
    : node.type === 'image' || ('children' in node && node.children.some(hasWords))
