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

test("this site's own address in full is a path on it, and checked as one", async () => {
  const { html, links } = await compileText(
    '见[甲](https://open-platform.realsee.com/developer/docs/five/intro/#a)。\n',
  )
  expect(html).toContain('<a href="/developer/docs/five/intro/#a">甲</a>')
  expect(links).toMatchObject([{ target: { kind: 'path', path: '/docs/five/intro/' }, anchor: 'a' }])
})

test('the file of a page beside the areas is its address', async () => {
  const { html, links } = await compileText('见[更新记录](../../changelog.mdx#a)。\n')
  expect(html).toContain('<a href="/developer/changelog/#a">更新记录</a>')
  expect(links).toMatchObject([{ target: { kind: 'path', path: '/changelog/' }, anchor: 'a' }])
})

test('letters, numbers and escapes that are whole pass', async () => {
  const whole =
    '[甲](mailto:a@example.com)、[乙](mailto:?subject=a)、[丙](tel:+86-10-1234)、[丁](https://example.com/a%2F)。\n'
  expect((await compileText(whole)).problems).toEqual([])
})
