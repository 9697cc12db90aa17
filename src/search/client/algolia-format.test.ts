import { describe, expect, test } from '@jest/globals'
import { withBrackets } from '../../../tests/support/search-hit'
import { algoliaRequest, readAnswer } from './algolia-format'
import type { SearchRequest } from './contract'
import { matchedUnseen } from './hit-view'

const settings = { appId: 'APP', searchKey: 'key', indexName: 'docs' }
const params = (request: Partial<SearchRequest>, more = {}) => {
  const { params: text } = algoliaRequest({ ...settings, ...more }, { query: '全景', snippetWords: 10, ...request })
  return Object.fromEntries(new URLSearchParams(text))
}

describe('a request', () => {
  test('carries what the specification lists', () => {
    expect(algoliaRequest(settings, { query: '全景' })).toMatchObject({ indexName: 'docs', query: '全景' })
    expect(params({})).toEqual({
      attributesToRetrieve:
        '["hierarchy.lvl0","hierarchy.lvl1","hierarchy.lvl2","hierarchy.lvl3","hierarchy.lvl4","hierarchy.lvl5","hierarchy.lvl6","content","type","url"]',
      attributesToSnippet: '["content:10"]',
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: '20',
      page: '0',
      facetFilters: '["language:zh-CN","docusaurus_tag:docs-default-current"]',
    })
  })

  test('says which groups, which one first, which page, and that the spelling is meant', () => {
    const request = { groups: ['空间交互', '空间导览'], preferredGroup: '三维空间 / Vue', page: 2, literal: true }
    expect(params(request)).toMatchObject({
      facetFilters:
        '["language:zh-CN","docusaurus_tag:docs-default-current",["hierarchy.lvl0:空间交互","hierarchy.lvl0:空间导览"]]',
      optionalFilters: '["hierarchy.lvl0:三维空间 / Vue"]',
      page: '2',
      typoTolerance: 'false',
    })
  })

  test('asks for a query id only to report clicks', () => {
    expect(params({}, { analyticsScript: '/a.js' }).clickAnalytics).toBe('true')
  })
})

/** A hit as the service answers it. */
const hit = (id: string, marks: object = {}) => ({
  objectID: id,
  url: `/developer/docs/five/${id}`,
  type: 'lvl2',
  content: '别的事情，然后是全景。',
  hierarchy: { lvl0: '三维空间', lvl1: '介绍', lvl2: id, lvl3: null },
  ...marks,
})
const read = (hits: unknown[], more?: object) => readAnswer({ results: [{ hits, nbHits: hits.length, ...more }] })
const ids = (hits: unknown[]) => read(hits).hits.map(({ objectID }) => objectID)
const marked = (value: unknown) => ({ value, matchLevel: 'full' })

describe('a hit', () => {
  test('has the marks of the service and the words in them; all else is text', () => {
    const [found] = read([
      hit('a', {
        _highlightResult: {
          hierarchy: { lvl0: marked('三维空间'), lvl1: marked('介绍'), lvl2: marked('<mark>A</mark>&lt;<b>') },
          content: marked('别的事情，然后是<mark>全景</mark>。'),
        },
        _snippetResult: { hierarchy: {}, content: marked('…然后是<mark>全景</mark><mark>。') },
      }),
    ]).hits
    expect(found).toMatchObject({ url: '/developer/docs/five/a', kind: 'heading', group: '三维空间' })
    expect(found?.words).toEqual(['a', '全景'])
    expect(found?.path.map(withBrackets)).toEqual(['介绍', '[A]&lt;<b>'])
    expect(withBrackets(found!.content)).toBe('别的事情，然后是[全景]。')
    expect(withBrackets(found!.snippet)).toBe('…然后是[全景]<mark>。')
    expect(found?.preview()).toEqual([found?.content])
  })

  test('of a service that marks nothing is shown plain, and nobody says how it was found', () => {
    const [found] = read([hit('a')]).hits
    expect(found?.path.map(withBrackets)).toEqual(['介绍', 'a'])
    expect(withBrackets(found!.snippet)).toBe('别的事情，然后是全景。')
    expect(matchedUnseen(found!)).toBe(false)
  })

  test('in which nothing is marked was found by what is not shown', () => {
    expect(matchedUnseen(read([hit('a', { _highlightResult: { content: marked('别的') } })]).hits[0]!)).toBe(true)
  })
})

