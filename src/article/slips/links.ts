import type { Link } from 'mdast'
import type { Slip } from './slip'

/** Reports words of a link that hold what belongs around it. */
export function linkSlips({ node, written, tell }: Slip<Link>): void {
  const [, words = ''] = /^\[([^]*)\]\(/.exec(written) ?? []
  if (/^\s|\s$/.test(words)) tell(node, '链接的文字前后有空格', '删掉方括号里侧的空格')
  if (/[，。；：、,;]$/.test(words)) tell(node, `链接的文字以“${words.at(-1)}”结尾`, '把标点移到链接后面')
}
