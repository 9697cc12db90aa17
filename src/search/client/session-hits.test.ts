import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SearchHit } from '../engine/hit'
import type { SearchSession } from './session'
import { askedSession, type Asked, hits, settle } from '../../../tests/support/search-session'

const titles = () => session.state().hits.map(({ objectID }) => objectID)
let asked: Asked[]
let session: SearchSession

beforeEach(() => {
  ;({ asked, session } = askedSession())
})
afterEach(() => void jest.useRealTimers())

describe('further hits', () => {
  test('are appended, and asked for only while there are any', async () => {
    session.search({ query: '全景', area: '空间交互' })
    await asked[0]?.answer(['甲', '乙'], 3)
    session.more()
    session.more()
    expect(asked[1]).toMatchObject({ page: 1, question: { query: '全景', area: '空间交互' } })
    await asked[1]?.answer(['丙'], 3)
    expect(titles()).toEqual(['甲', '乙', '丙'])
    session.more()
    expect(asked).toHaveLength(2)
  })

  test('that cannot be had leave the others in view, and can be asked for again', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 2)
    session.more()
    await asked[1]?.fail(new Error('offline'))
    expect(titles()).toEqual(['甲'])
    expect(session.state()).toMatchObject({ status: 'error', error: undefined })
    session.retry()
    expect(asked[2]?.page).toBe(1)
  })
})

describe('hits that are not in view yet', () => {
  const rest = jest.fn<() => Promise<SearchHit[]>>()
  beforeEach(() => {
    rest.mockReset()
    rest.mockResolvedValue(hits(['乙']))
  })

  test('are got before the next page is asked for', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 3, { rest })
    session.more()
    await settle()
    expect(titles()).toEqual(['甲', '乙'])
    expect(asked).toHaveLength(1)
    session.more()
    await asked[1]?.answer(['丙'], 3)
    expect(titles()).toEqual(['甲', '乙', '丙'])
    expect(rest).toHaveBeenCalledTimes(1)
  })

  test('can be asked for again after a failure', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 2, { rest })
    rest.mockRejectedValueOnce(new Error('offline'))
    session.more()
    await settle()
    expect(session.state()).toMatchObject({ status: 'error' })
    session.more()
    await settle()
    expect(titles()).toEqual(['甲', '乙'])
  })

  test('of an older question are not shown', async () => {
    let tell: (found: SearchHit[]) => void = () => undefined
    rest.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)))
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 2, { rest })
    session.more()
    await jest.advanceTimersByTimeAsync(1_000)
    session.search({ query: '签名' })
    await asked[1]?.answer(['新'])
    tell(hits(['旧']))
    await settle()
    expect(titles()).toEqual(['新'])
  })
})

describe('a service that counts more hits than it has', () => {
  test('is asked until it brings nothing new', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲', '乙'], 1e9)
    session.more()
    await asked[1]?.answer(['乙', '丙'], 1e9)
    expect(titles()).toEqual(['甲', '乙', '丙'])
    session.more()
    await asked[2]?.answer(['甲'], 1e9)
    session.more()
    expect(titles()).toEqual(['甲', '乙', '丙'])
    expect(session.state().total).toBe(3)
    expect(asked).toHaveLength(3)
  })
})
