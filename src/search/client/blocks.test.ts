import { describe, expect, test } from '@jest/globals'
import { hierarchyOf, type MarkedText, type SearchHit } from '../engine/hit'
import { searchResults } from '../../site/config'
import { blocksOf, matchedUnseen } from './blocks'

const marked = (value: string, matchLevel: MarkedText['matchLevel'] = 'full'): MarkedText => ({ value, matchLevel })

/** A hit for a place: `A#b` is the section `b` of the page `A`. */
function hit(place: string, content = place): SearchHit {
  const [page = '', anchor = ''] = place.split('#')
  const path = anchor ? [page, anchor] : [page]
  const texts = {
    hierarchy: { lvl0: marked('区', 'none'), lvl1: marked(page), ...(anchor && { lvl2: marked(anchor) }) },
  }
  return {
    objectID: `/docs/${place}:0`,
    url: `/developer/docs/${place}`,
    type: anchor ? 'lvl2' : 'lvl1',
    content,
    hierarchy: hierarchyOf('区', path),
    _highlightResult: texts,
    _snippetResult: texts,
  }
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
    expect(block?.page).toEqual({
      objectID: '/docs/A:0',
      url: '/developer/docs/A',
      type: 'lvl1',
      content: null,
      hierarchy: hierarchyOf('区', ['A']),
      _highlightResult: { hierarchy: { lvl0: marked('区', 'none'), lvl1: marked('A') } },
      _snippetResult: { hierarchy: { lvl0: marked('区', 'none'), lvl1: marked('A') } },
    })
  })

  test('have three sections at most, and none that looks like another', () => {
    expect(shapeOf(blocks('A#a', 'A#b', 'A#c', 'A#d'))[0]).toEqual(['A', 'A#a', 'A#b', 'A#c', 'A#a'])
    const twins = [hit('A#x', '同一句话'), { ...hit('A#x', '同一句话'), url: '/developer/docs/A#x2' }]
    expect(blocksOf(twins)[0]?.sections).toHaveLength(1)
  })

  test.each([0, 1, 5])('have as many sections as the setting says: %d', (most) => {
    const hits = ['A#a', 'A#b', 'A#c', 'A#d', 'A#e', 'A#f'].map((place) => hit(place))
    expect(blocksOf(hits, most)[0]?.sections).toHaveLength(most)
    const before = searchResults.hitsPerGroup
    searchResults.hitsPerGroup = most
    expect(blocksOf(hits)[0]?.sections).toHaveLength(most)
    searchResults.hitsPerGroup = before
  })
})

describe('a hit that was found by what is not shown', () => {
  test('says so', () => {
    const none = { lvl1: marked('标签', 'none'), lvl2: marked('参数', 'none') }
    expect(matchedUnseen({ ...hit('A'), _highlightResult: { hierarchy: none, content: marked('别的', 'none') } })).toBe(
      true,
    )
    expect(
      matchedUnseen({ ...hit('A'), _highlightResult: { hierarchy: none, content: marked('词', 'partial') } }),
    ).toBe(false)
    expect(matchedUnseen(hit('A'))).toBe(false)
  })
})
