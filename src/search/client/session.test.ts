import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { SearchHit } from '../engine/hit'
import type { SearchSession } from './session'
import { askedSession, type Asked, hits, rest, settle } from '../../../tests/support/search-session'

const titles = () => session.state().hits.map(({ objectID }) => objectID)
let asked: Asked[]
let session: SearchSession
let seen: string[]

beforeEach(() => {
  ;({ asked, session, seen } = askedSession())
})
afterEach(() => void jest.useRealTimers())

describe('the status', () => {
  test('is loading at once, stalled after 300 ms, idle with the answer', async () => {
    session.search({ query: '全景' })
    expect(session.state().status).toBe('loading')
    await jest.advanceTimersByTimeAsync(299)
    expect(session.state().status).toBe('loading')
    await jest.advanceTimersByTimeAsync(1)
    expect(session.state().status).toBe('stalled')
    await asked[0]?.answer(['甲'])
    expect(session.state()).toMatchObject({ status: 'idle', answered: '全景', total: 1 })
    expect(titles()).toEqual(['甲'])
  })

  test('never says stalled when the answer is quick', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'])
    await rest()
    expect(seen).not.toContain('stalled')
  })

  test('is error with what went wrong, which stays until the next success', async () => {
    session.search({ query: '全景' })
    const error = new Error('offline')
    await asked[0]?.fail(error)
    expect(session.state()).toMatchObject({ status: 'error', error })
    await rest()
    session.search({ query: '全景标' })
    expect(session.state()).toMatchObject({ status: 'loading', error })
    await asked[1]?.answer(['甲'])
    expect(session.state()).toMatchObject({ status: 'idle', error: undefined })
  })

  test('starts again with an empty query', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'])
    session.search({ query: '' })
    expect(session.state()).toMatchObject({ query: '', status: 'idle', answered: null, hits: [] })
    await rest()
    expect(asked).toHaveLength(1)
  })
})

describe('answers', () => {
  test('that come late change nothing', async () => {
    session.search({ query: '甲' })
    await rest()
    session.search({ query: '乙' })
    await asked[1]?.answer(['新'])
    await asked[0]?.answer(['旧'])
    expect(titles()).toEqual(['新'])
  })

  test('to an abandoned query are dropped, failures too', async () => {
    session.search({ query: '甲' })
    session.search({ query: '' })
    await asked[0]?.fail(new Error('late'))
    expect(session.state()).toMatchObject({ status: 'idle', error: undefined })
  })

  test('stay while the next one is awaited', async () => {
    session.search({ query: '甲' })
    await asked[0]?.answer(['旧'])
    await rest()
    session.search({ query: '乙' })
    expect(session.state()).toMatchObject({ query: '乙', answered: '甲' })
    expect(titles()).toEqual(['旧'])
  })
})

describe('typing', () => {
  test('asks for the first key at once and then only after a pause', async () => {
    for (const query of ['全', '全景', '全景标', '全景标尺']) {
      session.search({ query })
      await jest.advanceTimersByTimeAsync(60)
    }
    await rest()
    expect(asked.map(({ question }) => question.query)).toEqual(['全', '全景标尺'])
  })
})

describe('what is said of an answer', () => {
  test('what was searched instead and its query id are gone with the next one', async () => {
    session.search({ query: '标鉴' })
    await asked[0]?.answer(['甲'], 1, { corrected: '标签', queryID: 'q' })
    expect(session.state()).toMatchObject({ answered: '标鉴', corrected: '标签', queryID: 'q' })
    await jest.advanceTimersByTimeAsync(1_000)
    session.search({ query: '标鉴', literal: true })
    expect(asked[1]?.question).toEqual({ query: '标鉴', literal: true })
    await asked[1]?.answer([])
    expect(session.state()).toMatchObject({ corrected: undefined, queryID: undefined, hits: [] })
  })
})

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
  const others = jest.fn<() => Promise<SearchHit[]>>()
  beforeEach(() => {
    others.mockReset()
    others.mockResolvedValue(hits(['乙']))
  })

  test('are got before the next page is asked for', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 3, { rest: others })
    session.more()
    await settle()
    expect(titles()).toEqual(['甲', '乙'])
    expect(asked).toHaveLength(1)
    session.more()
    await asked[1]?.answer(['丙'], 3)
    expect(titles()).toEqual(['甲', '乙', '丙'])
    expect(others).toHaveBeenCalledTimes(1)
  })

  test('can be asked for again after a failure', async () => {
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 2, { rest: others })
    others.mockRejectedValueOnce(new Error('offline'))
    session.more()
    await settle()
    expect(session.state()).toMatchObject({ status: 'error' })
    session.more()
    await settle()
    expect(titles()).toEqual(['甲', '乙'])
  })

  test('of an older question are not shown', async () => {
    let tell: (found: SearchHit[]) => void = () => undefined
    others.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)))
    session.search({ query: '全景' })
    await asked[0]?.answer(['甲'], 2, { rest: others })
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
