import { describe, expect, test } from '@jest/globals'
import { PAGE, page, testMistakes, toldOf } from '../../support/mistakes'

/* What is wrong in a text: the place, words of what is said, of the remedy. */

describe('Markdown that was left over', () => {
  testMistakes([
    ['stars', '甲 **乙。', ':6', '“**”没有生效', '**文字**'],
    ['a backtick', '甲 `乙。', ':6', '“`”没有生效', '半角反引号'],
    ['a full-width backtick', '甲 ｀乙｀', ':6', '“｀”没有生效', '半角反引号'],
    ['a space in an address', '[说明](https://example.com/a b)', ':6', '“](”没有生效', '没有空格'],
    ['full-width brackets of a link', '【甲】（./intro.mdx）', ':6', '没有生效', '[文字](地址)'],
    ['brackets the other way round', '(甲)[./intro.mdx]', ':6', '没有生效', '[文字](地址)'],
    ['a reference without address', '甲\n[乙][cfg]', ':7', '“][”没有生效', '[文字](地址)'],
    ['a footnote', '甲[^1]', ':6', '“[^”没有生效', '没有脚注'],
    ['an end of a callout too many', '甲\n\n:::', ':8', '没有生效', ':::note'],
    ['a callout with a space', '::: note\n甲\n:::', ':6', '没有生效', ':::note'],
    ['a title behind a callout', ':::note 标题\n甲\n:::', ':6', '不会显示', ':::note[标题]'],
    ['a full-width title behind a callout', ':::note【标题】\n甲\n:::', ':6', '不会显示', ':::note[标题]'],
    ['words behind the title of a callout', ':::note[标题]乙\n甲\n:::', ':6', '不会显示', '正文另起一行'],
    ['a callout of GitHub', '> [!NOTE]\n> 甲', ':6', '“[!”没有生效', ':::note'],
    ['a full-width callout', '：：：note\n甲\n：：：', ':6', '没有生效', ':::note'],
    ['a table without a rule', '| a | b |\n| 1 | 2 |', ':6', '没有生效', '| --- | --- |'],
    ['a rule of another width', '甲\n\n| a | b |\n| --- |\n| 1 | 2 |', ':8', '没有生效', '列数相同'],
    ['a full-width table', '｜ a ｜ b ｜', ':6', '没有生效', '| --- | --- |'],
    ['a heading without a space', '甲\n##乙', ':7', '“##”没有生效', '后面空一格'],
    ['a full-width heading', '＃ 甲', ':6', '“＃”没有生效', '半角'],
  ])
})

describe('blocks', () => {
  testMistakes([
    ['code without end', '甲\n\n```text\na\n\n## 乙', ':8', '代码块没有结束', '另起一行写 ```'],
    ['code that runs into the next', '```text\na\n\n```text\nb\n```', ':6', '到第 9 行还没有结束', '写 ```'],
    ['a callout without end', '甲\n\n:::note\n乙\n\n丙', ':8', '没有结束', '另起一行写 :::'],
    ['an end of too few colons', '::::note\n乙\n:::', ':6', '没有结束', '写 ::::'],
    ['a row of fewer cells', '| a | b |\n| --- | --- |\n| 1 |', ':8', '有 1 格，表头有 2 格', '补上'],
    ['a bar in code', '| a | b |\n| --- | --- |\n| `a | b` | 2 |', ':8', '有 3 格', '\\|'],
    ['an empty line in a table', '| a |\n| --- |\n| 1 |\n\n| 2 |', ':10', '断开了', '前面的空行'],
    ['an id that is lost', '## 甲 {/* */} [#a b]\n\n乙', ':6', '标识没有生效', '[#short-id]'],
    ['an id that is emphasis', '## 甲 [#__init__]\n\n乙', ':6', '标识没有生效', '__'],
    ['lines the other way round', '```text {3-1}\na\n```', ':6', '“{3-1}”没有意义', '{3,5-7}'],
    ['no body', { [PAGE]: page('') }, `${PAGE}:1`, '没有正文', '写上内容'],
    ['an invisible character', '甲\u200b乙', ':6', 'U+200B', '删掉'],
    ['every invisible character of a line', '甲\u3164乙\u{e0061}丙\u00ad', ':6', 'U+3164', 'U+E0061', 'U+00AD'],
    ['a key', '```text\napp_secret: 0123456789abcdef01234567\n```', ':7', '像是真的密钥', '占位'],
    ['a key in JSON', '```json\n{ "token": "aB3dE5fG7hI9jK1lM3nO5pQ7" }\n```', ':7', '像是真的密钥'],
    [
      'a key in a file',
      {
        'content/docs/five/sample/key.ts': "\nconst app_secret = '0123456789abcdef01234567'\n",
        [PAGE]: page('```ts file="./sample/key.ts"\n```'),
      },
      ':6',
      'content/docs/five/sample/key.ts:2 这一行里像是真的密钥',
      '占位',
    ],
    ['marks of a merge', '<<<<<<< HEAD\n甲\n=======\n乙\n>>>>>>> b', ':6', '合并冲突', '留下一份'],
  ])

  test('a draft may be empty', async () => {
    expect(await toldOf({ [PAGE]: page('', 'draft: true\n') }, true)).toEqual([])
  })
})

