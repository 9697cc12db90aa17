import { describe, expect, test } from '@jest/globals'
import { isEmpty, planPublication, shrinkWarning } from './plan'
import type { PublishedRecord } from './prepare-records'

const record = (objectID: string, contentDigest = 'same') =>
  ({ objectID, internal: { contentDigest } }) as PublishedRecord
const SETTINGS = { distinct: true, queryLanguages: ['zh'] }

describe('a plan', () => {
  test('tells new, changed and gone records apart, and leaves those of others alone', () => {
    const published = new Map([
      ['kept', 'same'],
      ['edited', 'old'],
      ['gone', 'same'],
      ['by-hand', null],
    ])
    const plan = planPublication([record('kept'), record('edited'), record('new')], published, SETTINGS, SETTINGS)
    expect(plan).toEqual({ added: ['new'], changed: ['edited'], removed: ['gone'], settings: [], before: 3 })
  })

  test('is empty when records and settings are as wanted, whatever else is set', () => {
    const plan = planPublication([record('a')], new Map([['a', 'same']]), { ...SETTINGS, hitsPerPage: 5 }, SETTINGS)
    expect(isEmpty(plan)).toBe(true)
  })

  test('names the settings that differ', () => {
    const plan = planPublication(
      [record('a')],
      new Map([['a', 'same']]),
      { distinct: true, queryLanguages: ['en'] },
      SETTINGS,
    )
    expect(plan.settings).toEqual(['queryLanguages'])
    expect(isEmpty(plan)).toBe(false)
  })

  test('has everything to do for an index that does not exist', () => {
    const plan = planPublication([record('a')], new Map(), null, SETTINGS)
    expect(plan).toMatchObject({ added: ['a'], settings: ['distinct', 'queryLanguages'], before: 0 })
  })
})

describe('a warning', () => {
  const before = (count: number) => ({ added: [], changed: [], removed: [], settings: [], before: count })

  test('stops an empty set of records, and one of less than half', () => {
    expect(shrinkWarning(before(10), 0)).toContain('清空')
    expect(shrinkWarning(before(10), 4)).toContain('少了一半以上')
  })

  test('lets half of them pass, and a first publication', () => {
    expect(shrinkWarning(before(10), 5)).toBeUndefined()
    expect(shrinkWarning(before(0), 1)).toBeUndefined()
  })
})
