import { describe, expect, test } from '@jest/globals'
import { heading, page, readerOf, row, text } from '../../../tests/support/search-corpus'
import { withBrackets } from '../../../tests/support/search-hit'
import { plainText } from './hit'
import { search, type SearchOptions } from './search'

const TABLE = row('maxFov', 'number · 90 · 视场角的上限', 'opt-maxFov')
const PAGES = [
  page('/docs/five/config/', '初始化配置', [
    heading('参数', 'options'),
    { ...TABLE, columns: '类型 · 默认值 · 说明' },
    row('minFov', 'number · 40', 'opt-minFov'),
    heading('透明背景', 'transparent'),
    text('画布后面的网页透过来。', 'transparent'),
    text('再写一句。', 'transparent'),
  ]),
  page('/docs/five/setup/', '五号工程', [text('装好依赖，写一行代码。')], { group: '三维空间' }),
  page('/docs/vreo/setup/', '五号工程', [text('装好依赖，写一行代码。')], { group: '空间导览' }),
  page('/docs/live/exit/', '离开', [heading('断线重连', 'lost'), text('再连一次。', 'lost')], {
    description: '断线重连要新的票据，断线重连的票据不能用两次。',
    keywords: ['断线重连的票据'],
  }),
]
const first = async (query: string, options?: SearchOptions) => (await search(readerOf(PAGES), query, options)).hits[0]

describe('what a line shows', () => {
  test('names the columns of a row, as far as its cells are told apart', async () => {
    expect(plainText((await first('maxFov'))!.content)).toBe('类型：number · 默认值：90 · 说明：视场角的上限')
    expect(plainText((await first('minFov'))!.content)).toBe('number · 40')
  })

  test('a preview has the texts around, marked', async () => {
    const hit = await first('透明背景')
    expect(hit?.url).toMatch(/#transparent$/)
    expect(hit?.preview().map(withBrackets)).toEqual(['画布后面的网页透过来。', '再写一句。'])
    expect((await first('网页透过来'))?.preview().map(withBrackets)[0]).toBe('画布后面的[网页透过来]。')
  })

  test('heads of columns are no words of the index', async () => {
    expect(await first('默认值')).toBeUndefined()
  })
})

describe('between pages that answer as well', () => {
  test('those of the area that the reader is in come first', async () => {
    expect((await first('五号工程'))?.url).toContain('/five/setup/')
    expect((await first('五号工程', { groupsHere: ['空间导览'] }))?.url).toContain('/vreo/setup/')
  })

  test('a better answer stays first', async () => {
    expect((await first('透明背景', { groupsHere: ['空间导览'] }))?.url).toContain('/five/config/')
  })
})

test('a heading with a part of the query is opened where the page’s title has none of it', async () => {
  expect((await first('断线重连的票据'))?.url).toMatch(/#lost$/)
})
