import { expect, test } from '@jest/globals'
import { compileText } from '../../../tests/support/compile'

const SOURCE = '甲[^a]，乙[^a]。\n\n[^a]: 说明，见[配置](./config.mdx)。\n'

test('footnotes speak Chinese and have ids of their own', async () => {
  const { html, ids, problems } = await compileText(SOURCE)
  expect(problems).toEqual([])
  expect(html).toContain('<h2 class="sr" id="footnote-label">脚注</h2>')
  expect(html).toContain('aria-label="回到引用 1"')
  expect(html).toContain('aria-label="回到引用 1-2"')
  expect(html).toContain('<a href="/developer/docs/five/config/">配置</a>')
  expect(ids).toEqual(['fnref-a', 'fnref-a-2', 'footnote-label', 'fn-a'])
})

test('in Markdown they stay footnotes', async () => {
  const { markdown } = await compileText(SOURCE)
  expect(markdown).toBe(
    '甲[^a]，乙[^a]。\n\n[^a]: 说明，见[配置](https://open-platform.realsee.com/developer/docs/five/config.md)。',
  )
})
