import type { Link, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Slip, Tell } from './slip'

/** Whether two addresses differ by more than the slash at their end. */
const isAnother = (words: string, url: string): boolean =>
  !/[…\s]/.test(words) && decodeURI(words).replace(/\/$/, '') !== decodeURI(url).replace(/\/$/, '')

/** Reports a link that was pasted twice. */
export function twinLinks(siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    const before = siblings[index - 1]
    if (node.type !== 'link' || before?.type !== 'link') continue
    if (node.url === before.url && toString(node) === toString(before))
      tell(node, `链接“${toString(node)}”连写了两遍`, '删掉一个')
  }
}

/** Reports words of a link that hold what belongs around it. */
export function linkSlips({ node, written, tell }: Slip<Link>): void {
  const [, words = ''] = /^\[([^]*)\]\(/.exec(written) ?? []
  if (/^\s|\s$/.test(words)) tell(node, '链接的文字前后有空格', '删掉方括号里侧的空格')
  const hash = /\p{Script=Han}(#[\w-]+)$/u.exec(words)?.[1]
  if (hash) tell(node, `标识 ${hash} 写在了文字里`, `写到地址后面：[文字](./页面.mdx${hash})`)
  if (/^https?:\/\//.test(words) && isAnother(words, node.url))
    tell(node, `链接写着 ${words}，通到的却是 ${node.url}`, '两处写同一个网址，或把方括号里的换成页面的名字')
  if (/[，。；：、,;]$/.test(words)) tell(node, `链接的文字以“${words.at(-1)}”结尾`, '把标点移到链接后面')
}
