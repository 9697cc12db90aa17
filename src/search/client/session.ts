import { SEARCH_STALL_MS } from '../../site/constants'
import type { SearchHit } from '../engine/hit'
import type { Answer } from './ask'

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error'

/** What a search looks like at a moment (specification, sections 3 and 4). */
export interface SessionState {
  /** What is searched, without spaces around it; `''` when nothing is. */
  query: string
  status: SearchStatus
  /** Hits of the last answer. They stay while the next one is awaited. */
  hits: SearchHit[]
  total: number
  queryID: string | undefined
  /** The query that `hits` answer; `null` before the first answer. */
  answered: string | null
  /** What went wrong last. It stays until the next answer. */
  error: unknown
}

/** A question without its page number. */
export interface Question {
  query: string
  area?: string | undefined
}

export interface SearchSession {
  state: () => SessionState
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Searches. An empty query goes back to the start. */
  search: (question: Question) => void
  /** Appends the next page of hits. */
  more: () => void
}

export interface SessionOptions {
  ask: (question: Question, page: number, onFirst: (answer: Answer) => void) => Promise<Answer>
  /**
   * Milliseconds to wait for the next key. The first key after a rest is searched at once.
   * @default 100
   */
  pause?: number
}

/** Nothing is searched: the state in which the search page is built. */
export const START: SessionState = {
  query: '',
  status: 'idle',
  hits: [],
  total: 0,
  queryID: undefined,
  answered: null,
  error: undefined,
}

/** Keys that follow each other within this many pauses count as typing. */
const TYPING = 3

/** Runs one search after the other; only the newest may change what is shown. */
export function createSession({ ask, pause = 100 }: SessionOptions): SearchSession {
  let state = START
  let question: Question = { query: '' }
  let page = 0
  let newest = 0
  let lastKey = -Infinity
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stall: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(part: Partial<SessionState>): void {
    state = { ...state, ...part }
    listeners.forEach((listener) => listener())
  }

  function beginWaiting(number: number): void {
    clearTimeout(stall)
    stall = setTimeout(() => number === newest && change({ status: 'stalled' }), SEARCH_STALL_MS)
    if (state.status !== 'stalled') change({ status: 'loading' })
  }

  async function run(number: number, append: boolean): Promise<void> {
    const before = append ? state.hits : []
    /** Shows hits, unless a newer question was put or, for the first ones, the search has failed meanwhile. */
    const show = ({ hits, total, queryID }: Answer, status = state.status): void => {
      if (number !== newest || state.status === 'error') return
      change({ status, hits: [...before, ...hits], total, queryID, answered: question.query, error: undefined })
    }
    try {
      show(await ask(question, page, (first) => show(first)), 'idle')
      if (number !== newest) return
    } catch (error) {
      if (number !== newest) return
      if (append) page--
      change({ status: 'error', error })
    }
    clearTimeout(stall)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    search(next) {
      const query = next.query.trim()
      const number = ++newest
      const now = Date.now()
      const typing = now - lastKey < pause * TYPING
      question = { ...next, query }
      page = 0
      lastKey = now
      clearTimeout(waiting)
      if (!query) {
        clearTimeout(stall)
        change(START)
        return
      }
      change({ query })
      beginWaiting(number)
      if (typing) waiting = setTimeout(() => void run(number, false), pause)
      else void run(number, false)
    },
    more() {
      if (state.status !== 'idle' && state.status !== 'error') return
      if (!state.query || state.hits.length >= state.total) return
      const number = ++newest
      page++
      beginWaiting(number)
      void run(number, true)
    },
  }
}
