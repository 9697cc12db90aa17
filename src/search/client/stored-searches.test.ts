import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { hitOf } from '../../../tests/support/search-hit'
import { RECENT_SEARCHES_KEY_PREFIX } from '../../site/storage-keys'
import { createStoredSearches, storedHit, type StoredHit } from './stored-searches'

const hit = (id: number | string): StoredHit => ({
  objectID: String(id),
  url: `/${id}`,
  title: `第 ${id} 条`,
  path: '',
})
const ids = (hits: StoredHit[]) => hits.map(({ objectID }) => objectID)

beforeEach(() => localStorage.clear())

describe('recent searches', () => {
  test('are seven, newest first, each once', () => {
    const stored = createStoredSearches('docs')
    for (let id = 1; id <= 9; id++) stored.addRecent(hit(id))
    stored.addRecent(hit(5))
    expect(ids(stored.lists().recent)).toEqual(['5', '9', '8', '7', '6', '4', '3'])
  })

  test('are four when there are favourites', () => {
    const stored = createStoredSearches('docs')
    for (let id = 1; id <= 7; id++) stored.addRecent(hit(id))
    stored.favor(hit(7))
    expect(ids(stored.lists().recent)).toEqual(['6', '5', '4', '3'])
    expect(ids(stored.lists().favorites)).toEqual(['7'])
  })

  test('are kept apart by index and for the next visit', () => {
    createStoredSearches('docs').addRecent(hit(1))
    expect(ids(createStoredSearches('docs').lists().recent)).toEqual(['1'])
    expect(createStoredSearches('other').lists().recent).toEqual([])
  })

  test('are those that another tab has left, which are not lost', () => {
    const [here, there] = [createStoredSearches('docs'), createStoredSearches('docs')]
    here.favor(hit(1))
    there.favor(hit(2))
    there.addRecent(hit(3))
    expect(ids(here.lists().favorites)).toEqual(['2', '1'])
    expect(ids(here.lists().recent)).toEqual(['3'])
  })

  test('do not take up a favourite', () => {
    const stored = createStoredSearches('docs')
    stored.favor(hit(1))
    stored.addRecent(hit(1))
    expect(stored.lists().recent).toEqual([])
  })
})

test('favourites are ten, and can be removed', () => {
  const stored = createStoredSearches('docs')
  for (let id = 1; id <= 12; id++) stored.favor(hit(id))
  expect(stored.lists().favorites).toHaveLength(10)
  stored.removeFavorite(hit(12))
  expect(ids(stored.lists().favorites)[0]).toBe('11')
})

describe('without a storage to rely on', () => {
  test.each(['{', 'null', '{"length":1}', '[1,{"objectID":2}]'])('%s is taken for an empty list', (text) => {
    localStorage.setItem(`${RECENT_SEARCHES_KEY_PREFIX}docs`, text)
    expect(createStoredSearches('docs').lists().recent).toEqual([])
  })

  test.each(['http://[', 'javascript:alert(1)', 'x'.repeat(30_000)])(
    'one that leads to %.20s… costs itself alone',
    (url) => {
      const list = [hit(1), { ...hit(2), url }, hit(3)]
      localStorage.setItem(`${RECENT_SEARCHES_KEY_PREFIX}docs`, JSON.stringify(list))
      expect(ids(createStoredSearches('docs').lists().recent)).toEqual(['1', '3'])
    },
  )

  test('searches are remembered for as long as the page lives', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const stored = createStoredSearches('docs')
    stored.addRecent(hit(1))
    expect(ids(stored.lists().recent)).toEqual(['1'])
    expect(warn).toHaveBeenCalledTimes(1)
    jest.restoreAllMocks()
  })
})

test('a hit is stored with its title and its place, unmarked', () => {
  expect(storedHit(hitOf('空间交互', ['全景[标尺]', '[参数]'], { objectID: 'a', url: '/developer/x/#a' }))).toEqual({
    objectID: 'a',
    url: '/developer/x/#a',
    title: '参数',
    path: '空间交互 › 全景标尺',
  })
})
