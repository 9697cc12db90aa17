import type { Paragraph, Text } from 'mdast'
import { insteadOfContainer } from '../component/elsewhere'
import { DIALECT_LINES, DIALECT_MARKS, GRID } from './dialects'
import { PASTED_LINES, PASTED_MARKS } from './pasted'
import type { Pattern, Slip } from './slip'

const AS_TEXT = '要原样显示就放进反引号'

/** Signs that mean something in Markdown and were left over as text. They count in the source, where escapes show. */
const PATTERNS: Pattern[] = [
  {
    sign: /(?<!\\)\]\([^)\n]*["“”'][^)\n]*\)/,
    message: '链接没有生效：地址后面的标题写错了',
    remedy: '去掉标题，写成 [文字](地址)；标题要写就用一对半角双引号括起来',
  },
  {
    sign: /(?<!\\)\]\([^)\n]*\s=\d*%?x\d*%?\)/,
    message: '图片不能指定大小',
    remedy: '去掉 =300x200：大小取自图片本身；位图要能放大就写 <Figure … zoom />',
  },
  {
    sign: /(?<!\\)\]\([^)\n"“”'=]*[^\S\n][^)\n"“”'=]*\)/,
    message: '链接没有生效：地址里有空格',
    remedy: '去掉文件名里的空格，地址里的空格写成 %20；一个链接只写一个地址',
  },
  {
    sign: /(?<!\\)\]\([^)\s]*\\\)/,
    message: '链接没有生效：右括号前面有反斜杠',
    remedy: '去掉反斜杠，写成 [文字](地址)',
  },
  {
    sign: /(?<!\\)\]\([^)\s]*(?<!\\)\)/,
    message: '链接没有生效：方括号没有成对，或链接里又套了链接',
    remedy: '写成 [文字](地址)，文字里不再有链接；要显示方括号就写成 \\[',
  },
  {
    sign: /(?<!\\)\]\((?=[./#]|https?:)[^)\n]*(?:\n|$)/,
    message: '链接没有生效：缺少右括号',
    remedy: '在地址后面补上半角的 )',
  },
  {
    sign: /[)）]\[(?:\.{0,2}\/|https?:|#)[^\]\n]*\]/,
    message: '链接没有生效：方括号和圆括号写反了',
    remedy: '写成 [文字](地址)',
  },
  {
    sign: /(?<!\\)\](?:\s+\(|（)(?=[^)）\n]*[./#])[^)）\n]*[)）]/,
    message: '链接没有生效：方括号后面要紧跟半角圆括号',
    remedy: '写成 [文字](地址)',
  },
  {
    sign: /[【［][^】］\n]+[】］][(（][^)）\n]*[./#]/,
    message: '链接没有生效：括号是全角的',
    remedy: '写成 [文字](地址)',
  },
  { sign: /(?<!\\)!\[(?![^\]\n]*\]\[)/, message: '图片没有生效', remedy: '写成 ![图里有什么](./img/名字.webp)' },
  {
    sign: /(?<!\\)\[\[(?!_?toc_?\]\])[^\]\n]+\]\]/i,
    message: '不支持 [[…]] 这种写法',
    remedy: '链接写成 [文字](./页面.mdx)；目录由页面自己生成，不用写',
  },
  {
    sign: /(?<!\\)\[\^[^\]\s]+\]/,
    message: '脚注没有内容',
    remedy: '另起一行写“[^名字]: 内容”，名字与正文里的相同；不要脚注就删掉它',
  },
  {
    sign: /(?<![\\*])\*\*(?!\*)/,
    message: '加粗没有生效：** 没有成对，或里侧有空格',
    remedy: `写成 **文字**，星号与文字之间不留空格；${AS_TEXT}`,
  },
  { sign: /(?<![\\`])`/, message: '反引号没有成对', remedy: '补上另一个反引号；要显示反引号就用两个反引号括起来' },
  { sign: /(?<![\\~])~~(?!~)/, message: '删除线没有生效：~~ 没有成对', remedy: `写成 ~~文字~~；${AS_TEXT}` },
  {
    sign: /(?<![\w=!\\])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])/,
    message: '不支持 ==高亮==',
    remedy: `强调写成 **文字**；${AS_TEXT}`,
  },
  {
    sign: /(?<!\\)\$\$|(?<![\\$])\$[^$\n]*[\\^_][^$\n]*\$/,
    message: '不支持数学公式',
    remedy: '写成文字、行内代码，或一张 SVG 图',
  },
  { sign: /(?<![\w:]):(?:[a-z][a-z_]+|[+-]1):(?![\w:])/, message: '不支持表情代码', remedy: '删掉它，或直接写文字' },
]

