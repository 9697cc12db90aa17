import { describe, expect, test } from '@jest/globals'
import { heading, page, text } from '../../../tests/support/search-corpus'
import { prepareRecords } from './prepare-records'

const prepare = (...texts: string[]) =>
  prepareRecords([page('/docs/five/intro/', '介绍', [heading('一节', 'a'), ...texts.map((part) => text(part, 'a'))])])
const digests = (...texts: string[]) => prepare(...texts).records.map(({ internal }) => internal.contentDigest)

describe('records for publishing', () => {
  test('have digests that change with their content alone', () => {
    expect(digests('甲', '乙')).toEqual(digests('甲', '乙'))
    expect(digests('甲', '丙').slice(0, 3)).toEqual(digests('甲', '乙').slice(0, 3))
    expect(digests('甲', '丙')[3]).not.toBe(digests('甲', '乙')[3])
  })

  test('that are too large are named with their file', () => {
    const { problems } = prepare('字'.repeat(4_000))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^content\/docs\/five\/intro\.mdx：记录 .*#a:1 有 \d+ 字节，超过 10000 字节的上限/)
  })

  test('that share an id are named', () => {
    const same = page('/docs/five/intro/', '介绍')
    expect(prepareRecords([same, same]).problems[0]).toContain('重复')
  })

  test('of ordinary pages have no problems', () => {
    expect(prepare('甲').problems).toEqual([])
  })
})
