import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIND_LABELS } from '../../src/reference/labels'
import type { SymbolsFile } from '../../src/reference/symbols'
import { createReader } from '../../src/search/engine/reader'
import { search } from '../../src/search/engine/search'
import { SEARCH_PAGE_SIZE } from '../../src/site/constants'
import { withBase } from '../../src/site/routes'
import { asked } from '../../tools/bench/search/engines'
import { readQueries } from '../../tools/bench/search/queries'
import { missesOf, outcomesOf, sharesOf } from '../../tools/bench/search/relevance'
import { builtPages, PUBLIC } from '../support/public-pages'

/** What readers look for, in the index of the built site: names, members, codes and messages lead to their pages. */
const read = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8'))
const reader = createReader((path) => Promise.resolve(read(join('search', path))))

/** @returns pages in the order of the answer, each once. */
async function answer(query: string): Promise<string[]> {
  const { hits } = await search(reader, query, { hitsPerPage: 60 })
  return [...new Set(hits.map(({ url }) => url.replace(/#.*/, '')))]
}

/** A query, the page that it has to lead to, and among how many it has to be. */
type Wanted = readonly [query: string, url: string, within: number]

/** @returns queries that do not lead to their page, with those that they lead to. */
async function lost(wanted: Wanted[]): Promise<string[]> {
  const found = []
  for (const [query, url, within] of wanted) {
    const pages = (await answer(query)).slice(0, within)
    if (!pages.includes(url)) found.push(`${query} → ${url}: ${pages.join(' ')}`)
  }
  return found
}

const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#x3C': '<',
  '#x26': '&',
}
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')

test('a number from a log, a question and a task lead to their pages', async () => {
  const [errors, callbacks] = ['/developer/docs/faq/errors/', '/developer/docs/faq/callbacks/']
  const ofErrors = [
    '10001',
    '50',
    '-3',
    '-1',
    '1006',
    '1008',
    '5000',
    '-1302',
    '-1304',
    '-1307',
    'ITMS-91061',
    '错误码',
    '错误码 10001',
  ]
  expect(
    await lost([
      ...ofErrors.map((query) => [query, errors, 1] as const),
      // A page that is about this very code may come before
      ['-100018', errors, 3],
      ['怎么在 Vue 3 项目里接入', '/developer/docs/five/handbook/vue/get-started/', 1],
      ['webhook', callbacks, 3],
      ['回调', callbacks, 3],
      ['密钥泄露', '/developer/docs/webview/security/', 3],
      ['上架 Google Play', '/developer/docs/webview/release/google-play/', 3],
      ['上架 App Store', '/developer/docs/webview/release/app-store/', 3],
      ['小程序 审核', '/developer/docs/webview/release/wechat/', 3],
      ['模拟网关', '/developer/docs/live/get-started/first-tour/', 3],
    ]),
  ).toEqual([])
})

test.each(['plain-queries', 'plain-control-queries'] as const)(
  'plain questions find their page, most of them among the first three (%s)',
  async (set) => {
    const outcomes = await outcomesOf(asked(reader), readQueries(set))
    expect(outcomes.length).toBeGreaterThanOrEqual(30)
    const { three, none } = sharesOf(outcomes)
    expect([three >= 85, none, missesOf(outcomes)]).toEqual([true, 0, expect.anything()])
  },
)

const allSymbols = (read('symbols.json') as SymbolsFile).symbols
/** All public names of the SDKs that have an entry; what is declared only has none of its own. */
const symbols = allSymbols.filter(({ declared }) => !declared)

/** A reader knows a plugin by its Chinese name, its class or a part of it, or by a method. */
describe('plugins and keyframes', () => {
  const pages = builtPages()
    .filter(({ url }) => /^\/developer\/docs\/(?:dnalogel|vreo|live|webview)\//.test(url))
    .map(({ url, html }) => {
      const title = textOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)![1]!)
      const rows = [...html.matchAll(/ id="method-[^"]*"[^>]*>([^]*?)<\/tr>/g)]
      const methods = rows.flatMap(([, row]) => /^\s*[\w$]+/.exec(textOf(row!))?.[0].trim() ?? [])
      return { url, title, api: /[A-Z][A-Za-z]{3,}/.exec(title)?.[0], methods: [...new Set(methods)] }
    })
  const inBooks = pages.filter(({ url, api }) => /\/(?:dnalogel|vreo\/keyframes)\//.test(url) && api)

  /** The class without its ending, unless that is another page's own name (vreo has a keyframe PanoTag). */
  const partOf = (api: string): string => {
    const part = api.replace(/(?<=.{6})(?:Plugin|Controller)$/, '')
    return pages.some((page) => page.api === part) ? api : part
  }

  test('are found by title, class, a part of it and their Chinese name', async () => {
    expect(inBooks.length).toBeGreaterThan(25)
    const wanted = inBooks.flatMap(({ url, title, api }): Wanted[] => [
      [title, url, 1],
      // The entry of the reference comes before
      ...[api!, api!.toLowerCase(), partOf(api!)].map((query) => [query, url, 2] as const),
      [title.replace(/[A-Za-z].*/, '').trim(), url, 2],
    ])
    expect(await lost(wanted)).toEqual([])
  })

  test('are found by class and method; by the method alone where no other page, nor Five, has it', async () => {
    const named = inBooks.flatMap(({ url, api, methods }) => methods.map((name) => [`${api} ${name}`, url, 3] as const))
    expect(named.length).toBeGreaterThan(50)
    const owners = new Map<string, string[]>()
    // `on` says too little
    for (const { url, methods } of pages)
      for (const name of methods.filter(({ length }) => length > 3))
        owners.set(name, [...(owners.get(name) ?? []), url])
    const ofFive = new Set(symbols.flatMap(({ name }) => (name.startsWith('Five.') ? name.slice(5) : [])))
    // Pages that show its use may come before
    const single = [...owners].flatMap(([name, urls]) =>
      urls.length === 1 && !ofFive.has(name) ? [[name, urls[0]!, 3] as const] : [],
    )
    expect(await lost([...named, ...single])).toEqual([])
  })
})

describe('every public name of the SDKs', () => {
  const pageOf = (entry: string): string => `/docs/${entry.replace(/#.*/, '')}/`

  test('has an entry with an anchor', () => {
    const html = new Map(builtPages().map((page) => [page.url, page.html]))
    const holds = (entry: string) => html.get(withBase(pageOf(entry)))?.includes(`id="${entry.replace(/.*#/, '')}"`)
    const none = symbols.filter(({ entry }) => !holds(entry))
    expect(none.map(({ entry }) => entry)).toEqual([])
  })

  test('that is in a namespace is found by its own name, on the first page of results, where no other has it', async () => {
    const last = (name: string): string => name.replace(/^.*\./, '')
    // Two words at least: `Target` and `Route` say too little
    const isNamed = (name: string): boolean => name.includes('.') && /[a-z][A-Z]/.test(last(name))
    const named = symbols.filter(({ name, kind }) => Object.hasOwn(KIND_LABELS, kind) && isNamed(name))
    const single = named.filter(({ name }) => symbols.filter((other) => last(other.name) === last(name)).length === 1)
    expect(single.length).toBeGreaterThan(100)
    const none: string[] = []
    for (const { name, entry } of single) {
      const { hits } = await search(reader, last(name), { hitsPerPage: SEARCH_PAGE_SIZE })
      if (!hits.some(({ url }) => url.startsWith(withBase(pageOf(entry))))) none.push(name)
    }
    expect(none).toEqual([])
  })

  const addressOf = (section: string): string => {
    const [, anchor = ''] = section.split('#')
    return withBase(pageOf(section)) + (anchor && `#${encodeURIComponent(anchor)}`)
  }

  test('opens its entry first, in any case, with brackets or without', async () => {
    const entries = new Map<string, string[]>()
    for (const { name, entry } of symbols) {
      const key = name.toLowerCase()
      entries.set(key, [...(entries.get(key) ?? []), addressOf(entry)])
    }
    const none: string[] = []
    for (const [index, { name }] of symbols.entries()) {
      const query = [name, name.toLowerCase(), `${name}()`, name.replace(/\.(?=[^.]+$)/, ' ')][index % 4]!
      const { hits } = await search(reader, query)
      if (!entries.get(name.toLowerCase())!.includes(hits[0]?.url ?? '')) none.push(`${query} → ${hits[0]?.url}`)
    }
    expect(none).toEqual([])
  })

  test('that is taught in a guide leads there next: a member without a section of its own to that of its class', async () => {
    const none: string[] = []
    const names = allSymbols.map(({ name }) => name.toLowerCase())
    const alike = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    for (const { name, learn } of symbols) {
      if (!learn || alike.has(name.toLowerCase())) continue
      const { hits } = await search(reader, name)
      const next = hits.find(({ url }) => url.replace(/#.*/, '') !== hits[0]?.url.replace(/#.*/, ''))
      if (next?.url !== addressOf(learn)) none.push(`${name} → ${next?.url}, ${learn}`)
    }
    expect(none).toEqual([])
  })
})

/**
 * Every message that a console, a compiler or a server prints, as the checked facts of the SDKs name them: a reader
 * pastes it into the search field and must land on the page that explains it.
 */
test('every error message stands on a page, and the search leads to such a page', async () => {
  const texts = JSON.parse(readFileSync('tests/fixtures/error-texts.json', 'utf8')) as Record<string, string[]>
  const pages = builtPages().map(({ url, html }) => ({ url, text: textOf(html) }))
  const messages = Object.values(texts).flat()
  expect(messages.length).toBeGreaterThan(40)
  const none: string[] = []
  for (const message of messages) {
    const plain = message.replace(/\s+/g, ' ')
    const holding = new Set(pages.filter(({ text }) => text.includes(plain)).map(({ url }) => url))
    const { hits, rest } = await search(reader, message)
    const all = [...hits, ...((await rest?.()) ?? [])]
    if (!all.some(({ url }) => holding.has(url.replace(/#.*/, '')))) none.push(`${message} (on ${holding.size} pages)`)
  }
  expect(none).toEqual([])
})
