import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { page, text } from '../../../tests/support/search-corpus'
import { buildIndex } from '../engine/builder'
import type { SearchResult } from './contract'
import { createEmbeddedSource } from './embedded'
import { errorText } from './errors'
import { searchRequest, type SearchInput } from './search-params'

const BASE = '/developer/search/'
type Served = Map<string, string | number>

/** What the site's server holds, by address. */
let served: Served
let requested: string[]

function publish(folder: string, titles: string[]): void {
  const { manifest, files } = buildIndex(
    titles.map((title, number) => page(`/docs/x/${number}/`, title, [text('全景')])),
  )
  for (const address of served.keys()) served.delete(address)
  served.set(`${BASE}manifest.json`, JSON.stringify({ ...manifest, folder }))
  for (const [path, file] of files) served.set(BASE + folder + path, JSON.stringify(file))
}

/** Lets every file but the manifest fail in some way. */
const spoil = (by: string | number) =>
  served.forEach((_, address) => address.endsWith('manifest.json') || served.set(address, by))

beforeEach(() => {
  served = new Map()
  requested = []
  globalThis.matchMedia = (() => ({ matches: false })) as never
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) => {
    requested.push(url)
    const file = served.get(url) ?? 404
    if (file === 'hang')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    if (file === 'drop') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve({ status: typeof file === 'number' ? file : 200, text: () => Promise.resolve(String(file)) })
  }) as never
})

const source = () => createEmbeddedSource(BASE)
async function ask(from: ReturnType<typeof source>, input: SearchInput): Promise<SearchResult> {
  const { results } = await from.search({ requests: [searchRequest('docs', input)] })
  return results[0]!
}
const titles = ({ hits }: SearchResult) => hits.map(({ hierarchy }) => hierarchy.lvl1)

describe('the first hits', () => {
  const many = Array.from({ length: 12 }, (_, number) => `第 ${number} 页`)
  const first = jest.fn<(result: SearchResult) => void>()
  const search = (from: ReturnType<typeof source>) =>
    from.search({ requests: [searchRequest('docs', { query: '全景' })] }, first)
  beforeEach(() => void first.mockClear())

  test('are not told when the others are there at once', async () => {
    publish('v1/', many)
    await search(source())
    await new Promise((wake) => setTimeout(wake, 200))
    expect(first).not.toHaveBeenCalled()
  })

  test('are told when the others take their time, in the order of the whole answer', async () => {
    publish('v1/', many)
    const { fetch } = globalThis
    let texts = 0
    globalThis.fetch = (async (url: string, options: RequestInit) => {
      if (url.includes('/t/') && ++texts > 6) await new Promise((wake) => setTimeout(wake, 300))
      return fetch(url, options)
    }) as never
    const { results } = await search(source())
    expect(first).toHaveBeenCalledTimes(1)
    const [early] = first.mock.calls[0]!
    expect(early).toMatchObject({ nbHits: 12 })
    expect(early.hits).toEqual(results[0]?.hits.slice(0, 6))
    expect(results[0]?.hits).toHaveLength(12)
  })

  test('are not told after a failure of the others', async () => {
    publish('v1/', many)
    const { fetch } = globalThis
    let texts = 0
    globalThis.fetch = ((url: string, options: RequestInit) =>
      url.includes('/t/') && ++texts > 6
        ? Promise.resolve({ status: 403, text: () => Promise.resolve('') })
        : fetch(url, options)) as never
    await expect(search(source())).rejects.toMatchObject({ name: 'ApiError' })
    await new Promise((wake) => setTimeout(wake, 200))
    expect(first).not.toHaveBeenCalled()
  })
})

describe('the embedded source', () => {
  test('answers with hits and their number', async () => {
    publish('v1/', ['甲', '乙'])
    expect(await ask(source(), { query: '全景' })).toMatchObject({
      nbHits: 2,
      hits: [{ hierarchy: { lvl1: '甲' } }, {}],
    })
  })

  test('fetches nothing but its own files, and the manifest once', async () => {
    publish('v1/', ['甲'])
    const from = source()
    await from.warm()
    await ask(from, { query: '全景' })
    await ask(from, { query: '全景' })
    expect(requested.every((url) => url.startsWith(BASE))).toBe(true)
    expect(requested.filter((url) => url.endsWith('manifest.json'))).toHaveLength(1)
  })

  test('reads the manifest again when a new version has replaced the files', async () => {
    publish('v1/', ['旧'])
    const from = source()
    await from.warm()
    publish('v2/', ['新'])
    expect(titles(await ask(from, { query: '全景' }))).toEqual(['新'])
  })

  test('answers again once the network is back', async () => {
    publish('v1/', ['甲'])
    const from = source()
    const files = new Map(served)
    spoil('drop')
    await expect(ask(from, { query: '全景' })).rejects.toMatchObject({ name: 'RetryError' })
    served = files
    expect(titles(await ask(from, { query: '全景' }))).toEqual(['甲'])
  })

  test('takes one failure of the server for an accident', async () => {
    publish('v1/', ['甲'])
    const from = source()
    const fetched = globalThis.fetch
    let failures = 1
    globalThis.fetch = ((url: string, init: RequestInit) =>
      failures-- > 0 ? Promise.reject(new TypeError('reset')) : fetched(url, init)) as never
    expect(titles(await ask(from, { query: '全景' }))).toEqual(['甲'])
  })
})

describe('an error is told by its name', () => {
  test.each([
    ['a dropped connection', 'drop', 'RetryError', '所有搜索节点都没有响应，请稍后重试。'],
    ['a server error', 503, 'RetryError', '所有搜索节点都没有响应，请稍后重试。'],
    ['a refusal', 403, 'ApiError', '搜索服务返回错误（403）。'],
    ['a file that is no JSON', '<!doctype html>', 'DeserializationError', '搜索结果无法解析。'],
  ])('%s', async (_what, by, name, shown) => {
    publish('v1/', ['甲'])
    spoil(by)
    const error = await ask(source(), { query: '全景' }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name })
    expect(errorText(error)).toBe(shown)
  })

  test('a server that never answers, after two and eight seconds', async () => {
    jest.useFakeTimers()
    publish('v1/', ['甲'])
    spoil('hang')
    const failed = ask(source(), { query: '全景' }).catch((reason: Error) => reason.name)
    await jest.advanceTimersByTimeAsync(9_900)
    await expect(Promise.race([failed, Promise.resolve('pending')])).resolves.toBe('pending')
    await jest.advanceTimersByTimeAsync(200)
    await expect(failed).resolves.toBe('RetryError')
    jest.useRealTimers()
  })
})

test('filters, page size, page and snippet length are taken from the parameters', async () => {
  publish('v1/', ['甲', '乙', '丙'])
  const from = source()
  expect((await ask(from, { query: '全景', area: '没有' })).nbHits).toBe(0)
  expect(titles(await ask(from, { query: '全景', area: '空间交互' }))).toEqual(['甲', '乙', '丙'])
  const params = new URLSearchParams(searchRequest('docs', { query: '全景', page: 1 }).params)
  params.set('hitsPerPage', '2')
  const { results } = await from.search({ requests: [{ indexName: 'docs', query: '全景', params: params.toString() }] })
  expect(titles(results[0]!)).toEqual(['丙'])
})
