import { describe, expect, test } from '@jest/globals'
import { hierarchyOf, type SearchHit } from './engine/hit'
import { hitView } from './hit-view'

const hit = (group: string, path: string[], more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: path.join(),
  url: '/',
  type: 'lvl1',
  content: null,
  hierarchy: hierarchyOf(group, path),
  ...more,
})

describe('what is shown of a hit', () => {
  test('is its last heading, with area, handbook and page above it', () => {
    const view = hitView(hit('三维空间 / React', ['打标签', '清理'], { type: 'lvl2' }))
    expect(view).toMatchObject({ icon: 'hash', title: '清理', path: '三维空间 › React › 打标签' })
  })

  test('does not repeat the page that is the title', () => {
    expect(hitView(hit('空间交互', ['全景标尺']))).toMatchObject({
      icon: 'file-text',
      title: '全景标尺',
      path: '空间交互',
    })
  })

  test('is escaped where a source marks nothing', () => {
    expect(hitView(hit('空间交互', ['Map<T>'], { content: 'a < b', type: 'content' }))).toMatchObject({
      icon: 'text-align-start',
      title: 'Map&lt;T&gt;',
      snippet: 'a &lt; b',
    })
  })
})