describe('a broken hit', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '<img src=x>'],
    ['without an address', { ...hit('x'), url: undefined }],
    ['with an address that is none', { ...hit('x'), url: 'http://[' }],
    ['with a script for an address', { ...hit('x'), url: 'javascript:alert(1)' }],
    ['without an id', { ...hit('x'), objectID: 5 }],
    ['without a title', { ...hit('x'), hierarchy: { lvl1: {} } }],
    ['with an endless title', { ...hit('x'), hierarchy: { lvl1: '字'.repeat(1e6) } }],
    ['that is there already', hit('a')],
  ])('%s costs that hit alone', (_, broken) => {
    expect(ids([hit('a'), broken, hit('b')])).toEqual(['a', 'b'])
  })

  test('of which any field holds anything costs at most itself: what is left are texts and addresses', () => {
    const text = marked('<mark>a</mark>')
    const whole = hit('x', {
      _highlightResult: { hierarchy: { lvl0: text, lvl2: text }, content: text },
      _snippetResult: { content: text },
    })
    const pathsOf = (tree: object): string[][] =>
      Object.entries(tree).flatMap(([key, value]) => [
        [key],
        ...(typeof value === 'object' && value ? pathsOf(value as object).map((path) => [key, ...path]) : []),
      ])
    for (const path of pathsOf(whole))
      for (const value of [null, 5, true, '', 'http://[', 'x'.repeat(1e5), [], [null], { length: 3, value: [] }]) {
        const broken = JSON.parse(JSON.stringify(whole)) as never
        const last = path.slice(0, -1).reduce((tree, key) => tree[key]!, broken as Record<string, never>)
        last[path.at(-1)!] = value as never
        const { hits } = read([hit('a'), broken, hit('b')])
        expect([path, hits[0]?.objectID, hits.at(-1)?.objectID]).toEqual([path, 'a', 'b'])
        for (const { url, kind, group, path: titles, content, snippet } of hits) {
          expect(new URL(url, 'https://docs.test').protocol).toBe('https:')
          for (const shown of [kind, group, ...[titles, content, snippet].flat(2).map((part) => part.text)])
            expect([path, typeof shown]).toEqual([path, 'string'])
        }
      }
  })

  test('keeps what is whole', () => {
    const broken = hit('a', { type: [], content: {}, _highlightResult: { hierarchy: { lvl2: marked(1) } } })
    const [found] = read([{ ...broken, _snippetResult: 5 }]).hits
    expect(found).toMatchObject({ objectID: 'a', kind: 'text', content: [], snippet: [], words: undefined })
    expect(found?.path.map(withBrackets)).toEqual(['介绍', 'a'])
  })
})

describe('an answer', () => {
  test('has hits, their number and a query id', () => {
    expect(read([hit('a'), hit('b')], { nbHits: 30, queryID: 'q' })).toMatchObject({
      hits: [{ objectID: 'a' }, { objectID: 'b' }],
      total: 30,
      queryID: 'q',
    })
  })

  test('whose count is none has as many as there are hits', () => {
    for (const nbHits of [undefined, null, 'x', -1, 0.5, {}, NaN]) expect(read([hit('a')], { nbHits }).total).toBe(1)
  })

  test('has none of the parts that only our own index gives', () => {
    expect(Object.keys(read([hit('a')], { rest: 5, corrected: '乙', queryID: {} }))).toEqual(['hits', 'total'])
  })

  test.each([null, [], { results: 5 }, { results: [] }, { results: [{ hits: {} }] }])('%j is none', (value) =>
    expect(() => readAnswer(value)).toThrow('the answer has no hits'),
  )
})
