import { beforeEach, expect, test } from '@jest/globals'
import { searchRequest } from './search-params'

let narrow = false
beforeEach(() => {
  narrow = false
  globalThis.matchMedia = ((query: string) => ({ matches: narrow && query === '(max-width: 768px)' })) as never
})

const params = (input: Parameters<typeof searchRequest>[1]) => {
  const { params: text } = searchRequest('docs', input)
  return Object.fromEntries(new URLSearchParams(text))
}

test('a request carries what the specification lists', () => {
  expect(searchRequest('docs', { query: '全景' })).toMatchObject({ indexName: 'docs', query: '全景' })
  expect(params({ query: '全景' })).toEqual({
    attributesToRetrieve:
      '["hierarchy.lvl0","hierarchy.lvl1","hierarchy.lvl2","hierarchy.lvl3","hierarchy.lvl4","hierarchy.lvl5","hierarchy.lvl6","content","type","url"]',
    attributesToSnippet:
      '["hierarchy.lvl1:10","hierarchy.lvl2:10","hierarchy.lvl3:10","hierarchy.lvl4:10","hierarchy.lvl5:10","hierarchy.lvl6:10","content:10"]',
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: '20',
    page: '0',
    facetFilters: '["language:zh-CN","docusaurus_tag:docs-default-current"]',
  })
})

test('snippets have five words at 768 px and below', () => {
  narrow = true
  expect(params({ query: '全景' }).attributesToSnippet).toContain('content:5')
})

test('an area stands for all of its result groups', () => {
  const filters = JSON.parse(params({ query: '全景', area: '三维空间' }).facetFilters ?? '') as string[][]
  expect(filters[2]).toEqual(expect.arrayContaining(['hierarchy.lvl0:三维空间', 'hierarchy.lvl0:三维空间 / React HOC']))
})

test('the chosen framework is preferred, not required', () => {
  expect(params({ query: '全景', framework: 'Vue' }).optionalFilters).toBe('["hierarchy.lvl0:三维空间 / Vue"]')
})

test('a query id is asked for only to report clicks', () => {
  expect(params({ query: '全景', analytics: true }).clickAnalytics).toBe('true')
})
