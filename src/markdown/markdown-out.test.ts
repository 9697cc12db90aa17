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
