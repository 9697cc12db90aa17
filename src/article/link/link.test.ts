import { describe, expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

describe('a link by reference', () => {
  test('is published and checked like one in its line, in the page and in Markdown', async () => {
    const { html, markdown, links, problems } = await compileText(
      '见[配置][cfg]和[外面]。\n\n[cfg]: ./config.mdx#x\n[外面]: https://a.example/\n',
    )
    expect(problems).toEqual([])
    expect(html).toContain('<a href="/developer/docs/five/config/#x">配置</a>')
    expect(html).toContain('<a href="https://a.example/" rel="noopener">外面</a>')
    expect(markdown).toContain('[配置](https://open-platform.realsee.com/developer/docs/five/config.md#x)')
    expect(links[0]).toEqual({
      raw: './config.mdx#x',
      target: { kind: 'doc', id: 'five/config' },
      anchor: 'x',
      line: 1,
      words: '配置',
    })
  })

  test('that leads nowhere is a problem at the line of the link', async () => {
    const { problems } = await compileText('一\n\n见[配置][cfg]。\n\n[cfg]: ./config\n')
    expect(problems).toMatchObject([{ severity: 'error', rule: 'broken-markdown-link', line: 3 }])
  })

  test('brackets that are text stay text', async () => {
    const { problems, html } = await compileText('`a[0][1]` 与 \\[甲\\]\\[乙\\] 与 [丙]。\n\n```ts\na[0][b]\n```\n')
    expect(problems).toEqual([])
    expect(html).toContain('[甲][乙] 与 [丙]')
  })
})

test('an image by reference is published like one in its line', async () => {
  const { html, assets, problems } = await compileText('![图][pic]\n\n[pic]: ./img/intro-modes.webp\n')
  expect(problems).toEqual([])
  expect(html).toMatch(/<img src="\/developer\/content\/[\da-f]{8}-intro-modes\.webp" alt="图"/)
  expect(assets).toHaveLength(1)
  const missing = await compileText('一\n\n![图][pic]\n\n[pic]: ./img/none.webp\n')
  expect(missing.problems).toMatchObject([{ rule: 'missing-image', line: 3 }])
})
