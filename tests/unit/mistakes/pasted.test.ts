import { describe, expect, test } from '@jest/globals'
import { PAGE, page, testMistakes, toldOf } from '../../support/mistakes'

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'

describe('what came with something pasted', () => {
  testMistakes([
    ['a radical', '⽤户', ':6', 'U+2F64', '重新打这个字：用'],
    ['a ligature', '改 conﬁg。', ':6', '不是平常的字', '：fi'],
    ['a letter of Cyrillic', '写 `сompass`。', ':6', '不是英文字母', '英文字母 c'],
    ['text that was misread', 'è§†çº¿。', ':6', '乱码', 'UTF-8'],
    ['a carriage return', '甲。\r乙。', ':6', '旧式的换行', 'LF'],
    ['an em space', '甲\u2003乙', ':6', 'U+2003', '普通的空格'],
    ['marks of an assistant', '甲【4†source】。', ':6', '助手留下', '删掉'],
    ['what Feishu leaves', '暂时无法在飞书文档外展示此内容', ':6', '丢了内容', '补上'],
    ['what Word leaves', '见错误！未找到引用源。', ':6', '交叉引用', '链接'],
    ['what a spreadsheet leaves', '共 #REF! 个', ':6', '算不出', '补上'],
    ['escaped stars', '请\\*\\*务必\\*\\*释放。', ':6', '反斜杠', '去掉反斜杠'],
    ['an escaped heading', '\\## 甲', ':6', '反斜杠', '行首'],
    ['a button', 'ts复制代码', ':6', '按钮', '删掉'],
    ['escapes', '\\u65e0\\u6cd5', ':6', '编码', '直接写文字'],
    ['a hyphen at the end of a line', '装上 Pano-\nCompass', ':6', '连字符', '接成一个词'],
    ['nbsp', '甲&nbsp;乙', ':6', '不换行的空格', '普通的空格'],
    ['a path', '见 ./intro.mdx。', ':6', '写成了文字', '写成链接'],
    ['a brace too many', '甲 `{ a }`}。', ':6', '多了一个 }', '删掉'],
    ['a note in wide brackets', '甲［^1］。\n\n[^1]: 乙', ':6', '全角', '[^名字]'],
    ['brackets without an address', '见 [安装]，再继续。', ':6', '没有地址', '[文字](地址)'],
    ['a tag that is escaped', '\\<Details summary="甲">', ':6', '标签成了文字', '直接写'],
    ['a tag with a space', '< Details summary="甲">\n\n乙', ':6', '后面有空格', '去掉空格'],
  ])

  test('each line is told', async () => {
    expect(await toldOf('甲\u200b乙\n\n丙\u200b丁')).toHaveLength(2)
  })
})

describe('code in a line', () => {
  testMistakes([
    ['an entity', '写 `a &lt; b`。', ':6', '原样显示', '直接写 <'],
    ['a bar as a number', '写 `a &#124; b`。', ':6', '原样显示', '\\|'],
    ['a backslash', '写 `room\\_id`。', ':6', '反斜杠', '`room_id`'],
    ['wide brackets', '写 `load（data）`。', ':6', '全角', '`load(data)`'],
    ['a link', '先看 `[插件的约定](./intro.mdx)`。', ':6', '不是链接', '去掉两边的反引号'],
    ['the own disk', '写 `/Users/zhang/a.ts`。', ':6', '自己电脑', '相对路径'],
  ])

  test('what is code stays', async () => {
    expect(await toldOf('写 `/\\d+\\.\\d/`、`a && b`、`“甲”`、`&lt;`。')).toEqual([])
  })
})

