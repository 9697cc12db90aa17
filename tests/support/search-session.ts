import { jest } from '@jest/globals'
import type { Answer } from '../../src/search/client/contract'
import { createSession, type Question, type SearchSession } from '../../src/search/client/session'
import type { SearchHit } from '../../src/search/engine/hit'

/** One question that a session has asked, and ways to answer it. */
export interface Asked {
  question: Question
  page: number
  answer: (titles: string[], total?: number, more?: Partial<Answer>) => Promise<void>
  fail: (error: Error) => Promise<void>
}

export const settle = () => jest.advanceTimersByTimeAsync(0)
export const hits = (titles: string[]) => titles.map((objectID) => ({ objectID }) as SearchHit)
/** Lets a moment pass, so that the next key is the first after a rest. */
export const rest = () => jest.advanceTimersByTimeAsync(1_000)

/** A session whose questions the test answers; timers are the test's until `jest.useRealTimers()`. */
export function askedSession(): { session: SearchSession; asked: Asked[]; seen: string[] } {
  jest.useFakeTimers()
  const asked: Asked[] = []
  const seen: string[] = []
  const session = createSession({
    ask: (question, page) =>
      new Promise<Answer>((resolve, reject) => {
        asked.push({
          question,
          page,
          answer: (list, total = list.length, more = {}) => (
            resolve({ hits: hits(list), total, ...more }),
            settle() as Promise<never>
          ),
          fail: (error) => (reject(error), settle() as Promise<never>),
        })
      }),
  })
  session.subscribe(() => seen.push(session.state().status))
  return { session, asked, seen }
}
