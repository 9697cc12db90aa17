import { expect, test } from '@jest/globals'
import { compileText } from '../../tests/support/compile'

test('the page comes back as clean Markdown', async () => {
  const { markdown } = await compileText(
    '导语，见 [接口](/openapi/)。\n\n## 装 [#install]\n\n:::tip[快]\n一句。\n:::\n\n```ts title="src/a.ts" {1}\nconst a = 1\n```\n\n| 名 | 值 |\n| --- | --- |\n| a | b |\n',
  )
  expect(markdown).toBe(
    '导语，见 [接口](https://open-platform.realsee.com/developer/openapi/)。\n\n## 装\n\n> **快**\n>\n> 一句。\n\n`src/a.ts`\n\n```ts\nconst a = 1\n```\n\n| 名 | 值 |\n| - | - |\n| a | b |',
  )
})

test('a colon inside bold text moves out of it: no character is written as an entity', async () => {
  const { markdown } = await compileText('**检查：**文件在。\n\n**“引”**字、见**（甲）**乙、用**`a`**乙。\n')
  expect(markdown).toBe('**检查**：文件在。\n\n**“引”** 字、见 **（甲）** 乙、用 **`a`** 乙。')
})

test('a link to a section of the page is absolute: Markdown has no anchors to jump to', async () => {
  const { markdown } = await compileText('见[安装](#install)。\n\n## 装 [#install]\n')
  expect(markdown).toContain('[安装](https://open-platform.realsee.com/developer/docs/five/page/#install)')
})

test('cells of a table are not padded', async () => {
  const { markdown } = await compileText('| 名称 | 值 |\n| --- | --- |\n| a | 很长的一个值 |\n')
  expect(markdown).toBe('| 名称 | 值 |\n| - | - |\n| a | 很长的一个值 |')
})
