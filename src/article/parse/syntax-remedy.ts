import { distance } from 'fastest-levenshtein'

/** Names that differ by one letter, and are both there. */
const PAIRED = /^(?:Tab|Step|Card)s?$/

/** Two tags of which one was meant to be the other: but for their case, or a letter or two. */
function isMistyped(reason: string): boolean {
  const [said, wrong = '', right = ''] = ENDS.exec(reason) ?? []
  if (!said || wrong.toLowerCase() === right.toLowerCase()) return Boolean(said)
  return distance(wrong, right) <= 2 && !PAIRED.test(wrong)
}
const ENDS = /closing tag `<\/(.+?)>`, expected corresponding closing tag for `<(.+?)>`/

/** What usually causes a message of the parser: the first that fits counts; `$1`, `$2` are what its pattern has found. */
const CAUSES: [fits: (reason: string, line: string, before: string) => boolean, remedy: string, names?: RegExp][] = [
  [
    (_reason, _line, before) => /<(style|script)\b(?![^]*<\/\1)/i.test(before),
    '删掉 <style> 和 <script>：页面是数据，不带样式和脚本',
  ],
  [
    (_reason, line) => /^\s*\|.*`[^`|]*<[^`|]*(?<!\\)\|[^`]*`/.test(line),
    '表格里，反引号中的竖线前加反斜杠：`A \\| B`',
  ],
  [(_reason, line) => /^\s*<<<\s*[@./]/.test(line), '引入文件写成代码块：```ts file="./sample/a.ts"，代码块里留空'],
  [(_reason, line) => /<!--\s*@?include/i.test(line), '不能引入别的页面：把内容写在这里，或链接过去'],
  [(_reason, line) => /\{\{#?include/.test(line), '不能引入别的页面：把内容写在这里，或链接过去'],
  [(_reason, line) => /\{%|\{\{[<%]/.test(line), '不支持模板语法：提示块写成 :::note，别的直接写内容'],
  [(_reason, line) => /^\s*\{:/.test(line), '删掉这一行：不能给段落加类名'],
  [(_reason, line) => line.includes('<!--'), '注释写成 {/* … */}'],
  [(_reason, line) => /<\/[bhw]r>/i.test(line), '写成 <br />'],
  [
    (reason) => reason.includes('closing brace'),
    '花括号没有成对：正文里的花括号写进反引号 `{ … }`，注释写完整 {/* … */}',
  ],
  [(_reason, line) => /\{#[^}]*\}\s*$/.test(line), '标题标识写 [#id]，不写 {#id}'],
  [(reason) => /expression|curly/i.test(reason), '正文里的花括号写进反引号：`{ … }`；标题标识写 [#id]，不写 {#id}'],
  [(_reason, line) => /<img\b/i.test(line), '图片写成 ![图里有什么](./img/名字.webp)'],
  [(_reason, line) => /<\w+[^>]*\{\/\*/.test(line), '注释移到标签外面'],
  [
    (_reason, line) => /<\w+[^>]*\s[#@:][\w-]+/.test(line),
    '不支持 Vue 的写法：属性写成 名字="值"，组件见 docs/authoring.md',
  ],
  [(reason) => /closing tag for `<(?:br|hr|img|input|wbr)>`/i.test(reason), '单独的标签以 /> 结束：<br />'],
  [
    (reason) => /closing tag for `<[a-z][\w.-]*>`/.test(reason),
    'HTML 标签不能直接写：用 docs/authoring.md 里的组件；要显示标签就写进反引号',
  ],
  [
    // A type's argument, and not a component: it follows a name, or is one letter
    (reason, line) =>
      /`<([A-Z]\w*)>`/.test(reason) && new RegExp(`[\\w]<${/`<(\w+)>`/.exec(reason)![1]}\\b|<[A-Z]>`).test(line),
    '类型写进反引号，例如 `Array<T>`；是组件的话，要有对应的 </标签>',
  ],
  [isMistyped, '把 </$1> 写成 </$2>', ENDS],
  [(reason) => ENDS.test(reason), '标签的结束次序不对：在 </$1> 之前写 </$2>，后开始的先结束；多出来的就删掉', ENDS],
  [
    (reason) => /closing tag for `<(?:Figure|Since|Deprecated|Unconfirmed|Filter|Gallery)>`/.test(reason),
    '这个标签里没有内容，以 /> 结束，例如 <Figure … />',
  ],
  [
    (reason, line) => reason.includes('before the end of `paragraph`') && /^\s*<[A-Z][^>]*>\s*\S/.test(line),
    '<$1 …> 与 </$1> 各独占一行，内容写在两行之间，前后空一行',
    /closing tag for `<(.+?)>`/,
  ],
  [
    (reason) => /`<[^`]*[^\w`<>./-][^`]*>`/.test(reason),
    '尖括号里的不是标签：写进反引号，例如 `$1`，或去掉尖括号',
    /`(<[^`]*>)`/,
  ],
  [(_reason, line) => /\w<[a-z]\s/.test(line), '小于号写进反引号，例如 `a < b`'],
  [
    (reason) => /unexpected closing tag/i.test(reason),
    '这个结束标签没有对应的开始标签：删掉它，或在前面补上；开始标签不能写成 <标签 />',
  ],
  [
    (reason) => /closing tag|corresponding|end of file/i.test(reason),
    '有标签没有闭合：每个 <标签> 都要有对应的 </标签>，且与开始标签在同一层',
  ],
  [(_reason, line) => /<(?:https?:|[\w.+-]+@)/.test(line), '网址写成 [文字](网址)，邮箱写成 [文字](mailto:邮箱)'],
  [
    (_reason, line) => /<\/?[A-Z]\w*(?:\s|$)/.test(line),
    '核对这个标签：属性写成 名字="值"，用半角的双引号，引号要成对',
  ],
  [
    (reason) => /name|character .*(?:before|after)|<|tag/i.test(reason),
    '正文里的尖括号写进反引号，例如 `Map<string, number>`；网址写 [文字](网址)',
  ],
]

/**
 * @param reason what the parser says.
 * @param line the text of the line that it names.
 * @param before the text above that line.
 * @returns what to do about it, in the author's words.
 */
export function syntaxRemedy(reason: string, line: string, before: string): string {
  const [, remedy, names] = CAUSES.find(([fits]) => fits(reason, line, before)) ?? []
  if (!remedy) return '核对这一行的标签、花括号和反引号'
  const [, ...found] = names?.exec(reason) ?? []
  return remedy.replace(/\$(\d)/g, (_, index: string) => found[Number(index) - 1] ?? '')
}
