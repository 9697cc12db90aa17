import type { InlineCode } from 'mdast'
import { LANGUAGES } from '../highlight/highlight'
import { HOME } from './private'
import type { Slip } from './slip'

/** What is written in text to get a sign, and shows as it is between backticks. */
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }
/** Signs of a Chinese keyboard among those of a program. */
const WIDE: Record<string, string> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '：': ':',
  '；': ';',
  '。': '.',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '【': '[',
  '】': ']',
  '｛': '{',
  '｝': '}',
  '＝': '=',
  '／': '/',
}
const isWide = new RegExp(`[${Object.keys(WIDE).join('')}]`, 'g')

/** Reports code in a line that is not what it shows: a block between two backticks, signs that are meant for text. */
export function inlineCodeSlips({ node, written, tell }: Slip<InlineCode>): void {
  const { value } = node
  const [word = ''] = /^`+([\w+-]*)(?=\n)/.exec(written)?.slice(1) ?? []
  if (written.includes('\n') && (/^``[^`]/.test(written) || LANGUAGES.includes(word)))
    return tell(node, '代码块没有生效：反引号不是三个', '三个反引号与语言独占一行，结尾也是三个，独占一行')
  const [entity, name = ''] = /&(lt|gt|amp|quot|apos|nbsp|#\d+);/.exec(value) ?? []
  if (entity && value !== entity)
    tell(
      node,
      `反引号里的 ${entity} 会原样显示`,
      name.slice(1) === '124'
        ? '写 \\|，单元格里也一样'
        : `直接写 ${ENTITIES[name] ?? String.fromCodePoint(Number(name.slice(1)))}`,
    )
  if (/^!?\[[^\]]+\]\([^)\s]+\)$/.test(value))
    tell(node, '反引号里的链接不是链接，会原样显示', `去掉两边的反引号：${value}`)
  if (HOME.test(value)) tell(node, '这是自己电脑上的路径', '写相对路径，或 ~/ 开头')
  // `\d` and `\n` are code; a backslash before a sign of Markdown is for text
  if (/^[\w.]*\w\\[_*]\w/.test(value))
    tell(node, '反引号里的反斜杠会原样显示', `去掉反斜杠：\`${value.replace(/\\([_*])/g, '$1')}\``)
  if (!/\p{Script=Han}/u.test(value) && /\w/.test(value) && value.search(isWide) >= 0)
    tell(node, `\`${value}\` 里有全角的符号`, `改成半角：\`${value.replace(isWide, (sign) => WIDE[sign]!)}\``)
}
