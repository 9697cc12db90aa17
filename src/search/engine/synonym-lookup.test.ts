import { describe, expect, test } from '@jest/globals'
import { search } from './search'
import { synonymLookup } from './synonym-lookup'
import { readText } from '../../site/read-text'
import { heading, page, readerOf, text } from '../../../tests/support/search-corpus'

const synonymsOf = synonymLookup(readText('src/search/engine/synonyms.txt'))

describe('words that say the same', () => {
  test('are those of a line that are not there yet', () => {
    expect(synonymsOf('雷达图 PanoFloorplanRadarPlugin')).toContain('小地图')
    expect(synonymsOf('雷达图')).not.toContain('雷达图')
    expect(synonymsOf('没有同义词的一句')).toBe('')
  })

  test('need a Latin word as a whole', () => {
    expect(synonymsOf('tag')).toContain('标签')
    expect(synonymsOf('stage')).toBe('')
  })

  const pages = [
    page('/docs/dnalogel/floorplan/PanoFloorplanRadarPlugin/', '雷达图 PanoFloorplanRadarPlugin', [text('画在角上。')]),
    page('/docs/live/faq/ticket/', '入场票', [text('进房间要它。'), heading('失败的原因', 'errors')]),
    page('/docs/dnalogel/floorplan/TopviewFloorplanPlugin/', '俯视户型图 TopviewFloorplanPlugin', [text('盖在上面。')]),
    page('/docs/five/intro/', '三维空间 SDK Five', [text('小房间。')]),
  ]
  test.each([
    ['小地图', 'PanoFloorplanRadarPlugin'],
    ['minimap', 'PanoFloorplanRadarPlugin'],
    ['门票', 'ticket'],
    ['俯瞰', 'TopviewFloorplanPlugin'],
  ])('%s finds the page whose title says it otherwise, and shows no word of theirs', async (query, path) => {
    const { hits } = await search(readerOf(pages, synonymsOf), query)
    expect(hits[0]?.url).toContain(path)
    expect(JSON.stringify(hits)).not.toContain(query)
  })
})
