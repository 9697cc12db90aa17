import { describe, expect, test } from '@jest/globals'
import { searchRecords } from './records'
import { code, error, heading, page, row, text } from '../../../tests/support/search-corpus'

const PAGE = page(
  '/docs/dnalogel/PanoRulerPlugin/',
  '全景标尺',
  [
    text('导语。'),
    heading('参数', 'options'),
    text('先看表。', 'options'),
    row('unit', 'string · 单位', 'opt-unit'),
    heading('细节', 'detail', 3),
    code('new Five({ unit })', 'detail'),
    heading('排错', 'errors'),
    error('标尺数据依赖不齐全！', 'error-data'),
  ],
  { keywords: ['量尺寸'], asked: { detail: ['量得准吗'] }, description: '一句说明。' },
)
const records = searchRecords([PAGE])
const byId = (id: string) => records.find(({ objectID }) => objectID === `/docs/dnalogel/PanoRulerPlugin/${id}`)

describe('search records', () => {
  test('have the hierarchy shape, language and docs tag', () => {
    expect(byId('#options:0')).toEqual({
      objectID: '/docs/dnalogel/PanoRulerPlugin/#options:0',
      pinyin: 'canshu cs',
      url: '/developer/docs/dnalogel/PanoRulerPlugin/#options',
      type: 'lvl2',
      content: null,
      hierarchy: { lvl0: '空间交互', lvl1: '全景标尺', lvl2: '参数', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      language: 'zh-CN',
      docusaurus_tag: 'docs-default-current',
      weight: { level: 90, position: 3 },
    })
  })

  test('hold each text as content below its heading', () => {
    expect(byId('#options:1')).toMatchObject({
      type: 'content',
      content: '先看表。',
      hierarchy: { lvl2: '参数', lvl3: null },
    })
    expect(byId(':1')).toMatchObject({ content: '一句说明。', hierarchy: { lvl1: '全景标尺', lvl2: null } })
  })

  test('lead to the anchor of a row, with name, type and text', () => {
    expect(byId('#opt-unit:0')).toMatchObject({
      url: '/developer/docs/dnalogel/PanoRulerPlugin/#opt-unit',
      content: 'string · 单位',
      hierarchy: { lvl2: '参数', lvl3: 'unit' },
    })
  })

  test('lead to the anchor of an error text', () => {
    expect(byId('#error-data:0')).toMatchObject({
      content: '标尺数据依赖不齐全！',
      hierarchy: { lvl2: '排错', lvl3: null },
    })
  })

  test('carry keywords on the page, words of readers on their section, and identifiers on the heading above the code', () => {
    expect(records.filter(({ keywords }) => keywords).map(({ type, keywords: [word] = [] }) => [type, word])).toEqual([
      ['lvl1', '量尺寸'],
      ['lvl3', '量得准吗'],
    ])
    expect(byId('#detail:0')).toMatchObject({ type: 'lvl3', hierarchy: { lvl2: '参数', lvl3: '细节' } })
    expect(byId('#detail:0')?.code).toBe('Five unit')
  })

  test('keep their ids when something is added elsewhere on the page', () => {
    const more = searchRecords([
      { ...PAGE, blocks: [heading('新的一节', 'new'), text('新的。', 'new'), ...PAGE.blocks.slice(1)] },
    ])
    expect(more.map(({ objectID }) => objectID)).toEqual(
      expect.arrayContaining([byId('#opt-unit:0')?.objectID, byId('#options:1')?.objectID]),
    )
  })

  test('have ids of their own, also under an anchor that stands twice', () => {
    const twice = searchRecords([
      page('/docs/x/', '页', [heading('甲', 'a'), error('错', 'e'), heading('乙', 'a'), error('错', 'e')]),
    ])
    expect(new Set(twice.map(({ objectID }) => objectID)).size).toBe(twice.length)
  })
})
