import { describe, expect, jest, test } from '@jest/globals'
import type { SearchPage } from '../../site/types'
import { search, type SearchOptions } from './search'
import { code, error, heading, page, readerOf, row, text } from '../../../tests/support/search-corpus'

const PAGES: SearchPage[] = [
  page(
    '/docs/dnalogel/PanoRulerPlugin/',
    '全景标尺 PanoRulerPlugin',
    [
      text('把每个房间的长宽高画在全景里。'),
      heading('参数', 'options'),
      row('distanceText', '(distance: number) => string · 一位小数 · 标注的文字，单位可以换成英尺', 'opt-distanceText'),
      heading('排错', 'troubleshooting'),
      error('标尺数据依赖不齐全！', 'error-data'),
      code('ruler.changeConfigs({ distanceText })', 'troubleshooting'),
    ],
    { keywords: ['量房间尺寸', 'ruler dimensions'], description: '在全景里显示房间尺寸。' },
  ),
  page('/docs/dnalogel/PanoCompassPlugin/', '全景指南针 PanoCompassPlugin', [
    text('脚下画一个指向北方的圆盘。'),
    heading('北方从哪来', 'data'),
    text('角度写在户型图数据里。', 'data'),
  ]),
  page('/docs/live/intro/', '空间带看 live', [text('多人进同一套空间。')], { group: '空间带看' }),
  ...(['no-framework', 'react', 'vue'] as const).map((framework, index) =>
    page(
      `/docs/five/handbook/${framework}/tagging/`,
      `打标签（${['原生 JS', 'React', 'Vue'][index]}）`,
      [text('标签跟着三维中的点走。'), ...(framework === 'react' ? [code('useFiveState()')] : [])],
      { group: `三维空间 / ${['原生 JS', 'React', 'Vue'][index]}` },
    ),
  ),
]

const ask = (query: string, options?: SearchOptions) => search(readerOf(PAGES), query, options)
const all = async (query: string, options?: SearchOptions) => {
  const { rest, ...answer } = await ask(query, options)
  return { ...answer, hits: [...answer.hits, ...((await rest?.()) ?? [])] }
}
const urls = async (query: string, options?: SearchOptions) =>
  (await all(query, options)).hits.map(({ url }) => url.replace('/developer/docs/', ''))
const first = async (query: string) => (await urls(query))[0]

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
    expect(hit).toMatchObject({
      type: 'content',
      hierarchy: { lvl1: '全景标尺 PanoRulerPlugin', lvl2: '参数', lvl3: 'distanceText' },
    })
    expect(hit?.content).toBe('(distance: number) => string · 一位小数 · 标注的文字，单位可以换成英尺')
    expect(hit?._snippetResult?.hierarchy.lvl3?.value).toBe('<mark>distanceText</mark>')
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
    expect(hit?._snippetResult?.hierarchy.lvl1?.value).toContain('<mark>PanoCompass')
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

  test('has the sections of the one page that fits before pages that hardly do', async () => {
    const rival = (name: string) =>
      page(`/docs/dnalogel/${name}/`, '别的', [text('画面里有许多东西，也有一种标签，说来话长。')])
    const pages = await pagesOf(rival('A'), rival('B'))
    expect(pages.slice(0, 3)).toEqual(['PanoTagPlugin', 'PanoTagPlugin', 'PanoTagPlugin'])
    expect(pages).toContain('A')
  })
})

describe('what to open on a page', () => {
  const recipes = page('/docs/dnalogel/PanoTagPlugin/', '标签 PanoTagPlugin', [
    text('点击标签的事件、标签的点击区域，都从点击说起。'),
    heading('点击标签', 'click'),
    text('点击以后打开卡片。', 'click'),
    error('请先调用 Sculpt.modules.init(five)', 'error-1'),
  ])
  const opened = async (query: string) => (await search(readerOf([recipes]), query)).hits[0]?.url.split('/').at(-1)

  test.each([
    ['the page, for its title', '标签', ''],
    ['the section whose heading holds the whole query', '点击标签', '#click'],
    ['the error text that was pasted', '请先调用 Sculpt.modules.init(five)', '#error-1'],
  ])('is %s', async (_what, query, anchor) => expect(await opened(query)).toBe(anchor))
})

