import type { Pattern } from './slip'

/* What other Markdown dialects have and this one does not: it would come out as text. */

const AS_TEXT = '要原样显示就放进反引号'
const CALLOUT = '写成 :::note，结尾另起一行写 :::'
const ALERT = '写成引用块：第一行只有 > [!NOTE]，正文从下一行的 > 开始'
const KINDS = '(?:note|tip|info|important|warning|caution|danger)'

/** Anywhere in a text. They count in the source, where escapes show. */
export const DIALECT_MARKS: Pattern[] = [
  {
    sign: /\^\[[^\]\n]+\]/,
    message: '不支持 ^[…] 这种脚注',
    remedy: '正文里写 [^1]，另起一行写“[^1]: 内容”',
  },
  { sign: /(?<=\w)\^[^\s^]+\^/, message: '不支持 ^上标^', remedy: `写成 <sup>2</sup>；${AS_TEXT}` },
  { sign: /(?<=[A-Za-z])~[^\s~]+~(?!~)/, message: '不支持 ~下标~', remedy: `写成 <sub>2</sub>；${AS_TEXT}` },
  {
    sign: /(?<![\w+])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])/,
    message: '不支持 ++下划线++',
    remedy: `强调写成 **文字**；${AS_TEXT}`,
  },
  { sign: /%%[^%\n]+%%/, message: '不支持 %%注释%%', remedy: '写成 {/* 注释 */}' },
  {
    sign: /(?<!\|)\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|(?!\|)/,
    message: '不支持 ||隐藏文字||',
    remedy: `写成 <Details summary="标题">…</Details>；${AS_TEXT}`,
  },
  {
    sign: /(?<![\\\w])&(?:nbsp|ndash|mdash|hellip|lt|gt|amp|quot|copy|times|rarr|larr)(?![\w;])/,
    message: '字符引用后面少了分号',
    remedy: `直接写那个字符；${AS_TEXT}`,
  },
  { sign: /｀/, message: '反引号是全角的', remedy: '改成半角的 `' },
  {
    sign: new RegExp(`(?<!\\\\)\\[!\\s*${KINDS}\\s*\\]`, 'i'),
    left: '[!',
    message: '提示块没有生效',
    remedy: `${ALERT}；[! 与种类之间没有空格`,
  },
  {
    sign: /(?<![\w\\])::?(?:note|tip|info|important|warning|caution|danger)\[/,
    message: '提示块没有生效：要三个冒号，独占几行',
    remedy: CALLOUT,
  },
  {
    sign: /(?<=[\p{Script=Han}，。：；）])__[^_\n]+__|__[^_\n]+__(?=[\p{Script=Han}（])/u,
    message: '加粗没有生效：下划线紧挨着文字',
    remedy: `写成 **文字**；${AS_TEXT}`,
  },
  {
    sign: /(?<=\p{Script=Han})_[^_\s]+_|_[^_\s]+_(?=\p{Script=Han})/u,
    message: '斜体没有生效：下划线紧挨着文字',
    remedy: `强调写成 **文字**；${AS_TEXT}`,
  },
  {
    sign: /(?<![\\*\s])\*(?!\*)|(?<![\\*])\*(?![*\s])/,
    message: '斜体没有生效：* 没有成对',
    remedy: `强调写成 **文字**；要显示星号就写成 \\*；${AS_TEXT}`,
  },
  {
    sign: /(?<=[\p{Script=Han}，。；])\\n/u,
    message: '\\n 不会换行',
    remedy: `另起一段，或写 <br />；${AS_TEXT}`,
  },
  {
    sign: /&#(?:\d+|x[\da-f]+);/i,
    message: '字符写成了编号',
    remedy: `直接写那个字符；看不见的就删掉；${AS_TEXT}`,
  },
  {
    sign: /\S\t+\S/,
    message: '制表符不会分列，多半是从表格软件粘贴来的',
    remedy: '写成表格：| a | b |，表头下面一行 | --- | --- |',
  },
]

/** What other systems make a callout of: a quote that begins with a word for it. */
export const QUOTED_CALLOUT: Pattern = {
  sign: /^(?:注意|提示|说明|警告|重要|备注|小贴士|Note|Tip|Warning|Caution|Info|Important)(?:\s*[：:!！]|$)/im,
  message: '引用不会成为提示块',
  remedy: `${CALLOUT}；种类有 note tip info important caution warning danger`,
}

/** A table that is drawn. */
export const GRID = /^\+[-=]{2,}(?:\+[-=]{2,})*\+$/

/** At the start of a line. */
export const DIALECT_LINES: Pattern[] = [
  { sign: /^\[\[?_?toc_?\]?\]$/i, message: '不支持 [TOC]', remedy: '删掉这一行：目录由页面自己生成' },
  { sign: /^(?:!{3}|\?{3}\+?)\s*\w/, message: '不支持 !!! 和 ??? 这种提示块', remedy: CALLOUT },
  {
    sign: /^={3}[!+]?\s*["“]/,
    message: '不支持 === 这种选项卡',
    remedy: '写成 <Tabs>，里面每一段放进 <Tab label="npm">…</Tab>',
  },
  { sign: /^::(?:\s*\w|$)/, message: '提示块没有生效：要三个冒号', remedy: CALLOUT },
  {
    sign: new RegExp(`^(?:\\*\\*${KINDS}:?\\*\\*:?|\\[${KINDS}\\])$`, 'i'),
    message: '提示块没有生效',
    remedy: ALERT,
  },
  {
    sign: new RegExp(`^${KINDS}\\s*[:：]\\s*\\S`, 'i'),
    message: '这一行不会成为提示块',
    remedy: CALLOUT,
  },
  { sign: /^＞/, message: '引用没有生效：> 是全角的', remedy: '改成半角的 >，后面空一格' },
  { sign: /^＜\/?[A-Za-z]/, message: '标签没有生效：尖括号是全角的', remedy: '改成半角的 < 和 >' },
  {
    sign: /^\[[^\]^]+\]：\s*\S/,
    message: '链接的地址没有生效：冒号是全角的',
    remedy: '写成“[名字]: 地址”，冒号是半角的',
  },
  { sign: GRID, message: '不支持用 + 和 - 画的表格', remedy: '写成 | a | b |，表头下面一行 | --- | --- |' },
  { sign: /^\[[ xX]?\](?=[^\s(:：[])/, message: '任务列表没有生效', remedy: '写成“- [ ] 文字”：方括号里外各一个空格' },
  { sign: /`[^`]+\s<[^<>\s]+>`_/, message: '链接没有生效：这是 reStructuredText 的写法', remedy: '写成 [文字](地址)' },
  {
    sign: /^(?:💡|ℹ️?|⚠️?|❗️?|‼️?|📝|📌|🚨|🔥|✅|❌|👉|🔔|☝️?|⛔️?|🛑)/u,
    message: '用表情开头的一段不是提示块',
    remedy: '写成 :::tip、:::note 或 :::warning，正文另起一行，结尾另起一行写 :::；只是一段话就删掉表情',
  },
  { sign: /^\[\^[^\]]+\]：/, message: '脚注没有生效：冒号是全角的', remedy: '写成“[^名字]: 内容”，冒号是半角的' },
  { sign: /^: \S/, message: '不支持“: 解释”这种定义列表', remedy: '写成列表“- **名称**：解释”，或两列的表格' },
]