/** What a line of a text begins with. */
const LINES: Pattern[] = [
  {
    sign: /^#{1,6}(?:\u3000|[^\s#!\d])/,
    message: '标题没有生效：# 后面少一个空格（半角）',
    remedy: '写成 ## 标题 [#标识]',
  },
  {
    sign: /^[-+](?=[\p{Script=Han}`“])/u,
    message: '列表没有生效：符号后面少一个空格',
    remedy: '写成 - 文字',
  },
  { sign: /^\d+[、．](?!\d)/, message: '列表没有生效：序号后面是全角的符号', remedy: '写成 1. 文字' },
  { sign: /^#{7,}/, message: '标题没有生效：最多六个 #', remedy: '写成 ## 标题 [#标识]，一级一级往下' },
  { sign: /^＃/, message: '标题没有生效：# 是全角的', remedy: '写成 ## 标题 [#标识]' },
  {
    sign: /^:{3,}\s*$/,
    message: '多出来一行 :::，它前面的提示块已经结束',
    remedy: '删掉它；提示块里套提示块时，外层的开头和结尾各多写一个冒号',
  },
  {
    sign: /^:{3,}\s+\w/,
    message: '提示块没有生效：::: 与种类之间不能有空格',
    remedy: '写成 :::note，结尾另起一行写 :::',
  },
  {
    sign: /^:{3,}\w+[【［（]/,
    message: '提示块没有生效：标题的括号是全角的',
    remedy: '标题写在半角的方括号里：:::note[标题]',
  },
  { sign: /^:{3,}\w/, message: '提示块没有生效', remedy: '它前面空一行，结尾另起一行写 :::' },
  { sign: /^：{2,}/, message: '提示块没有生效：冒号是全角的', remedy: '写成 :::note，结尾另起一行写 :::' },
  { sign: /^[`｀]{3}|^·{3}/, message: '代码块没有生效', remedy: '三个半角反引号与语言独占一行，代码从下一行开始' },
  { sign: /^｜/, message: '表格没有生效：竖线是全角的', remedy: '改成半角的 |' },
  { sign: /^[-*_](?:\s?[-*_－—])+\s*$/, message: '分隔线没有生效', remedy: '单独一行写 ---，前后各空一行' },
]

/** Reports Markdown that came out as text. */
export function textSlips({ node, written, tell }: Slip<Text>): void {
  const first = node.position!.start.line
  for (const { sign, left = '', message, remedy } of [...PATTERNS, ...DIALECT_MARKS, ...PASTED_MARKS]) {
    const found = sign.exec(written)
    if (found && node.value.includes(left)) tell(first + lineOfOffset(written, found.index), message, remedy)
  }
  // One that exists has become its character
  const entity = /(?<!\\)&[a-z]\w{1,30};/gi
  for (const { 0: name, index } of written.matchAll(entity))
    if (node.value.includes(name))
      tell(first + lineOfOffset(written, index), `没有 ${name} 这个字符引用`, `直接写那个字符；${AS_TEXT}`)
}

/** Reports lines of a paragraph that look like the start of a block, and lists and tables that are none. */
export function paragraphSlips({ node, written, tell }: Slip<Paragraph>): void {
  const first = node.position!.start.line
  const lines = written.split('\n').map((line) => line.replace(/^[\s>]+/, ''))
  for (const [index, line] of lines.entries())
    for (const { sign, message, remedy } of [...LINES, ...DIALECT_LINES, ...PASTED_LINES])
      if (sign.test(line)) tell(first + index, message, elsewhere(line) ?? remedy)
  listSlips(lines, first, tell)
  lostTable(lines, first, tell)
}

/** What a block of three colons that is none here is written as. */
const elsewhere = (line: string): string | undefined => insteadOfContainer(/^:{3,}\s*([\w-]+)/.exec(line)?.[1] ?? '')

const BULLET = /^(?:[-+][^\s\-+\d>]|\*[^\s*]|[•·●○–－§]|—{1,2}\s|[→-⇿⁃∙▀-◿☐-☒★☆✓✔✦➔-➾⬛-⯿]\s?)/u
/** Lines of a name and what it is, and of steps: Markdown makes one line of them. */
const LABEL = /^(?:第[一二三四五六七八九十\d]+步|\*\*[^*]{1,12}[：:]\*\*|(?=.{1,8}：)[\p{Script=Han}\w ]+：)/u
const NUMBER =
  /^(?:[①-⑳]|[（(]?[\d一二三四五六七八九十]+[）)]|[A-Za-z][.、)）] ?(?=\p{Script=Han})|[a-z][.)] |[Ss]tep ?\d+|\d+[、．]|\d+[.)）](?=[^\s\d])|\d+(?:\.\d+)+[.、]?\s+\p{Script=Han})/u