describe('a word that a page explains', () => {
  const passing = page('/docs/vreo/panorama/', '点位换图', [text('点位的图片，点位的下标，点位。'.repeat(5))])
  const explaining = page(
    '/docs/five/intro/',
    '介绍',
    [heading('四个概念', 'concepts'), text('点位是站的地方。', 'concepts')],
    {
      explains: [{ word: '点位', anchor: 'concepts' }],
    },
  )
  const opened = async (query: string) => (await search(readerOf([passing, explaining]), query)).hits[0]?.url

  test.each(['点位', '什么是点位', '点位是什么？'])('leads there as “%s”', async (query) => {
    expect(await opened(query)).toBe('/developer/docs/five/intro/#concepts')
  })

  test('does not lead there with other words', async () => {
    expect(await opened('点位 图片 下标')).toContain('/panorama/')
  })
})

describe('a text that stands in several places', () => {
  const message = '[PARSE FAILED]: Invalid signature.'
  const answer = page(
    '/docs/faq/sign/',
    '签名校验失败',
    [heading('内容被改过', 'changed'), error(message, 'error-1')],
    {
      keywords: ['Invalid signature'],
    },
  )
  const copies = ['a', 'b'].map((name) =>
    page(`/docs/five/${name}/`, `起步 ${name}`, [heading('报错', 'errors'), error(message, 'error-9')]),
  )

  test('leads to the page that answers it', async () => {
    const { hits } = await search(readerOf([...copies, answer]), message)
    expect(hits[0]?.url).toBe('/developer/docs/faq/sign/#error-1')
  })

  test('counts less where it only leads elsewhere', async () => {
    const related = page('/docs/five/x/', '其他', [heading('相关', 'related'), text('吸顶灯的开关', 'related')])
    const own = page('/docs/five/y/', '其他', [heading('用法', 'use'), text('吸顶灯的开关', 'use')])
    const { hits } = await search(readerOf([related, own]), '吸顶灯')
    expect(hits.map(({ url }) => url.split('#')[1])).toEqual(['use', 'related'])
  })
})

describe('Chinese typed in Latin letters', () => {
  test.each([
    ['all syllables', 'quanjingbiaochi', 'dnalogel/PanoRulerPlugin/'],
    ['initials', 'qjbc', 'dnalogel/PanoRulerPlugin/'],
    ['from a word within', 'biaochi', 'dnalogel/PanoRulerPlugin/'],
    ['a heading', 'beifang', 'dnalogel/PanoCompassPlugin/#data'],
  ])('is found by %s', async (_what, query, url) => expect(await first(query)).toBe(url))
})

describe('a query that stands nowhere', () => {
  test('says what was searched instead, written as on the site', async () => {
    expect(await ask('PanoComapss')).toMatchObject({ corrected: 'PanoCompassPlugin' })
    expect(await ask('PanoCompass')).not.toHaveProperty('corrected')
  })

  test('is taken literally on demand', async () => {
    expect(await ask('PanoComapss', { literal: true })).toEqual({ hits: [], total: 0 })
  })

  test('is found by a part of its name when nothing else is', async () => {
    expect((await urls('ERR_RULER_CHANGED')).length).toBeGreaterThan(0)
  })

  test('is spelled as it is meant in a sentence of Latin words', async () => {
    expect(await ask('Multiple broken PanoComapss things are being imported twice')).not.toHaveProperty('corrected')
  })

  test('is handed to the corrector when it is Chinese, and only then', async () => {
    const correct = jest.fn(() => Promise.resolve('标签'))
    expect(await ask('标鉴', { correct })).toMatchObject({ corrected: '标签', total: 3 })
    await ask('标签', { correct })
    await ask('标鉴', { correct, literal: true })
    expect(correct).toHaveBeenCalledTimes(1)
  })

  test('is none of the corrector’s when it is a sentence', async () => {
    const correct = jest.fn(() => Promise.resolve('标签'))
    await ask('每个房间的长宽高画在全景里多人进同一套空间标鉴', { correct })
    expect(correct).not.toHaveBeenCalled()
  })
})

describe('the hits in view', () => {
  const many = Array.from({ length: 12 }, (_, number) =>
    page(`/docs/x/${number}/`, `第 ${number} 页`, [text('吸顶灯')]),
  )

  test('come first; the others of the page of results are got on demand', async () => {
    const { hits, total, rest } = await search(readerOf(many), '吸顶灯')
    expect(hits).toHaveLength(10)
    expect(total).toBe(12)
    expect(await rest?.()).toHaveLength(2)
  })

  test('are all there are when they are few', async () => {
    expect(await search(readerOf(many.slice(0, 4)), '吸顶灯')).not.toHaveProperty('rest')
  })
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
