import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

test.each([
  [
    'the page comes back as clean Markdown',
    '导语，见 [接口](/openapi/)。\n\n## 装 [#install]\n\n:::tip[快]\n一句。\n:::\n\n```ts title="src/a.ts" {1}\nconst a = 1\n```\n\n| 名 | 值 |\n| --- | --- |\n| a | b |\n',
    '导语，见 [接口](https://open-platform.realsee.com/developer/openapi.md)。\n\n## 装 {#install}\n\n> **快**\n>\n> 一句。\n\n`src/a.ts`（标出的行：1）\n\n```ts\nconst a = 1\n```\n\n| 名 | 值 |\n| - | - |\n| a | b |',
  ],
  [
    'a colon inside bold text moves out of it: no character is written as an entity',
    '**检查：**文件在。\n\n**“引”**字、见**（甲）**乙、用**`a`**乙。\n',
    '**检查**：文件在。\n\n**“引”** 字、见 **（甲）** 乙、用 **`a`** 乙。',
  ],
  [
    'a block of changes says so in its language; marked lines of others are told in words',
    '```ts title="a.ts" diff\n const a = 1\n-let b\n+const b = 2\n```\n\n```ts {1,3-4}\na\nb\nc\nd\n```\n',
    '`a.ts`\n\n```diff\n const a = 1\n-let b\n+const b = 2\n```\n\n（标出的行：1、3–4）\n\n```ts\na\nb\nc\nd\n```',
  ],
  [
    'cells of a table are not padded',
    '| 名称 | 值 |\n| --- | --- |\n| a | 很长的一个值 |\n',
    '| 名称 | 值 |\n| - | - |\n| a | 很长的一个值 |',
  ],
  [
    'text that Markdown would read as its own is escaped, spaces inside code stay',
    '写 \\*星\\*、\\_线\\_ 和 \\# 号，前缀 `[x]: ` 后面。\n\n1\\. 不是列表\n',
    '写 \\*星\\*、\\_线\\_ 和 # 号，前缀 `[x]: ` 后面。\n\n1\\. 不是列表',
  ],
  [
    'components become plain constructs: steps, details, tabs, keys, badges',
    '<Steps>\n<Step title="装" id="a">\n\n按 <Kbd>Esc</Kbd>。\n\n</Step>\n</Steps>\n\n<Details summary="更多">\n\n里面<br/>两行 <Since v="6.0" />\n\n</Details>\n\n<Tabs group="pm">\n<Tab label="npm">\n\n甲\n\n</Tab>\n<Tab label="pnpm">\n\n乙\n\n</Tab>\n</Tabs>\n',
    '### 1. 装 {#a}\n\n按 `Esc`。\n\n**更多**\n\n里面\\\n两行（6.0 起）\n\n**npm**\n\n甲\n\n**pnpm**\n\n乙',
  ],
  [
    'a badge stands in brackets, and no space stands beside them',
    '`avatar` <Badge kind="version">仅 2.x</Badge> 头像 <Deprecated />。\n',
    '`avatar`（仅 2.x）头像（已弃用）。',
  ],
  [
    'rows and error messages have the ids that links to them name, steps and headings too',
    '## 配 [#config]\n\n<ErrorText id="oops">x is y</ErrorText>\n\n<ApiTable kind="options" id="A">\n\n| 名称 | 类型 | 默认值 | 说明 |\n| --- | --- | --- | --- |\n| `show` | `boolean` | 必填 | 显示 |\n| `hide` | `boolean` | 无 | 隐藏 |\n\n</ApiTable>\n',
    '## 配 {#config}\n\n`x is y` {#oops}\n\n| 名称 | 类型 | 默认值 | 说明 |\n| - | - | - | - |\n| `show`（必填） {#A-show} | `boolean` | | 显示 |\n| `hide` {#A-hide} | `boolean` | 无 | 隐藏 |',
  ],
])('%s', async (_sentence, source, markdown) => {
  expect((await compileText(source)).markdown).toBe(markdown)
})

test('addresses of the site are full ones, and lead to the Markdown of pages', async () => {
  const { markdown } = await compileText('见[安装](#install)、[外](https://example.com/a)。\n\n## 装 [#install]\n')
  expect(markdown).toContain('[安装](https://open-platform.realsee.com/developer/docs/five/page.md#install)')
  expect(markdown).toContain('[外](https://example.com/a)')
})

test('lists stay as they were written: tight ones tight, tasks with their box, numbers from their start', async () => {
  const list = '- 甲\n  - 乙\n  - 丙\n- 丁\n\n3. 三\n\n   段\n\n4. 四\n\n- [x] 做了\n- [ ] 没做'
  expect((await compileText(list)).markdown).toBe(list)
})

test('what nobody has confirmed is marked, and the mark leads to what it means', async () => {
  const { html, markdown } = await compileText('签名有效多久<Unconfirmed />，每次都取新的。\n')
  expect(html).toContain('多久<a class="badge unconfirmed" href="/developer/docs/faq/intro/#unconfirmed">未确认</a>，')
  expect(markdown).toBe('签名有效多久（未确认），每次都取新的。')
})
