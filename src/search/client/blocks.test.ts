import { describe, expect, test } from '@jest/globals'
import { bracketed, hitOf } from '../../../tests/support/search-hit'
import type { SearchHit } from '../engine/hit'
import { searchResults } from '../../site/config'
import { blocksOf } from './blocks'

/** A hit for a place: `A#b` is the section `b` of the page `A`. */
function hit(place: string): SearchHit {
  const path = place.split('#').map((title) => `[${title}]`)
  return hitOf('区', path, { objectID: `/docs/${place}:0`, url: `/developer/docs/${place}` })
}
const blocks = (...places: string[]) => blocksOf(places.map((place) => hit(place)))
const shapeOf = (list: ReturnType<typeof blocksOf>) =>
  list.map(({ page, sections, opens }) =>
    [page, ...sections, opens].map(({ url }) => url.replace('/developer/docs/', '')),
  )

describe('blocks', () => {
  test('stand where the first hit of their page does, whatever order a source answers in', () => {
    expect(shapeOf(blocks('A#x', 'B', 'A', 'A#y'))).toEqual([
      ['A', 'A#x', 'A#y', 'A#x'],
      ['B', 'B'],
    ])
  })

  test('open the page when it comes first', () => {
    expect(shapeOf(blocks('A', 'A#x'))).toEqual([['A', 'A#x', 'A']])
  })

  test('have a title of their own where only sections were found', () => {
    const [block] = blocks('A#x')
    expect(block?.page).toMatchObject({
      objectID: '/docs/A:0',
      url: '/developer/docs/A',
      kind: 'page',
      group: '区',
      path: [bracketed('[A]')],
      snippet: [],
    })
  })

  test('mark on that page what its sections hold', () => {
    const sections = [
      { ...hit('A#x'), words: ['甲', '乙'] },
      { ...hit('A#y'), words: ['乙', '丙'] },
    ]
    expect(blocksOf(sections)[0]?.page.words).toEqual(['甲', '乙', '丙'])
  })

  test('have three sections at most, and none that looks like another', () => {
    expect(shapeOf(blocks('A#a', 'A#b', 'A#c', 'A#d'))[0]).toEqual(['A', 'A#a', 'A#b', 'A#c', 'A#a'])
    const twins = [hit('A#x'), { ...hit('A#x'), url: '/developer/docs/A#x2' }]
    expect(blocksOf(twins)[0]?.sections).toHaveLength(1)
  })

  test.each([0, 1, 5])('have as many sections as the setting says: %d', (most) => {
    const hits = ['A#a', 'A#b', 'A#c', 'A#d', 'A#e', 'A#f'].map((place) => hit(place))
    const before = searchResults.hitsPerGroup
    searchResults.hitsPerGroup = most
    expect(blocksOf(hits)[0]?.sections).toHaveLength(most)
    searchResults.hitsPerGroup = before
  })
})
