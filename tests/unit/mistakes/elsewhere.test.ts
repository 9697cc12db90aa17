import { describe } from '@jest/globals'
import { testMistakes } from '../../support/mistakes'

describe('what other site generators have', () => {
  testMistakes([
    [
      'details of HTML',
      '<details>\n<summary>甲</summary>\n\n乙\n\n</details>',
      ':6',
      'HTML 标签 <details>',
      '<Details summary',
    ],
    ['a picture of HTML', '<img src="./img/a.svg" alt="甲" />', ':6', '<img>', '![图里有什么]'],
    ['a picture of HTML, not closed', '甲 <img src="a.png">', ':6', 'MDX 语法错误', '![图里有什么]'],
    ['a link of HTML', '见<a href="./intro.mdx">甲</a>。', ':6', '<a>', '[文字](./页面.mdx)'],
    ['a table of HTML', '<table><tr><td>甲</td></tr></table>', ':6', '<table>', '| a | b |'],
    ['a style', '<style>\n.a { color: red }\n</style>', ':7', 'MDX 语法错误', '删掉 <style>'],
    ['a component in lower case', '<steps>\n\n甲\n\n</steps>', ':6', '<steps>', '写成 <Steps>'],
    ['an admonition', '<Admonition type="note">\n\n甲\n\n</Admonition>', ':6', '<Admonition>', ':::note[标题]'],
    [
      'an item of tabs',
      '<Tabs>\n<TabItem value="a">\n\n乙\n\n</TabItem>\n</Tabs>',
      ':7',
      '只能放 <Tab>',
      '改成 <Tab label="npm">',
    ],
    ['a group of code', ':::code-group\n甲\n:::', ':6', '没有“:::code-group”', '<Tabs>'],
    ['a callout in upper case', ':::Note\n甲\n:::', ':6', '没有“:::Note”', '写成小写的 :::note'],
    ['attributes of a callout', ':::note{title="甲"}\n乙\n:::', ':6', '花括号不起作用', ':::note[标题]'],
    ['attributes of a picture', '![甲图](./img/a.svg){width=300}', ':6', '不能写 {width=300}', '不能给图片'],
    ['a size of a picture', '![甲图](./img/a.svg =300x200)', ':6', '不能指定大小', '去掉 =300x200'],
    ['a snippet', '<<< @/snippets/a.ts', ':6', 'MDX 语法错误', 'file="./sample/a.ts"'],
    ['a template', '{% note %}甲{% endnote %}', ':6', 'MDX 语法错误', ':::note'],
    ['a slot', '<template #icon>甲</template>', ':6', 'MDX 语法错误', 'Vue'],
    ['a footnote in its line', '甲^[乙]', ':6', '不支持 ^[…]', '[^1]'],
    ['a superscript', 'm^2^', ':6', '不支持 ^上标^', '<sup>'],
    ['a subscript', 'H~2~O', ':6', '不支持 ~下标~', '<sub>'],
    ['an alert outside of a quote', '[!NOTE]\n甲', ':6', '提示块没有生效', '> [!NOTE]'],
    ['an alert with a space', '> [! NOTE]\n> 甲', ':6', '提示块没有生效', '没有空格'],
    ['two colons', '::note\n甲\n::', ':6', '要三个冒号', ':::note'],
    ['question marks', '??? note "甲"', ':6', '不支持 !!! 和 ???', ':::note'],
    ['tabs of ===', '=== "npm"\n\n甲', ':6', '不支持 ===', '<Tabs>'],
    ['a list of definitions', '甲\n: 乙', ':7', '定义列表', '**名称**'],
    ['a full-width quote', '＞ 甲', ':6', '> 是全角的', '半角'],
    ['full-width tags', '＜Steps＞', ':6', '尖括号是全角的', '半角'],
    ['columns of a spreadsheet', 'a\tb', ':6', '制表符不会分列', '| a | b |'],
    ['a link of reStructuredText', '见 `甲 <https://a.example>`_ 。', ':6', 'reStructuredText', '[文字](地址)'],
    ['a footnote with a full-width colon', '甲[^1]\n\n[^1]： 乙', ':8', '冒号是全角的', '半角'],
    ['circled numbers', '① 甲\n② 乙', ':6', '列表没有生效', '1. 文字'],
    ['numbers in brackets', '（1）甲\n（2）乙', ':6', '列表没有生效', '1. 文字'],
    ['letters', 'a. 甲\nb. 乙', ':6', '列表没有生效', '1. 文字'],
    ['an entity without its end', '甲 &ndash 乙', ':6', '少了分号', '直接写'],
  ])
})

describe('code blocks of other highlighters', () => {
  testMistakes([
    ['lines glued to the language', '```ts{1,3}\nlet a\n```', ':6', '不认识代码语言', '语言后面空一格'],
    ['another name', '```sh\nls\n```', ':6', '不认识代码语言', '写成 bash'],
    ['nearly a program', '```runn\ncode: a()\n```', ':6', '不认识代码语言', '是不是 run？'],
    ['upper case', '```TS\nlet a\n```', ':6', '不认识代码语言', '写成小写的 ts'],
    ['a title without quotes', '```ts title=a.ts\nlet a\n```', ':6', '没有意义', 'title="a.ts"'],
    ['a name in brackets', '```ts [a.ts]\nlet a\n```', ':6', '没有意义', 'title="a.ts"'],
    ['a comment that marks', '```ts\nlet a\n// highlight-next-line\nlet b\n```', ':8', '只是注释', '{3,5-7}'],
    ['a prompt', '```bash\n$ npm i\n```', ':7', '提示符 $', '删掉行首的 $'],
    ['two backticks', '``ts\nlet a\n``', ':6', '代码块没有生效', '三个反引号'],
    ['indented code', '甲\n\n    const a = 1', ':8', '缩进四格', '三个反引号'],
  ])
})
