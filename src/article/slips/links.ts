import type { Link } from 'mdast'
import type { Slip } from './slip'

/** Reports words of a link that hold what belongs around it. */
export function linkSlips({ node, written, tell }: Slip<Link>): void {
  const [, words = ''] = /^\[([^]*)\]\(/.exec(written) ?? []
  if (/^\s|\s$/.test(words)) tell(node, '链接的文字前后有空格', '删掉方括号里侧的空格')
  const hash = /\p{Script=Han}(#[\w-]+)$/u.exec(words)?.[1]
  if (hash) tell(node, `标识 ${hash} 写在了文字里`, `写到地址后面：[文字](./页面.mdx${hash})`)
  if (/[，。；：、,;]$/.test(words)) tell(node, `链接的文字以“${words.at(-1)}”结尾`, '把标点移到链接后面')
}