describe('MDX, components, callouts and code', () => {
  testMistakes([
    [
      'a tag without end',
      '## 甲 [#a]\n\n<Tabs>\n\n乙',
      ':8',
      'MDX 语法错误：<Tabs> 没有对应的 </Tabs>',
      '有标签没有闭合',
    ],
    ['an id in braces', '## 甲 {#a}', ':6', 'MDX 语法错误', '标题标识写 [#id]'],
    ['a bare generic', '返回 Promise<string> 对象。', ':6', 'MDX 语法错误'],
    ['an expression', '现在是 {new Date()}。', ':6', '正文里不能写 {new Date()}'],
    ['an import', "import X from './x'", ':6', '正文里不能写 import / export'],
    ['a part outside of its whole', '<Tab label="a">\n\n甲\n\n</Tab>', ':6', '<Tab> 只能直接放在 <Tabs> 里'],
    ['an unknown component', '<Chart />', ':6', '没有名为 <Chart> 的组件', '可用的有：ApiTable'],
    ['an unknown attribute', '<Since version="6.5" />', ':6', '<Since> 没有属性 version', '<Since> 缺少 v'],
    ['an attribute in braces', '<Details summary={1}>\n\n甲\n\n</Details>', ':6', 'summary 只能是引号里的文字'],
    ['an unknown callout', ':::hint\n甲\n:::', ':6', '没有“:::hint”这种提示块', '可用的有：note tip'],
    ['an unknown language', '```typescript\na\n```', ':6', '不认识代码语言“typescript”'],
    ['no language', '```\na\n```', ':6', '代码块没有写语言'],
    ['an unknown word of a fence', '```ts tittle="a.ts"\n1\n```', ':6', '“tittle="a.ts"”没有意义'],
    ['a sample that is not there', '```ts file="./none.ts"\n```', ':6', '找不到文件“./none.ts”'],
    ['an id twice', '## 甲 [#a]\n\n## 乙 [#a]', ':8', '锚点“#a”在本页出现了两次'],
    ['a heading of the first level', '# 甲', ':6', '正文里不能有一级标题'],
    ['an end of another tag', '<Details summary="甲">\n\n乙\n\n</Detail>', ':10', '不能结束', '成对'],
    ['a placeholder', '换成 <你的域名>。', ':6', 'MDX 语法错误'],
    ['HTML', '<div>\n\n甲\n\n</div>', ':6', 'HTML 标签 <div>', '可直接写的'],
    ['a comment of HTML', '<!-- 甲 -->', ':6', 'MDX 语法错误', '{/* … */}'],
    ['a component of another case', '<steps>\n\n甲\n\n</steps>', ':6', '<steps>', '写成 <Steps>'],
    ['a callout of another case', ':::Note\n甲\n:::', ':6', '没有“:::Note”', '写成小写的 :::note'],
    // Words that every object has
    ['a language that is a word of JavaScript', '```constructor\na\n```', ':6', '不认识代码语言“constructor”'],
    ['a tag that is one', '<constructor />', ':6', 'HTML 标签 <constructor>', '可直接写的'],
    ['a callout that is one', ':::constructor\n甲\n:::', ':6', '没有“:::constructor”', '可用的有：note tip'],
    ['Markdown in an attribute', '<Details summary="用 <b>甲</b>">\n\n乙\n\n</Details>', ':6', '原样显示'],
    ['nearly a language', '```runn\na\n```', ':6', '不认识代码语言', '是不是 run？'],
  ])
})

test('types and elements are words of an attribute', async () => {
  expect(await toldOf('<Details summary="等 Promise<void>，再看 <canvas>">\n\n甲\n\n</Details>')).toEqual([])
})

describe('ids of the frame', () => {
  testMistakes(
    ['search', 'drawer', 'content', 'icons', 'live-region', 'i-search', 'callout-1', 'tab-1-0', 'table-2'].map((id) => [
      id,
      `## 甲 [#${id}]\n\n乙`,
      ':6',
      `“#${id}”是站点框架或组件自己用的标识`,
      '换一个',
    ]),
  )
  testMistakes([
    ['of a step', '<Steps>\n\n<Step title="甲" id="search">\n\n乙\n\n</Step>\n\n</Steps>', ':8', '#search'],
    [
      'of a row',
      '<ApiTable kind="options" id="live">\n\n| 名称 | 类型 | 默认值 | 说明 |\n| --- | --- | --- | --- |\n| `region` | `string` | `\'\'` | 甲 |\n\n</ApiTable>',
      ':10',
      '“region”的锚点“#live-region”',
      '另一个 id',
    ],
  ])
})
