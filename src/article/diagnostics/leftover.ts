import type { Paragraph, PhrasingContent } from 'mdast'
import type { Finding } from '../../site/finding'

/** Signs of Markdown that are text after parsing, as keyboards of both widths write them, and what was meant. */
const SIGNS: [sign: RegExp, remedy: string][] = [
  [/\*\*/, '加粗写成 **文字**，星号与文字之间不留空格'],
  [/[`｀]/, '代码写在一对半角反引号里；代码块的三个反引号独占一行'],
  [
    /\]\(|\]\[|[\]］】][ \t]?[(（](?=[^)）\n]*[./#])|[)）][[［](?:\.{0,2}\/|#|https?:)/,
    '链接写成 [文字](地址)，括号用半角，地址里没有空格',
  ],
  [/\[!/, '提示块写成 :::note，结尾另起一行写 :::；图片写成 ![图里有什么](./img/名字.webp)'],
  [/[[［]\^/, '没有脚注：写进正文，或放进括号'],
]

/** The same at the start of a line. */
const LINE_SIGNS: [sign: RegExp, remedy: string][] = [
  [/^[:：]{2,}(?=\s?[\w\s]|$)/, '提示块写成 :::note，结尾另起一行写 :::，前后各空一行'],
  [
    /^[|｜]|^(?=.*[|｜])[\s:：|｜-]*[-－—]{2,}[\s:：|｜－—-]*$/,
    '表格每行写成 | a | b |，表头下面一行 | --- | --- |，列数相同，中间不空行',
  ],
  [/^[#＃]+(?=[^\s#\d!])|^＃/, '标题写成 ## 标题 [#标识]，# 是半角的，后面空一格'],
]

const ESCAPED = /\\[!-/:-@[-`{-~]/g

/**
 * Finds Markdown that had no effect: readers would meet its signs.
 * @param source what the tree was parsed from: only there an escaped sign can be told from one that is not.
 */
export function leftoverMarkdown(paragraph: Paragraph, source: string): Finding[] {
  const found = new Map<number, Finding>()
  const look = (node: PhrasingContent): void => {
    if ('children' in node) node.children.forEach(look)
    const { start, end } = node.position ?? {}
    if (node.type !== 'text' || start?.offset === undefined || !end) return
    const isLineStart = /^[\s>]*$/.test(source.slice(source.lastIndexOf('\n', start.offset - 1) + 1, start.offset))
    const lines = source.slice(start.offset, end.offset).replace(ESCAPED, '').split('\n')
    for (const [index, text] of lines.entries()) {
      const line = start.line + index
      const atStart = index > 0 || isLineStart ? LINE_SIGNS : []
      const written = text.replace(/^[\s>]+/, '')
      const [sign, remedy] = [...atStart, ...SIGNS].find(([one]) => one.test(written)) ?? []
      if (!sign || !remedy || found.has(line)) continue
      const shown = sign.exec(written)![0].slice(0, 20)
      const message = `“${shown}”没有生效，会原样显示`
      found.set(line, { rule: 'leftover-markdown', line, message, remedy: `${remedy}；要显示它就放进反引号` })
    }
  }
  paragraph.children.forEach(look)
  return [...found.values()]
}
