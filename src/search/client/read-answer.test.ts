import { describe, expect, test } from '@jest/globals'
import { hierarchyOf, type SearchHit } from '../engine/hit'
import { readAnswer } from './read-answer'

const hit = (id: string): SearchHit => ({
  objectID: id,
  url: `/developer/docs/five/${id}`,
  type: 'lvl1',
  content: null,
  hierarchy: hierarchyOf('三维空间', [id]),
  _highlightResult: { hierarchy: { lvl1: { value: id, matchLevel: 'none' } } },
})
const answer = (hits: unknown[], more: object = {}): unknown => ({ results: [{ hits, nbHits: hits.length, ...more }] })
const read = (hits: unknown[], more?: object) => readAnswer(answer(hits, more)).results[0]!
const ids = (hits: unknown[]) => read(hits).hits.map(({ objectID }) => objectID)

test('an answer that is as it should be is read as it is', () => {
  expect(read([hit('a'), hit('b')], { queryID: 'q' })).toEqual({ hits: [hit('a'), hit('b')], nbHits: 2, queryID: 'q' })
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
    ['with an endless title', { ...hit('x'), hierarchy: hierarchyOf('', ['字'.repeat(1e6)]) }],
    ['that is there already', hit('a')],
  ])('%s costs that hit alone', (_, broken) => {
    expect(ids([hit('a'), broken, hit('b')])).toEqual(['a', 'b'])
  })

  test('keeps what is whole', () => {
    const broken = { ...hit('a'), type: [], content: {}, _highlightResult: { hierarchy: { lvl1: { value: 1 } } } }
    const kept = { ...hit('a'), type: 'content', content: null, _highlightResult: { hierarchy: {} } }
    expect(read([{ ...broken, _snippetResult: 5 }]).hits).toEqual([kept])
  })
})

test('a count that is none is the number of hits', () => {
  for (const nbHits of [undefined, null, 'x', -1, 0.5, {}, NaN]) expect(read([hit('a')], { nbHits }).nbHits).toBe(1)
})

test('parts that only our own index gives are not taken from a service', () => {
  expect(Object.keys(read([hit('a')], { rest: 5, corrected: '乙', queryID: {} }))).toEqual(['hits', 'nbHits'])
})

test.each([null, [], { results: 5 }, { results: [] }, { results: [{ hits: {} }] }])('%j is no answer', (value) =>
  expect(() => readAnswer(value)).toThrow('the answer has no hits'),
)
