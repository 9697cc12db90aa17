import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupsOf, searchAreas } from '../../../src/search/client/search-params'
import type { Manifest } from '../../../src/search/engine/index-format'
import { answerError } from '../../../src/agents/answers/error'
import { PRODUCTS } from '../../../src/agents/answers/products'
import { answerSearch } from '../../../src/agents/answers/search'
import { answerSymbol } from '../../../src/agents/answers/symbol'
import { Docs } from '../../../src/agents/docs'
import { folderSource } from '../../../src/agents/source'
import { PUBLIC } from '../../support/public-pages'

/** Answers whose form decides whether they help: narrowed questions, fields, files, causes. */
const docs = new Docs(folderSource(PUBLIC))

test('every area that results can be narrowed down to has pages', () => {
  const { groups } = JSON.parse(readFileSync(join(PUBLIC, 'search/manifest.json'), 'utf8')) as Manifest
  expect(searchAreas.filter((area) => !groupsOf(area).some((group) => groups.includes(group)))).toEqual([])
})

/** What only pages of a product tell of. */
const OWN = {
  five: '切换模态',
  dnalogel: '标签不显示',
  live: '断线重连',
  vreo: '关键帧',
  webview: '自定义协议',
  faq: '黑屏',
  openapi: '空间列表 分页',
}

test.each(PRODUCTS)('a question about %s is answered from its pages', async (product) => {
  const lines = (await answerSearch(docs, OWN[product], product)).split('\n').slice(0, -1)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(new RegExp(`^${product}(?:/|#| ·)`))
})

test('whoever names a framework gets no page for another', async () => {
  for (const [name, others] of [
    ['React', /handbook\/(?:vue|no-framework)\//],
    ['Vue', /handbook\/(?:react|no-framework)/],
  ] as const)
    for (const question of ['显示一套空间 FiveProvider', '点中三维物体', '换一套空间'])
      expect(await answerSearch(docs, `${name} ${question}`)).not.toMatch(others)
})

test.each(['PanoTagPlugin visibleFiveMode', 'PanoTagPlugin.visibleFiveMode'])(
  'a field is found by its plugin, with what goes wrong with it: %s',
  async (name) => {
    const text = await answerSymbol(docs, name)
    expect(text).toMatch(/^PanoTagPlugin\.visibleFiveMode · /)
    expect(text).toContain('注意：')
    expect(text).toMatch(/dnalogel\/PanoTagPlugin#visible$/)
  },
)

test('the head of a table is no field, a word before a name is no part of it', async () => {
  expect(await answerSymbol(docs, 'PanoTagPlugin.stickType')).toContain("'2DPoint'")
  expect(await answerSymbol(docs, 'type Tag')).toMatch(/^Tag · type/)
})

test('a cure is about its error, and says no more of the cause', async () => {
  const text = await answerError(docs, 'Uncaught TypeError: work.getURL is not a function')
  expect(text).toContain('雷达图')
  expect(text).not.toContain('小窗空白')
  expect(text.match(/替代办法/g)).toHaveLength(1)
})
