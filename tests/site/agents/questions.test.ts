import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorsFile } from '../../../src/outputs/agents/errors'
import type { SymbolsFile } from '../../../src/reference/symbols'
import { LIMITS, tokensOf } from '../../../src/agents/answers/answer'
import { answerError } from '../../../src/agents/answers/error'
import { answerSearch } from '../../../src/agents/answers/search'
import { answerSection } from '../../../src/agents/answers/section'
import { answerSymbol } from '../../../src/agents/answers/symbol'
import { Docs } from '../../../src/agents/docs'
import { folderSource } from '../../../src/agents/site-files'
import { docPath } from '../../../src/site/routes'
import { readQueries, type Place } from '../../../tools/bench/search/queries'
import { byKind, missesOf, outcomesOf, sharesOf } from '../../../tools/bench/search/relevance'
import { PUBLIC } from '../../support/public-pages'

const docs = new Docs(folderSource(PUBLIC))
const json = (path: string): unknown => JSON.parse(readFileSync(join(PUBLIC, path), 'utf8'))

const answers = new Map<string, Promise<string>>()

/** The places in an answer of `search`, and the answer. */
async function placesOf(query: string): Promise<{ places: Place[]; text: string }> {
  const asked = answers.get(query) ?? answerSearch(docs, query)
  answers.set(query, asked)
  const text = await asked
  const ids = text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/ · .*/, ''))
  return {
    text,
    places: ids.map((id) => {
      const [page = '', anchor = ''] = id.split('#')
      return { path: docPath(page), anchor }
    }),
  }
}

describe.each(['kind-control-queries', 'kind-queries'] as const)('questions of nine kinds (%s)', (set) => {
  test('nine of ten find their page among the first three, and every kind most of them', async () => {
    const outcomes = await outcomesOf(async (query) => (await placesOf(query)).places, readQueries(set))
    expect(outcomes.length).toBeGreaterThan(60)
    expect(byKind(outcomes)).toHaveLength(9)
    expect([
      sharesOf(outcomes).three >= 90,
      missesOf(outcomes.filter(({ place }) => place === 0 || place > 3)),
    ]).toEqual([true, expect.anything()])
    for (const [kind, some] of byKind(outcomes)) expect([kind, sharesOf(some).three >= 70]).toEqual([kind, true])
  })

  test('search and the section that answers cost 1,200 tokens on average', async () => {
    const costs: number[] = []
    for (const { query, answersOn } of readQueries(set)) {
      const { text, places } = await placesOf(query)
      const right = places.find(({ path }) => answersOn(path))
      if (!right) continue
      const id = right.path.replace(/^\/(?:docs\/)?|\/$/g, '') + (right.anchor && `#${right.anchor}`)
      costs.push(tokensOf(text) + tokensOf(await answerSection(docs, id)))
      expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.search)
    }
    expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThan(1_200)
  })
})

/** Questions in English, as an agent puts them for its person: a page that answers. */
const english = JSON.parse(readFileSync('tests/fixtures/agent-questions.json', 'utf8')) as Record<string, string>

test('with questions in English, as agents put them, it is still nine of ten', async () => {
  const outcomes = await outcomesOf(
    async (query) => (await placesOf(query)).places,
    readQueries('kind-control-queries'),
  )
  const missed = outcomes.filter(({ place }) => place === 0 || place > 3).map(({ query }) => query.query)
  for (const [query, pages] of Object.entries(english)) {
    const { places } = await placesOf(query)
    const wanted = new RegExp(`^/(?:docs/)?(?:${pages})`)
    if (!places.slice(0, 3).some(({ path }) => wanted.test(path))) missed.push(query)
  }
  const all = outcomes.length + Object.keys(english).length
  expect([missed.length <= all / 10, missed]).toEqual([true, expect.anything()])
})

describe('names', () => {
  const { symbols } = json('symbols.json') as SymbolsFile

  test('every public one is found, within 300 tokens, with its page last', async () => {
    const lost: string[] = []
    for (const { name, entry } of symbols) {
      const text = await answerSymbol(docs, name)
      const found = text.startsWith(`${name} · `) || text.includes(`\n${name}: `)
      if (!found || tokensOf(text) > LIMITS.symbol || (text.startsWith(`${name} · `) && !text.endsWith(entry)))
        lost.push(name)
    }
    expect(lost).toEqual([])
  })

  const NONE = [
    'Five.teleport',
    'Five.setCameraPosition',
    'five.loadWork',
    'Five.on3DClick',
    'useFiveMode',
    'useFiveCamera',
    'FiveCanvasProvider',
    'createFiveApp',
    'PanoHotspotPlugin',
    'MinimapPlugin',
    'PanoTagPlugin.addHotspot',
    'FloorplanPlugin',
    'VRTourPlayer',
    'Player.seekTo',
    'VreoProvider.autoplay',
    'Live.joinRoom',
    'createLiveRoom',
    'useLiveUsers',
    'JSBridgeProtocol.openCamera',
    'FiveInitArgs.cameraSpeed',
  ]

  test('what only looks like one is none, and the nearest are named', async () => {
    const known = new Set(symbols.map((symbol) => symbol.name))
    for (const name of NONE) {
      const text = await answerSymbol(docs, name)
      const near = /最接近的：(.+)/.exec(text)?.[1]?.split('、') ?? []
      expect([name, text]).toEqual([name, expect.stringMatching(/^不存在：/)])
      expect([name, near.length, near.filter((one) => !known.has(one))]).toEqual([name, 3, []])
      expect(tokensOf(text)).toBeLessThanOrEqual(LIMITS.symbol)
    }
  })
})

test('every error leads to a section that tells of it, within 400 tokens', async () => {
  const { errors } = json('errors.json') as ErrorsFile
  expect(errors.length).toBeGreaterThanOrEqual(150)
  const lost: string[] = []
  for (const { text, literals } of errors) {
    const found = await answerError(docs, literals.at(-1) ?? text)
    const isThere = errors.some((one) => one.literals.includes(literals.at(-1)!) && found.includes(`→ ${one.page}`))
    if (!isThere || tokensOf(found) > LIMITS.error) lost.push(text)
  }
  expect(lost).toEqual([])
})

test('every section is answered within 1,500 tokens, and the parts of a long one are all there', async () => {
  const faults: string[] = []
  const pages = await Promise.all((await docs.pageIds()).map((id) => docs.page(id)))
  const ids = pages.flatMap((page) => page?.sections.map(({ id }) => `${page.id}${id && `#${id}`}`) ?? [])
  expect(ids.length).toBeGreaterThan(1_500)
  for (const id of ids) {
    let next: string | undefined = id
    for (let part = 1; next && part < 40; part++) {
      const text: string = await answerSection(docs, next)
      if (tokensOf(text) > LIMITS.section || /^没有 \S+ 这一[节页]。/.test(text))
        faults.push(`${next} ${tokensOf(text)}`)
      next = /下一部分：(\S+)）/.exec(text)?.[1]
    }
  }
  expect(faults).toEqual([])
})
