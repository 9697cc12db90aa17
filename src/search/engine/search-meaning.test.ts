import { describe, expect, jest, test } from '@jest/globals'
import type { NameRole } from '../../site/types'
import { cleanQuery } from './clean-query'
import { search } from './search'
import { error, heading, page, readerOf, row, text } from '../../../tests/support/search-corpus'
import { ask, first, urls } from '../../../tests/support/search-small-site'

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

describe('a public name', () => {
  const names = (anchor: string, ...roles: [string, NameRole][]) =>
    roles.map(([name, role]) => ({ name, role, anchor }))
  const entries = page(
    '/docs/five/reference/Five/',
    '参考：Five 类',
    [heading('Five', 'Five'), row('load', '载入空间', 'Five-load'), row('on', '订阅事件', 'Five-on')],
    {
      names: [
        ...names('Five', ['Five', 'entry']),
        ...names('Five-load', ['Five.load', 'entry'], ['load', 'ownEntry']),
        ...names('Five-on', ['Five.on', 'entry'], ['on', 'ownEntry']),
      ],
    },
  )
  const guide = page(
    '/docs/five/load/',
    '载入 load',
    [heading('载入一套空间', 'work'), text('five.load(work)', 'work')],
    {
      keywords: ['load', 'five load'],
      names: names('work', ['Five.load', 'taught'], ['load', 'ownTaught']),
    },
  )
  const other = page('/docs/dnalogel/Load/', 'load 与 Load', [row('load', 'load 数据', 'method-load')], {
    names: names('method-load', ['Other.load', 'entry'], ['load', 'otherOwn']),
  })
  const openapi = page('/openapi/core/', '核心数据', [
    heading('空间详情', 'detail'),
    text('GET /open/v1/vr/detail', 'detail'),
  ])
  const found = async (query: string) =>
    (await search(readerOf([guide, other, entries, openapi]), cleanQuery(query, 64))).hits.map(({ url }) =>
      url.replace(/^.developer.(?:docs.)?/, ''),
    )

  test.each(['Five.load', 'five.load()', 'FIVE LOAD', 'Five.load(work)', 'load', 'Load()'])(
    '%s leads to its entry, then to what teaches it',
    async (query) => {
      const [first, second] = (await found(query)).filter((url, index, all) => {
        const pageOf = (address = '') => address.replace(/#.*/, '')
        return pageOf(url) !== pageOf(all[index - 1])
      })
      expect([first, second]).toEqual(['five/reference/Five/#Five-load', 'five/load/#work'])
    },
  )

  test.each(['/open/v1/vr/detail', 'GET /open/v1/vr/detail'])('%s, an interface, leads to it', async (query) =>
    expect((await found(query))[0]).toBe('openapi/core/#detail'),
  )
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

test('a section that says what does not work comes after one that says how', async () => {
  const never = page('/docs/five/x/', '其他', [heading('吸顶灯的开关', 'never'), text('没有资料。吸顶灯。', 'never')])
  const how = page('/docs/five/y/', '其他', [heading('吸顶灯的开关', 'how'), text('按一下。吸顶灯。', 'how')])
  const { hits } = await search(readerOf([never, how]), '吸顶灯的开关')
  expect(hits.map(({ url }) => url.split('#')[1])).toEqual(['how', 'never'])
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

  test('says the name that is near to its end, too', async () => {
    const pages = [page('/docs/five/x/', 'setStep', []), page('/docs/five/y/', 'setState', [])]
    expect(await search(readerOf(pages), 'setsate')).toMatchObject({ corrected: 'setState' })
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

test('few hits are all in view', async () => {
  expect(await ask('PanoCompass')).not.toHaveProperty('rest')
})
