import { expect, test } from '@jest/globals'
import { toString } from 'mdast-util-to-string'
import { sdkChanges } from './sdk-changes'
import type { Doc } from './types'

const doc = (id: string, body: string, more: Partial<Doc> = {}): Doc =>
  ({
    id,
    area: id.split('/')[0],
    path: `/docs/${id}/`,
    file: `content/docs/${id}.mdx`,
    title: `${id} 全名`,
    sidebar_label: id.split('/').at(-1),
    status: 'listed',
    body,
    ...more,
  }) as Doc

const changes = (...rows: string[]): string =>
  ['## 版本变化 [#changes]', '', '| 变化 | 从哪一版 |', '| --- | --- |', ...rows, '', '## 相关', ''].join('\n')

/** Inline Markdown is read later. */
const written = (node: object): string =>
  toString(JSON.parse(JSON.stringify(node).replaceAll('"inlineMarkdown"', '"text"')) as Parameters<typeof toString>[0])
const rowsOf = (docs: Doc[]): string[] =>
  sdkChanges(docs)
    .flatMap((block) => (block.type === 'table' ? block.children : []))
    .map((row) => row.children.map(written).join(' | '))

test('the newest version comes first, and what several pages say stands there once', () => {
  const docs = [
    doc('dnalogel/A', changes('| 旧的 | 2.0.0-alpha.5 |', '| 同一件事 | 2.11.2 |', '| `f()` | 3.7.0 |')),
    doc('dnalogel/B', changes('| 同一件事 | 2.11.2 |', '| 正式版 | 2.0.0 |')),
  ]
  expect(rowsOf(docs)).toEqual([
    '从哪一版 | 变化 | 在哪一页',
    '3.7.0 | `f()` | dnalogel/A 全名',
    '2.11.2 | 同一件事 | dnalogel/A 全名、dnalogel/B 全名',
    '2.0.0 | 正式版 | dnalogel/B 全名',
    '2.0.0-alpha.5 | 旧的 | dnalogel/A 全名',
  ])
})

test('a table that sets two versions side by side stays as it is, and its links lead where they led', () => {
  const body =
    '## 两代版本 [#versions]\n\n| | 0.1.6 | 2.x |\n| --- | --- | --- |\n| 甲 | [乙](../B.mdx#c) | [丙](#d) |\n'
  const blocks = JSON.stringify(sdkChanges([doc('vreo/keyframes/A', body)]))
  expect(rowsOf([doc('vreo/keyframes/A', body)])[0]).toBe(' | 0.1.6 | 2.x')
  expect(blocks).toContain('[乙](/docs/vreo/B/#c)')
  expect(blocks).toContain('[丙](/docs/vreo/keyframes/A/#d)')
})

test('pages that are not for everybody, other sections and tables elsewhere are left out', () => {
  const docs = [
    doc('dnalogel/A', changes('| 甲 | 1.0.0 |'), { status: 'unlisted' }),
    doc('dnalogel/B', '## 参数 [#options]\n\n| 变化 | 从哪一版 |\n| --- | --- |\n| 乙 | 1.0.0 |\n'),
  ]
  expect(sdkChanges(docs)).toEqual([])
})