function listSlips(lines: string[], first: number, tell: Slip['tell']): void {
  const late = lines.findIndex((line, index) => index > 0 && /^(?!1[.)])\d{1,2}[.)] \S/.test(line))
  if (late > 0) tell(first + late, '列表没有生效：不从 1 开始的列表接不上前一行', '在它前面空一行')
  for (const sign of [BULLET, NUMBER, LABEL]) {
    const at = lines.findIndex((line, index) => sign.test(line) && sign.test(lines[index + 1] ?? ''))
    if (at >= 0) tell(first + at, '列表没有生效，几项会连成一行', '每项写成“- 文字”或“1. 文字”，符号后面空一格')
  }
}

/** A rule below the heads of a table that a Chinese keyboard has written. */
const WIDE_RULE = /^(?=.*[|｜])(?=.*[：－—｜])(?=.*[-－—])[\s|｜:：\-－—]+$/

const DELIMITER = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/
const columns = (line: string): number =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/).length

function lostTable(lines: string[], first: number, tell: Slip['tell']): void {
  const wide = lines.findIndex((line) => WIDE_RULE.test(line))
  if (wide >= 0)
    return tell(first + wide, '表格没有生效：分隔行里有全角的符号', '只写半角的 |、: 和 -，例如 | :--- | --- |')
  const at = lines.findIndex((line, index) => index > 0 && line.includes('|') && DELIMITER.test(line))
  if (at > 0) {
    const [heads, marks] = [columns(lines[at - 1]!), columns(lines[at]!)]
    tell(
      first + at,
      `表格没有生效：表头有 ${heads} 列，分隔行有 ${marks} 列`,
      '分隔行的每一列写一个 ---，列数与表头相同',
    )
    return
  }
  if (DELIMITER.test(lines[0] ?? '') && lines[0]!.includes('|'))
    return tell(first, '表格没有生效：分隔行前面没有表头', '在它上面写一行表头：| 名称 | 说明 |')
  if (lines.some((line) => GRID.test(line))) return
  const row = lines.findIndex((line) => /^\|.*\|\s*$/.test(line))
  if (row >= 0) tell(first + row, '表格没有生效：缺少表头下面的分隔行', '表头下面加一行 | --- | --- |，前面空一行')
}

const lineOfOffset = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1
