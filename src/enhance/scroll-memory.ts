import { layOutAll } from './late-layout'

const STORED = 'scroll-positions'

/** Where the reader was on each entry of the history, also after a reload. */
const positions = new Map<string, number>(read())
let returning: number | undefined

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]
  } catch {
    return [] // storage is not available: positions are kept as long as the document is
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]))
  } catch {
    // as above
  }
}

const entry = () => `${location.pathname} ${String((history.state as { key?: string } | null)?.key)}`

/**
 * Remembers scroll positions. On the way back the browser moves the old page before the new one is there, and would
 * overwrite what is remembered: the position is taken at once.
 */
export function startScrollMemory(): void {
  let last = 0
  addEventListener(
    'scroll',
    () => {
      // The reader has jumped over parts that were not laid out: the way back must lead to the same lines
      if (scrollY - last > innerHeight) layOutAll()
      last = scrollY
      positions.set(entry(), last)
    },
    { passive: true },
  )
  addEventListener('popstate', () => (returning = positions.get(entry()) ?? 0))
  addEventListener('pagehide', store)
}

/** @returns the position to return to, once after each move through the history. */
export function takePosition(): number | undefined {
  const position = returning
  returning = undefined
  return position
}
