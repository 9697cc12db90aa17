import type { Finding } from '../../site/finding'

/** Rule of what the parser could not read. */
export const SYNTAX = 'mdx-syntax'

/** The parser's messages begin with a place and end with the name of a rule. */
const MESSAGE = /^(\d+):\d+: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

/** What the parser says, and what that means; the first that fits counts. */
const MEANINGS: [said: RegExp, meaning: string][] = [
  [/^Expected a closing tag for `(<(.+?)>)`[^]*/, '$1 没有对应的 </$2>'],
  [/^Unexpected closing tag `(.+?)`, expected corresponding closing tag for `(.+?)`[^]*/, '$1 不能结束 $2'],
  [/^Unexpected closing tag `<\/(.+?)>`[^]*/, '</$1> 前面没有 <$1>'],
  [/^[^]*closing brace[^]*/, '花括号没有成对'],
  [/^[^]*parse expression[^]*/, '花括号里的不是注释'],
]

/** What to do, by the text of the line or what the parser says of it; the first that fits counts. */
const REMEDIES: [fits: RegExp, remedy: string][] = [
  [/<!--/, '注释写成 {/* … */}'],
  [/<(?:br|hr|img|input)\b/i, '单独的标签以 /> 结束：<br />；图片写成 ![图里有什么](./img/名字.webp)'],
  [/brace|expression|curly/i, '正文里的花括号写进反引号：`{ … }`；注释写 {/* … */}；标题标识写 [#id]，不写 {#id}'],
  [/<(?:https?:|[\w.+-]+@)/, '网址写成 [文字](网址)，邮箱写成 [文字](mailto:邮箱)'],
  [/\w<[^>]*>|<[A-Z]>/, '正文里的尖括号写进反引号，例如 `Map<string, number>`'],
  [/closing tag/i, '有标签没有闭合，或没有开始：<标签> 与 </标签> 各独占一行，成对，在同一层；HTML 标签不能直接写'],
]

/** What the author sees of the line. */
const SHOWN = 40

/**
 * @param thrown what the parser said.
 * @param source what it was given.
 * @returns the same in the author's words.
 */
export function syntaxFinding(thrown: string, source: string): Finding {
  const [, row = '1', said = thrown] = MESSAGE.exec(thrown) ?? []
  const reason = said.replace(' with oxc', '')
  const text = (source.split('\n')[Number(row) - 1] ?? '').trim()
  const excerpt = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  const [pattern, meaning] = MEANINGS.find(([one]) => one.test(reason)) ?? []
  const what = pattern && meaning ? reason.replace(pattern, meaning) : '这一行读不懂'
  return {
    rule: SYNTAX,
    line: Number(row),
    message: `MDX 语法错误：${what}${excerpt && `：“${excerpt}”`}（${reason}）`,
    remedy:
      REMEDIES.find(([fits]) => fits.test(text) || fits.test(reason))?.[1] ??
      '尖括号和花括号写进反引号；标签的属性写成 名字="值"，引号用半角，成对',
  }
}
