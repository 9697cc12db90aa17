import { describe, expect, test } from '@jest/globals'
import type { SearchPage } from '../../site/types'
import { plainText } from './hit'
import { search } from './search'
import { error, heading, page, readerOf, row, text } from '../../../tests/support/search-corpus'
import { withBrackets } from '../../../tests/support/search-hit'
import { all, ask, first, urls } from '../../../tests/support/search-small-site'

describe('what is found', () => {
  test.each([
    ['Chinese in mid-sentence', '房间的长宽', 'dnalogel/PanoRulerPlugin/'],
    ['an identifier by its beginning', 'PanoCom', 'dnalogel/PanoCompassPlugin/'],
    ['an identifier by inner humps written together', 'rulerplugin', 'dnalogel/PanoRulerPlugin/'],
    ['an identifier with a typing mistake', 'PanoComapss', 'dnalogel/PanoCompassPlugin/'],
    ['Chinese and an identifier in one query', 'compass 北方', 'dnalogel/PanoCompassPlugin/'],
    ['a keyword that stands nowhere on the page', '量房间尺寸', 'dnalogel/PanoRulerPlugin/'],
    ['a question', '怎么打标签？', 'five/handbook/no-framework/tagging/'],
    ['a single character', '圆', 'dnalogel/PanoCompassPlugin/'],
    ['a name that is only in code', 'changeConfigs', 'dnalogel/PanoRulerPlugin/#troubleshooting'],
    ['a heading, at its own address', '北方从哪来', 'dnalogel/PanoCompassPlugin/#data'],
    ['a row of an API table, at its own address', 'distanceText', 'dnalogel/PanoRulerPlugin/#opt-distanceText'],
    ['an error text, at its own address', '标尺数据依赖不齐全！', 'dnalogel/PanoRulerPlugin/#error-data'],
  ])('%s', async (_what, query, url) => {
    expect(await first(query)).toBe(url)
  })

  test('a row is shown with its name, its type and its text', async () => {
    const [hit] = (await ask('distanceText')).hits
    expect(hit).toMatchObject({ kind: 'text', group: '空间交互', words: ['distancetext'] })
    expect(hit?.path.map(withBrackets)).toEqual(['全景标尺 PanoRulerPlugin', '参数', '[distanceText]'])
    expect(plainText(hit!.content)).toBe('(distance: number) => string · 一位小数 · 标注的文字，单位可以换成英尺')
  })

  test('keywords are never shown', async () => {
    const shown = JSON.stringify((await ask('ruler dimensions')).hits)
    expect(shown).toContain('PanoRulerPlugin')
    expect(shown).not.toContain('dimensions')
  })

  test('code is never shown', async () => {
    expect(JSON.stringify((await ask('changeConfigs')).hits)).not.toContain('changeConfigs')
  })

  test('a mistyped word marks what it stood for', async () => {
    const [hit] = (await ask('PanoComapss')).hits
    expect(withBrackets(hit!.path[0]!)).toContain('[PanoCompass')
  })
})

describe('the order', () => {
  test('puts the handbook of the chosen framework first among equals', async () => {
    expect(await first('打标签')).toBe('five/handbook/no-framework/tagging/')
    const [preferred] = await urls('打标签', { preferredGroup: '三维空间 / Vue' })
    expect(preferred).toBe('five/handbook/vue/tagging/')
  })

  test('follows the query when it names another framework', async () => {
    const [named] = await urls('打标签 React', { preferredGroup: '三维空间 / Vue' })
    expect(named).toBe('five/handbook/react/tagging/')
  })

  test('prefers a framework that knows the name to the chosen one that does not', async () => {
    const [knows] = await urls('useFiveState 标签', { preferredGroup: '三维空间 / Vue' })
    expect(knows).toBe('five/handbook/react/tagging/')
  })
})

