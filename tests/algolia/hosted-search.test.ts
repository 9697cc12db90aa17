import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE, startHostedSite, type HostedSite } from './hosted-site'
import type { Call, StandIn } from './stand-in'

/** A site that is built for the hosted service, in a browser, against a stand-in of it. */
const QUERIES = '/1/indexes/*/queries'

let hosted: HostedSite
let service: StandIn
let page: Page

const searches = (): Call[] => service.calls.filter(({ path }) => path === QUERIES)
const failWith = (failure: ReturnType<StandIn['fail']>) =>
  (service.fail = ({ path }) => (path === QUERIES ? failure : undefined))

async function openAndType(text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(text)
}

beforeAll(async () => {
  hosted = await startHostedSite()
  service = hosted.service
})

beforeEach(async () => {
  await page?.context().close()
  page = await hosted.newPage()
  service.fail = () => undefined
  await page.goto(`${SITE}/docs/five/intro/`)
  service.calls.length = 0
})

afterAll(() => hosted?.close())

test('the build has published its pages, with settings, and left nothing else behind', () => {
  expect(hosted.built).toContain('已发布')
  expect([...service.indexes.keys()]).toEqual(['docs'])
  const { records, settings } = service.indexes.get('docs')!
  expect(records.get('/docs/five/intro/#pano:0')).toMatchObject({ url: '/developer/docs/five/intro/#pano' })
  // What a record lacks is null in GraphQL, and not there in the index
  expect(records.get('/docs/five/intro/#pano:1')).not.toHaveProperty('keywords')
  expect(settings).toMatchObject({ distinct: true, queryLanguages: ['zh'] })
  expect([...records.keys()].filter((id) => /five\/(?:draft|hidden)\//.test(id))).toEqual([])
})

test('an old address leads on to its page, with a slash and with .html; a draft is nowhere', () => {
  const read = (path: string): string => hosted.site.read(`public/${path}`)
  for (const file of ['docs/five/old-config/index.html', 'docs/five/old-config.html'])
    expect(read(file)).toContain('href="/developer/docs/five/config/"')
  expect(existsSync(join(hosted.site.root, 'public/docs/five/draft'))).toBe(false)
  expect(read('sitemap-0.xml')).toContain('/five/aside/')
  expect(read('sitemap-0.xml') + read('llms-full.txt')).not.toMatch(/five\/(?:draft|hidden)\//)
})

describe('the dialog with the hosted service', () => {
  test('asks nobody before it is used', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload()
    await page.mouse.move(200, 400)
    await page.waitForLoadState('networkidle')
    expect(service.calls).toEqual([])
    expect(requests.filter((url) => url.includes('/search/'))).toEqual([])
  })

  // Its parameters: src/search/client/algolia-format.test.ts
  test('sends one multi-index query, with the credentials in its address', async () => {
    await openAndType('全景')
    await page.getByRole('option').first().waitFor()
    expect(searches().at(-1)).toMatchObject({
      method: 'POST',
      query: { 'x-algolia-api-key': 'public-key', 'x-algolia-application-id': 'TESTAPP' },
    })
    expect(searches().at(-1)?.body).toMatchObject({
      requests: [{ indexName: 'docs', query: '全景', params: expect.stringContaining('hitsPerPage=20') }],
    })
  })

  test.each(['quanjing', 'qj', '站位', 'zhanwei'])('finds by %s, which is shown nowhere', async (query) => {
    await openAndType(query)
    const found = page.getByRole('option').filter({ hasText: '按代码、别的说法或拼音找到' }).first()
    await found.waitFor()
    expect(await found.textContent()).not.toContain(query)
    const answer = await fetch(service.url + QUERIES, {
      method: 'POST',
      body: JSON.stringify(searches().at(-1)?.body),
    })
    expect(JSON.stringify(await answer.json())).not.toMatch(/"(?:pinyin|explains|keywords|code)":/)
  })

  test('shows what the service does not escape as text', async () => {
    await openAndType('全景')
    const text = page.getByRole('option').filter({ hasText: 'Map<string, number>' })
    await text.waitFor()
    expect(await text.locator('mark').first().textContent()).toBe('全景')
    expect(await text.textContent()).toContain('<b>粗体</b>')
    expect(await text.locator('.search-snippet b').count()).toBe(0)
  })

  test('leads to the section and marks the words there', async () => {
    await openAndType('全景')
    await page.getByRole('option').filter({ hasText: 'Map<string, number>' }).click()
    await page.waitForURL('**/docs/five/intro/#pano')
    expect(await page.locator('main mark').first().textContent()).toBe('全景')
  })

  test('loads the analytics script with the first search and reports the opened hit', async () => {
    await openAndType('全景')
    await page.getByRole('option').first().click()
    const calls = await page.evaluate(() => (window as { aa?: { queue: unknown[][] } }).aa?.queue)
    expect(calls?.[0]).toEqual(['init', { appId: 'TESTAPP', apiKey: 'public-key' }])
    expect(calls?.[1]).toMatchObject([
      'clickedObjectIDsAfterSearch',
      { index: 'docs', queryID: 'query-1', positions: [1] },
    ])
    expect(service.calls.some(({ path }) => path === '/analytics.js')).toBe(true)
  })

  test('says that it waits after 300 ms, and that it failed once the read timeout has passed', async () => {
    failWith('hang')
    await openAndType('全景')
    await page.getByText('网络较慢，仍在等待结果…').first().waitFor()
    await page.getByRole('alert').getByText('没能取到结果').waitFor()
  })

  test('keeps the error until the next success and asks nobody else', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    failWith('drop')
    await openAndType('全景里')
    await page.getByRole('alert').waitFor()
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('combobox').fill('全')
    await failed
    expect(await page.getByRole('alert').textContent()).toContain('请检查网络连接后再试。')
    expect(requests.filter((url) => url.includes('manifest.json') || url.includes('/search/'))).toEqual([])
    service.fail = () => undefined
    await page.getByRole('combobox').fill('全景')
    await page.getByRole('option').first().waitFor()
  })
})

describe('the search page with the hosted service', () => {
  const alert = (): Promise<string | null> => page.getByRole('alert').textContent()

  test('tells the three errors apart', async () => {
    for (const [failure, text] of [
      ['drop', '请检查网络连接后再试。'],
      [403, '搜索服务返回错误（403）。'],
      ['garbage', '搜索结果无法解析。'],
    ] as const) {
      failWith(failure)
      await page.goto(`${SITE}/search/?q=全景`)
      await page.getByRole('alert').waitFor()
      expect(await alert()).toContain(text)
    }
    // What cannot be read is not what it answers for ever
    service.fail = () => undefined
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByText(/^共 \d+ 条结果$/).waitFor()
  })

  test('reports the hit that was opened', async () => {
    await page.goto(`${SITE}/search/?q=全景`)
    await page.locator('main ol > li a').first().click()
    await page.waitForURL('**/docs/**')
    const calls = await page.evaluate(() => (window as { aa?: { queue: unknown[][] } }).aa?.queue)
    expect(calls?.at(-1)?.[0]).toBe('clickedObjectIDsAfterSearch')
  })

  test('narrows down to an area with all of its result groups', async () => {
    await page.goto(`${SITE}/search/?q=全景`)
    const filtered = page.waitForRequest((request) => request.postData()?.includes('%2F+React') ?? false)
    await page.getByRole('button', { name: '三维空间', exact: true }).click()
    // Read from the request: it has left the browser, but the service may not have it yet
    const { requests } = (await filtered).postDataJSON() as { requests: { params: string }[] }
    expect(new URLSearchParams(requests[0]?.params).get('facetFilters')).toContain('hierarchy.lvl0:三维空间 / React')
  })
})

const html = (id: string): string => hosted.site.read(`public/docs/${id}/index.html`)

// Last: it changes the site. Gatsby runs a page query again only when a node has changed: neighbours of a change must
// not go stale
describe('a warm build', () => {
  const pages = ['five/intro', 'five/config', 'five/quick-start']

  beforeAll(async () => {
    const { edit } = hosted.site
    edit('content/docs/five/quick-start.mdx', /title: 快速开始/, 'title: 起步第二版')
    edit('content/docs/five/sidebar.yaml', /label: 上手/, 'label: 新的一组')
    edit('src/styles/reset.css', /:focus-visible \{/, ':focus-visible { caret-color: #abc;')
    edit('src/article/callout/style.css', /\.callout \{/, '.callout { outline-color: #cde;')
    await hosted.build()
  })

  test('shows a new title and a new group on the other pages: sidebar and pager', () => {
    for (const id of pages) {
      expect(html(id)).toContain('起步第二版')
      expect(html(id)).toContain('新的一组')
      expect(html(id)).not.toContain('快速开始<')
    }
  })

  test('shows new styles on every page, those of a construct where it is used', () => {
    for (const id of pages) expect(html(id)).toContain('caret-color:#abc')
    expect(html('five/config')).toContain('outline-color:#cde')
    expect(html('five/intro')).not.toContain('outline-color:#cde')
  })

  test('publishes what has changed', () => {
    const titles = [...service.indexes.get('docs')!.records.values()].map(({ hierarchy }) => hierarchy.lvl1)
    expect(titles).toContain('起步第二版')
    expect(titles).not.toContain('快速开始')
  })
})
