import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

test('addresses stand in the link: one written elsewhere is a problem at its line', async () => {
  const { problems } = await compileText('见[配置][cfg]。\n\n[cfg]: ./config.mdx\n')
  expect(problems).toContainEqual(expect.objectContaining({ rule: 'reference-link', line: 3 }))
})

test('brackets that are text stay text', async () => {
  const { problems, html } = await compileText('`a[0][1]` 与 \\[甲\\]\\[乙\\] 与 [丙]。\n\n```ts\na[0][b]\n```\n')
  expect(problems).toEqual([])
  expect(html).toContain('[甲][乙] 与 [丙]')
})