describe('a list of hits', () => {
  const section = (number: number) => [
    heading(`标签的样式 ${number}`, `s${number}`),
    text(`标签的样式，第 ${number} 种。`),
  ]
  const tagPage = page('/docs/dnalogel/PanoTagPlugin/', '画面上的东西', [1, 2, 3].flatMap(section))
  const pagesOf = async (...others: SearchPage[]) => {
    const { hits } = await search(readerOf([tagPage, ...others]), '标签样式')
    return hits.map(({ url }) => url.replace(/#.*/, '').split('/').at(-2))
  }

  test('keeps the hits of a page together, three sections at most', async () => {
    const rival = (name: string) => page(`/docs/dnalogel/${name}/`, '别的', [4, 5, 6, 7, 8].flatMap(section))
    const pages = await pagesOf(rival('A'), rival('B'))
    expect(pages.filter((name, index) => name !== pages[index - 1])).toHaveLength(3)
    expect(pages.filter((name) => name === 'A')).toHaveLength(3)
  })

  test('shows the row that goes on where the title ends, however much else the page has', async () => {
    const options = page(
      '/docs/five/config/',
      '初始化配置 FiveInitArgs',
      [1, 2, 3, 4]
        .flatMap((n) => [
          heading(`初始化配置的做法 ${n}`, `recipe-${n}`),
          text('初始化配置里写 backgroundAlpha。', `recipe-${n}`),
        ])
        .concat(row('backgroundAlpha', '0 到 1', 'init-backgroundAlpha')),
      { keywords: ['backgroundAlpha', '初始化', '配置参数'] },
    )
    const { hits } = await search(readerOf([options]), 'backgroundAlpha 初始化配置 FiveInitArgs')
    expect(hits.map(({ url }) => url.split('/').at(-1))).toContain('#init-backgroundAlpha')
  })

  test('has the sections of the one page that fits before pages that hardly do', async () => {
    const rival = (name: string) =>
      page(`/docs/dnalogel/${name}/`, '别的', [text('画面里有许多东西，也有一种标签，说来话长。')])
    const pages = await pagesOf(rival('A'), rival('B'))
    expect(pages.slice(0, 3)).toEqual(['PanoTagPlugin', 'PanoTagPlugin', 'PanoTagPlugin'])
    expect(pages).toContain('A')
  })
})

describe('what to open on a page', () => {
  const recipes = page(
    '/docs/dnalogel/PanoTagPlugin/',
    '标签 PanoTagPlugin',
    [
      text('点击标签的事件、标签的点击区域，都从点击说起。'),
      heading('点击标签', 'click'),
      text('点击以后打开卡片。', 'click'),
      error('请先调用 Sculpt.modules.init(five)', 'error-1'),
      heading('画什么', 'parts'),
      text('箭头画在门外，去掉箭头写 false。', 'parts'),
    ],
    { asked: { click: ['点它没反应', '卡非常淡'] } },
  )
  const opened = async (query: string) => (await search(readerOf([recipes]), query)).hits[0]?.url.split('/').at(-1)

  test.each([
    ['the page, for its title', '标签', ''],
    ['the section whose heading holds the whole query', '点击标签', '#click'],
    ['the section that is asked for in words of readers', '标签没反应', '#click'],
    ['the same, whatever says how much', '卡特别淡', '#click'],
    ['the section that answers, though the title has more of the question', 'PanoTagPlugin 门外 箭头', '#parts'],
    ['the error text that was pasted', '请先调用 Sculpt.modules.init(five)', '#error-1'],
  ])('is %s', async (_what, query, anchor) => expect(await opened(query)).toBe(anchor))
})

test('a page with the rare word of a query comes before one with the common words', async () => {
  const common = Array.from({ length: 30 }, (_, number) =>
    page(`/docs/live/p${number}/`, `参数用法 ${number}`, [text('参数用法说明')]),
  )
  const reader = readerOf([...common, page('/docs/live/rare/', '其他', [text('这里讲 createLive')])])
  const { hits } = await search(reader, 'createLive 参数 用法 说明')
  expect(hits[0]?.url).toContain('/rare/')
})

describe('the list', () => {
  test('can be narrowed down to groups', async () => {
    expect(await urls('空间', { groups: ['空间带看'] })).toEqual(['live/intro/'])
    expect(await urls('空间', { groups: ['没有这一组'] })).toEqual([])
  })

  test('comes in pages, without gaps or repeats', async () => {
    const whole = await all('全景 标签', { hitsPerPage: 100 })
    const pages = await Promise.all(
      [0, 1, 2, 3, 4].map((number) => urls('全景 标签', { page: number, hitsPerPage: 2 })),
    )
    expect(whole.total).toBe(whole.hits.length)
    expect(pages.flat()).toEqual(whole.hits.map(({ url }) => url.replace('/developer/docs/', '')))
  })

  test('has ids of its own for every hit', async () => {
    const { hits } = await all('全景 标签 标尺', { hitsPerPage: 100 })
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length)
  })
})

describe('bad input', () => {
  test.each(['', '   ', '???', '。，！', '\ud800', '<>&"\'', '😀'])('%j finds nothing', async (query) => {
    expect(await ask(query)).toEqual({ hits: [], total: 0 })
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    '.*+?^${}()|[]\\',
    '<script>alert(1)</script>',
    '标'.repeat(10_000),
  ])('%.30j is answered without an error', async (query) => {
    const { hits, total } = await ask(query)
    expect(hits.length).toBeLessThanOrEqual(total)
  })

  test('an index without pages finds nothing', async () => {
    expect(await search(readerOf([]), '全景')).toEqual({ hits: [], total: 0 })
  })
})
