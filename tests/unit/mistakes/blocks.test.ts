import { describe, expect, test } from '@jest/globals'
import { compileText } from '../../support/compile'
import { testMistakes, toldOf } from '../../support/mistakes'

describe('callouts', () => {
  testMistakes([
    ['no end', '甲\n\n:::note\n乙\n\n丙', ':8', '没有结束', '另起一行写 :::'],
    ['an end of too few colons', '::::note\n乙\n:::', ':6', '没有结束', '写 ::::'],
    ['a title that sticks to the kind', ':::tip先装依赖\n甲\n:::', ':6', '没有“:::tip先装依赖”', ':::tip[先装依赖]'],
    ['an end too many', '甲\n\n:::', ':8', '多出来一行 :::', '删掉它'],
    ['one inside of another', ':::note\n:::tip\n甲\n:::\n:::', ':10', '多出来一行', '外层的开头和结尾各多写一个冒号'],
    ['a space before the kind', '::: note\n甲\n:::', ':6', '不能有空格', ':::note'],
    ['full-width colons', '：：：note\n甲\n：：：', ':6', '冒号是全角的', ':::note'],
    ['exclamation marks', '!!! note\n甲', ':6', '不支持 !!!', ':::note'],
    ['nothing in it', ':::note\n:::', ':6', '是空的', '删掉它'],
    ['no such kind', ':::hint\n甲\n:::', ':6', '没有“:::hint”', 'note tip'],
    ['no such kind of a quote', '> [!HINT]\n> 甲', ':6', '没有“:::hint”', 'note tip'],
  ])

  test.each([
    [':::note 标题 `a`\n甲\n:::', '标题 <code>a</code></p><p>甲</p>'],
    [':::note[标题] 更多\n甲\n:::', '标题 更多</p><p>甲</p>'],
    ['> [!NOTE]\n> 甲', '说明</p><p>甲</p>'],
    ['> [!WARNING] **标题** 乙\n> 甲\n>\n> - 丙', '<strong>标题</strong> 乙</p><p>甲</p><ul>'],
  ])('%j is honoured', async (source, html) => {
    const compiled = await compileText(source)
    expect(compiled.problems).toEqual([])
    expect(compiled.html.replace(/<svg.*?<\/svg>/g, '').replace(/\n/g, '')).toContain(html)
  })
})

describe('tables', () => {
  testMistakes([
    ['a row of fewer cells', '| a | b |\n| --- | --- |\n| 1 |', ':8', '这一行有 1 格，表头有 2 格', '补上'],
    ['a row of more cells', '| a | b |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |', ':9', '这一行有 3 格', '去掉'],
    ['a pipe in code', '| a | b |\n| --- | --- |\n| `a | b` | 2 |', ':8', '代码里的竖线', '\\|'],
    ['head and rule differ', '| a | b |\n| --- |\n| 1 | 2 |', ':7', '表头有 2 列，分隔行有 1 列', '列数与表头相同'],
    ['no rule', '| a | b |\n| 1 | 2 |', ':6', '缺少表头下面的分隔行', '| --- | --- |'],
    ['full-width pipes', '｜ a ｜ b ｜\n｜ --- ｜ --- ｜', ':6', '竖线是全角的', '半角'],
    ['a head without a name', '| a |  |\n| --- | --- |\n| 1 | 2 |', ':6', '第 2 列是空的', '写上'],
    ['two heads of one name', '| a | a |\n| --- | --- |\n| 1 | 2 |', ':6', '都叫“a”', '换一个名字'],
    [
      'columns that are no parameters',
      '<ApiTable>\n\n| 城市 | 人口 |\n| --- | --- |\n| 甲 | 1 |\n\n</ApiTable>',
      ':8',
      '不是参数表',
      '去掉 <ApiTable>',
    ],
    ['a filter of nothing', '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n<Filter label="甲" />', ':10', '筛不到', '移到'],
    ['a merged cell', '| a | b |\n| --- | --- |\n| 1 | 2 |\n| ^^ | 3 |', ':9', '合并单元格', '再写一遍'],
    ['no rows', '| a | b |\n| --- | --- |', ':6', '没有内容', '至少写一行'],
  ])
})

