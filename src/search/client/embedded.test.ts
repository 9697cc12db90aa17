import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { TextDecoder } from 'node:util'
import { page, text } from '../../../tests/support/search-corpus'
import { buildIndex } from '../engine/builder'
import { correctionData } from '../engine/correction-data'
import { commonCharacterBytes } from '../engine/corrections'
import { CORRECTIONS_FILE } from '../engine/index-files'
import { plainText } from '../engine/hit'
import type { Answer } from './contract'
import { createEmbeddedSource } from './embedded'
import { errorText } from './errors'

Object.assign(globalThis, { TextDecoder })

const BASE = '/developer/search/'
type Served = Map<string, string | number>

/** What the site's server holds, by address. */
let served: Served
let requested: string[]

function publish(folder: string, titles: string[]): void {
  const pages = titles.map((title, number) => page(`/docs/x/${number}/`, title, [text('全景')]))
  const { manifest, files } = buildIndex(pages)
  for (const address of served.keys()) served.delete(address)
  served.set(`${BASE}manifest.json`, JSON.stringify({ ...manifest, folder }))
  const common = new TextDecoder('gbk').decode(commonCharacterBytes())
  files.set(CORRECTIONS_FILE, correctionData(pages, common) as never)
  for (const [path, file] of files) served.set(BASE + folder + path, JSON.stringify(file))
}

/** Lets every file but the manifest fail in some way. */
const spoil = (by: string | number) =>
  served.forEach((_, address) => address.endsWith('manifest.json') || served.set(address, by))

beforeEach(() => {
  served = new Map()
  requested = []
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
const titles = ({ hits }: Answer) => hits.map(({ path }) => plainText(path[0]!))

describe('hits that are not in view', () => {
  const many = Array.from({ length: 12 }, (_, number) => `第 ${number} 页`)

  test('cost nothing until they are asked for', async () => {
    publish('v1/', many)
    const { hits, total, rest } = await source()({ query: '全景' })
    const texts = () => requested.filter((url) => url.includes('/t/')).length
    expect(hits).toHaveLength(10)
    expect(total).toBe(12)
    expect(texts()).toBe(10)
    expect(await rest?.()).toHaveLength(2)
    expect(texts()).toBe(12)
  })

  test('fail by name like any others', async () => {
    publish('v1/', many)
    const { rest } = await source()({ query: '全景' })
    spoil(403)
    await expect(rest?.()).rejects.toMatchObject({ name: 'ApiError' })
  })
})

describe('a query that stands nowhere', () => {
  test('is guessed at, and searched literally on demand', async () => {
    publish('v1/', ['标签', '雷达图'])
    expect(await source()({ query: '标籤' })).toMatchObject({ corrected: '标签', hits: [{}] })
    expect(await source()({ query: '标籤', literal: true })).toMatchObject({ total: 0 })
  })
})

describe('the embedded source', () => {
  test('fetches nothing but its own files, each once', async () => {
    publish('v1/', ['甲'])
    const from = source()
    await from({ query: '全景' })
    await from({ query: '全景' })
    expect(requested.every((url) => url.startsWith(BASE))).toBe(true)
    expect(new Set(requested).size).toBe(requested.length)
  })

  test('reads the manifest again when a new version has replaced the files', async () => {
    publish('v1/', ['旧'])
    const from = source()
    await from({ query: '' })
    publish('v2/', ['新'])
    expect(titles(await from({ query: '全景' }))).toEqual(['新'])
  })

  test('answers again once the network is back, and once everything is no more answered with one object', async () => {
    publish('v1/', ['甲'])
    const from = source()
    const files = new Map(served)
    served.set(`${BASE}manifest.json`, '{"code":503}')
    await expect(from({ query: '全景' })).rejects.toMatchObject({ name: 'DeserializationError' })
    served = new Map(files)
    spoil('drop')
    await expect(from({ query: '全景' })).rejects.toMatchObject({ name: 'RetryError' })
    served = files
    expect(titles(await from({ query: '全景' }))).toEqual(['甲'])
  })

  test('takes one failure of the server for an accident', async () => {
    publish('v1/', ['甲'])
    const from = source()
    const fetched = globalThis.fetch
    let failures = 1
    globalThis.fetch = ((url: string, init: RequestInit) =>
      failures-- > 0 ? Promise.reject(new TypeError('reset')) : fetched(url, init)) as never
    expect(titles(await from({ query: '全景' }))).toEqual(['甲'])
  })

  test('waits longer on a slow line, once a file was late', async () => {
    jest.useFakeTimers()
    publish('v1/', ['甲'])
    const fetched = globalThis.fetch
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      const reply = await fetched(url, init)
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 2_100)
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
      return reply
    }) as never
    const answer = source()({ query: '全景' })
    await jest.advanceTimersByTimeAsync(2_000 + 3 * 2_100)
    expect(titles(await answer)).toEqual(['甲'])
    jest.useRealTimers()
  })
})

describe('an error is told by its name', () => {
  test.each([
    ['a dropped connection', 'drop', 'RetryError', '请检查网络连接后再试。'],
    ['a server error', 503, 'RetryError', '请检查网络连接后再试。'],
    ['a refusal', 403, 'ApiError', '搜索服务返回错误（403）。'],
    ['a file that is no JSON', '<!doctype html>', 'DeserializationError', '搜索结果无法解析。'],
    ['JSON of something else', '{"code":503}', 'DeserializationError', '搜索结果无法解析。'],
  ])('%s', async (_what, by, name, shown) => {
    publish('v1/', ['甲'])
    spoil(by)
    const error = await source()({ query: '全景' }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name })
    expect(errorText(error)).toBe(shown)
  })

  test('a server that never answers, after two and eight seconds', async () => {
    jest.useFakeTimers()
    publish('v1/', ['甲'])
    spoil('hang')
    const failed = source()({ query: '全景' }).catch((reason: Error) => reason.name)
    await jest.advanceTimersByTimeAsync(9_900)
    await expect(Promise.race([failed, Promise.resolve('pending')])).resolves.toBe('pending')
    await jest.advanceTimersByTimeAsync(200)
    await expect(failed).resolves.toBe('RetryError')
    jest.useRealTimers()
  })
})

test('groups, page and length of snippets are those of the request', async () => {
  publish('v1/', ['甲', ...Array.from({ length: 20 }, (_, number) => `第 ${number} 页`)])
  const from = source()
  expect((await from({ query: '全景', groups: ['没有'] })).total).toBe(0)
  expect((await from({ query: '全景', groups: ['空间交互'] })).total).toBe(21)
  expect(titles(await from({ query: '全景', page: 1 }))).toEqual(['第 19 页'])
})
