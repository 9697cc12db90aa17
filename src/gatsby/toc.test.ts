import { expect, test } from '@jest/globals'
import { compileText } from '../../tests/support/compile'
import { tocOf } from './toc'

/** The contents of an article as an outline. */
async function outline(source: string): Promise<string[]> {
  const { headings } = await compileText(source)
  return tocOf(headings).flatMap(({ text, children }) => [text, ...(children ?? []).map((inner) => `- ${inner.text}`)])
}

test('the contents are headings of two levels', async () => {
  expect(await outline('## 甲\n\n### 乙\n\n#### 丙\n\n### 丁\n\n## 戊\n')).toEqual(['甲', '- 乙', '- 丁', '戊'])
})

test('steps that a page begins with stand beside each other in the contents', async () => {
  const step = (title: string): string => `<Step title="${title}">\n\n正文\n\n</Step>`
  const steps = `<Steps>\n\n${['一', '二', '三'].map(step).join('\n\n')}\n\n</Steps>`
  expect(await outline(`${steps}\n\n## 甲\n\n### 乙\n`)).toEqual(['一', '二', '三', '甲', '- 乙'])
})