describe('code', () => {
  testMistakes([
    ['no end', '甲\n\n```text\na\n\n## 乙', ':8', '代码块没有结束', '另起一行写 ```'],
    [
      'no end before the next',
      '```text\na\n\n## 乙 [#b]\n\n```text\nb\n```',
      ':6',
      '第 11 行又开始了',
      '补上结束的 ```',
    ],
    ['an end of other signs', '```text\na\n~~~', ':6', '代码块没有结束', '```'],
    ['nothing in it', '```ts\n```', ':6', '代码块是空的', '补上代码'],
    ['a marked line that is not there', '```ts {99}\nlet a\nlet b\n```', ':6', '标出第 99 行，但只有 2 行', '核对'],
    ['marked lines backwards', '```ts {5-3}\nlet a\n```', ':6', '没有可标的行', '{3,5-7}'],
    ['diff without a change', '```ts diff\nlet a\n```', ':6', '没有一行以 + 或 - 开头', '去掉 diff'],
    ['lines without file', '```ts lines="1-2"\nlet a\n```', ':6', '没有写 file', '加上 file'],
    ['no such file', '```ts file="./nope.ts"\n```', ':6', '找不到文件', '核对相对路径'],
    ['no such language', '```typescript\nlet a\n```', ':6', '不认识代码语言', 'ts'],
    ['no language', '```\nlet a\n```', ':6', '没有写语言', 'ts'],
    ['a word without meaning', '```ts tittle="a"\nlet a\n```', ':6', '没有意义', 'title="…"'],
  ])
})

describe('components', () => {
  testMistakes([
    ['nothing in steps', '<Steps>\n\n</Steps>', ':6', '<Steps> 里是空的', '写上内容'],
    [
      'nothing in a step',
      '<Steps>\n\n<Step title="甲" id="a">\n\n</Step>\n\n</Steps>',
      ':8',
      '<Step> 里是空的',
      '写上内容',
    ],
    ['nothing in details', '<Details summary="甲">\n\n</Details>', ':6', '<Details> 里是空的', '写上内容'],
    ['one tab', '<Tabs>\n\n<Tab label="a">\n\n甲\n\n</Tab>\n\n</Tabs>', ':6', '只有一个 <Tab>', '去掉 <Tabs>'],
    [
      'tabs of one name',
      '<Tabs>\n<Tab label="a">\n\n甲\n\n</Tab>\n<Tab label="a">\n\n乙\n\n</Tab>\n</Tabs>',
      ':12',
      '都叫“a”',
      '换一个 label',
    ],
    ['an attribute twice', '<Since v="6.5" v="6.6" />', ':6', 'v 写了两次', '只留一个'],
    [
      'no such attribute of a step',
      '<Steps>\n\n<Step title="甲" name="a">\n\n乙\n\n</Step>\n\n</Steps>',
      ':8',
      '没有属性 name',
      'title id',
    ],
    ['not closed', '<Tabs>\n\n甲', ':6', '没有闭合', '</标签>'],
    ['closed, not opened', '甲\n\n</Tabs>', ':8', '没有对应的开始标签', '删掉它'],
    ['a brace', '甲 { 乙', ':6', 'MDX 语法错误', '花括号没有成对'],
    ['a generic type', '甲 Array<T> 乙', ':6', 'MDX 语法错误', '`Array<T>`'],
    ['an element of HTML', '<div class="a">\n\n甲', ':6', 'HTML 标签不能直接写'],
    ['a line break of HTML', '甲<br>乙', ':6', '以 /> 结束'],
    ['a comment of HTML', '<!-- 甲 -->', ':6', '{/* … */}'],
    ['an attribute without quotes', '<Since v=6.5 />', ':6', '属性写成 名字="值"'],
    ['no such component', '<Chart />', ':6', '没有名为 <Chart>', '可用的有'],
    ['an expression', '甲 {1 + 1}', ':6', '不能写 {1 + 1}', '反引号'],
    ['an import', "import a from 'a'\n\n甲", ':6', 'import / export', '删掉这一行'],
  ])
})

test('a draft may be unfinished; what is wrong in it is told', async () => {
  const draft = (body: string) => ({
    'content/docs/five/page.mdx': `---\ntitle: 甲\ndescription: 用一句话写清这一页解决什么\ndraft: true\n---\n\n${body}\n`,
  })
  expect(await toldOf(draft('## 甲 [#a]\n\n```ts\n// 整个文件\n```\n\n## 乙 [#b]'), true)).toEqual([])
  expect(await toldOf(draft('## 甲 [#a]\n\n##乙'), true)).toHaveLength(1)
})

test('an operator in a cell is no merged cell', async () => {
  expect(await toldOf('| 运算 | 写法 |\n| --- | --- |\n| 左移 | `<<` |\n| 异或 | `^^` |')).toEqual([])
})
