/** Where the reader was on each entry of the history. Lost on a reload; then Gatsby's own memory answers. */
const positions = new Map<string, number>()
let returning: number | undefined

const entry = () => `${location.pathname} ${String((history.state as { key?: string } | null)?.key)}`

/**
 * Remembers scroll positions. On the way back the browser moves the old page before the new one is there, and would
 * overwrite what is remembered: the position is taken at once.
 */
export function startScrollMemory(): void {
  addEventListener('scroll', () => positions.set(entry(), scrollY), { passive: true })
  addEventListener('popstate', () => (returning = positions.get(entry())))
}

/** @returns the position to return to, once after each move through the history. */
export function takePosition(): number | undefined {
  const position = returning
  returning = undefined
  return position
}
