import { SEARCH_STALL_MS } from '../../site/constants'
import type { SearchHit } from '../engine/hit'
import type { Answer } from './contract'

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error'

/** What a search looks like at a moment (specification, sections 3 and 4). */
export interface SessionState {
  /** What is searched; `''` when nothing is. */
  query: string
  status: SearchStatus
  /** Hits of the last answer. They stay while the next one is awaited. */
  hits: SearchHit[]
  total: number
  /** What was searched instead of `answered`, which stands nowhere on the site. */
  corrected: string | undefined
  queryID: string | undefined
  /** The query that `hits` answer; `null` before the first answer. */
  answered: string | null
  /** What `hits` answer: the same object as long as they only become more. */
  asked: Question | null
  /** Whether an answer to something else than `asked` is awaited. */
  isBehind: boolean
  /** Why the question has no answer. It stays until the next answer; further hits that cannot be had change the status alone. */
  error: unknown
}

/** A question without its page number. */
export interface Question {
  /** See `cleanQuery`. */
  query: string
  area?: string | undefined
  /** Takes the query as it is spelled: what the reader asks for who is offered a correction. */
  literal?: boolean | undefined
}

/** Milliseconds to wait for the next key. The first key after a rest is searched at once. */
const PAUSE_MS = 100
/** Keys that follow each other within so many milliseconds count as typing. */
const TYPING_MS = 300

/** Nothing is searched. */
const START: SessionState = {
  query: '',
  status: 'idle',
  hits: [],
  total: 0,
  corrected: undefined,
  queryID: undefined,
  answered: null,
  asked: null,
  isBehind: false,
  error: undefined,
}

export type SearchSession = ReturnType<typeof createSession>

/** Runs one search after the other; only the newest may change what is shown. */
export function createSession({ ask }: { ask: (question: Question, page: number) => Promise<Answer> }) {
  let state = START
  let question: Question = { query: '' }
  let page = 0
  let rest: Answer['rest']
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

  /** Shows what `answer` gives, unless a newer question was put meanwhile. */
  async function run(number: number, answer: () => Promise<Partial<SessionState>>): Promise<void> {
    try {
      const shown = await answer()
      if (number !== newest) return
      change({ ...shown, status: 'idle', answered: question.query, asked: question, isBehind: false, error: undefined })
    } catch (error) {
      if (number !== newest) return
      change(state.asked === question ? { status: 'error' } : { status: 'error', isBehind: false, error })
    }
    clearTimeout(stall)
  }

  /** Asks for a page of hits, behind those that are there. */
  async function pageOf(wanted: number): Promise<Partial<SessionState>> {
    const before = wanted ? state.hits : []
    const asked = newest
    const { hits, rest: others, ...answer } = await ask(question, wanted)
    if (asked !== newest) return {}
    page = wanted
    rest = others
    const shown = new Set(before.map(({ objectID }) => objectID))
    const added = hits.filter(({ objectID }) => !shown.has(objectID))
    // A service that counts more than it has would be asked for ever
    const total = wanted && !added.length ? before.length : answer.total
    return { corrected: undefined, queryID: undefined, ...answer, total, hits: [...before, ...added] }
  }

  /** Gets the hits of this page that are not in view yet. */
  async function restOf(get: () => Promise<SearchHit[]>): Promise<Partial<SessionState>> {
    const before = state.hits
    const asked = newest
    const hits = await get()
    if (asked === newest) rest = undefined
    return { hits: [...before, ...hits] }
  }

  /** Searches. An empty query goes back to the start. */
  function search(next: Question): void {
    const { query } = next
    const number = ++newest
    const now = Date.now()
    const typing = now - lastKey < TYPING_MS
    question = next
    page = 0
    rest = undefined
    lastKey = now
    clearTimeout(waiting)
    if (!query) {
      clearTimeout(stall)
      change(START)
      return
    }
    change({ query, isBehind: true })
    beginWaiting(number)
    const first = () => void run(number, () => pageOf(0))
    if (typing) waiting = setTimeout(first, PAUSE_MS)
    else first()
  }

  /** Appends the hits that are not in view yet, then the next page of them: call it when the end of the list comes near. */
  function more(): void {
    if (state.status !== 'idle' && state.status !== 'error') return
    if (!state.query || state.hits.length >= state.total) return
    const number = ++newest
    const get = rest
    beginWaiting(number)
    void run(number, () => (get ? restOf(get) : pageOf(page + 1)))
  }

  return {
    state: (): SessionState => state,
    /** @returns a function that ends the subscription. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    search,
    more,
    /** Asks again what has failed, at once. */
    retry: () => {
      if (state.asked === question) return more()
      lastKey = -Infinity
      search(question)
    },
  }
}