describe('sentences, lists and tables', () => {
  testMistakes([
    ['cut off behind', '甲乙，', ':6', '没有说完', '补完'],
    ['cut off in front', '，然后释放。', ':6', '前面少了字', '补上'],
    ['nothing behind a colon', '步骤如下：\n\n## 甲 [#a]\n\n乙', ':6', '冒号后面没有内容', '补上'],
    ['steps on lines', '第一步：甲。\n第二步：乙。', ':6', '列表没有生效', '1. 文字'],
    ['names on lines', '名称：甲\n位置：乙', ':6', '列表没有生效', '- 文字'],
    ['signs of Word', '➢ 甲\n➢ 乙', ':6', '列表没有生效', '- 文字'],
    ['a line glued to a list', '- 甲\n- 乙\n丙。', ':8', '成了上一项的一部分', '空一行'],
    ['a list that begins with 2', '步骤：\n2. 甲\n3. 乙', ':7', '接不上', '空一行'],
    ['an item twice', '- 这是同一句话\n- 乙\n- 这是同一句话', ':8', '写了两遍', '删掉一项'],
    ['the head again', '| 甲 | 乙 |\n| --- | --- |\n| 1 | 2 |\n| 甲 | 乙 |', ':9', '表头又写了一遍', '删掉'],
    ['a column of nothing', '| 甲 | 乙 |\n| --- | --- |\n| 1 |  |\n| 2 |  |', ':6', '全是空的', '删掉这一列'],
    ['a wide bar', '| 甲 | 乙 |\n| --- | --- |\n| 1 ｜ 2 |', ':8', '全角', '半角的 |'],
    ['a bar in a link', '| 甲 | 乙 |\n| --- | --- |\n| 1 | [a|b](./intro.mdx) |', ':8', '竖线', '\\|'],
    ['a comment of Markdown', '[//]: # (甲)\n\n乙', ':6', '注释', '{/*'],
    ['the same code', '```js\na\nb\nc\n```\n\n甲\n\n```js\na\nb\nc\n```', ':14', '第 6 行的相同', '删掉一段'],
  ])

  test('what may stand in a list stays', async () => {
    expect(await toldOf('- 甲\n  乙\n- 丙\n\n  丁')).toEqual([])
  })
})

describe('links, pictures and headings', () => {
  const pic = (body: string) => ({ [at('img/a.svg')]: SVG, [PAGE]: page(body) })
  const fig = (caption: string) => `<Figure file="./img/a.svg" caption="${caption}" alt="甲的图" />`
  testMistakes([
    ['another address in its words', '[https://a.com/x](https://a.com/y)', ':6', '通到的却是', '同一个网址'],
    ['a page of the own machine', '[甲](http://localhost:8080/a/b.html)', ':6', '在自己的电脑上', '公开的网址'],
    ['no space after a sign', '下面两项：\n\n-甲\n-乙', ':8', '符号后面少一个空格', '写成 - 文字'],
    ['a Chinese sign after a number', '甲。\n\n1、乙', ':8', '序号后面是全角的符号', '写成 1. 文字'],
    ['twice', '见[甲](./intro.mdx)[甲](./intro.mdx)。', ':6', '连写了两遍', '删掉一个'],
    [
      'the name of another page',
      { [at('FooPlugin.mdx')]: page('甲。', 'sidebar: false\n'), [PAGE]: page('[`FooPlugin`](./intro.mdx)') },
      ':6',
      '写着 FooPlugin',
      './FooPlugin.mdx',
    ],
    ['an exclamation mark', '见![甲](./intro.mdx)。', ':6', '不是能识别的图片', '去掉前面的 !'],
    ['a number left out', pic(fig('图 2　甲')), ':6', '前面没有图 1', '图 1'],
    ['a number glued', pic(fig('图1：甲')), ':6', '与别处不一样', '图 1　文字'],
    ['a picture that is not there', '如图 3 所示。', ':6', '本页没有图 3', 'caption'],
    ['one picture twice', pic(`${fig('图 1　甲')}\n\n![甲](./img/a.svg)`), ':8', '已经放过', '删掉一张'],
    ['a size in its words', pic('![甲|300](./img/a.svg)'), ':6', '|300', '不能指定大小'],
    ['an id without brackets', '## 甲 #a-b\n\n乙', ':6', '不是标识', '[#a-b]'],
    ['an id without a hash', '## 甲 [a-b]\n\n乙', ':6', '不是标识', '[#a-b]'],
    ['callouts with as many colons', ':::info\n甲\n:::info\n\n乙\n:::', ':8', '冒号一样多', '只写 :::'],
    ['wide brackets of a title', ':::note【甲】\n乙\n:::', ':6', '全角', ':::note[标题]'],
    [
      'a title that is a list, of a page in the gallery',
      {
        'content/demos.mdx': page('<Gallery pages="five/page" />'),
        [PAGE]: '---\ntitle: [甲]\ndescription: 乙丙。\n---\n\n丁。\n\n```run\ncode: a()\nthen:\n  - text: 甲\n```\n',
      },
      ':2',
      'title 写的是列表，要写文字',
      "title: '文字'",
    ],
    ['a colon behind a kind', ':::warning:\n甲\n:::', ':6', '多了一个冒号', ':::warning[标题]'],
    ['a callout that is a title', '> [!NOTE] 甲乙', ':6', '没有正文', '下一行'],
    ['a quote with a bold word', '> **注意**\n>\n> 甲', ':6', '提示块', ':::note'],
    [
      'badges',
      '<Cards>\n<Card title="甲" href="./intro.mdx" file="./img/a.svg" badges="甲，乙">丙</Card>\n</Cards>',
      ':7',
      'badges',
      '半角逗号',
    ],
  ])
})
