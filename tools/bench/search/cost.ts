import { askInView } from './engines'
import type { ServedIndex } from './served-index'

export interface Cost {
  /** Bytes in gzip of what a first query fetches: manifest, shards, texts in view; what guesses need is told apart. */
  bytes: number[]
  /** Files it fetches, per query. */
  files: number[]
}

/** Puts each question to a reader that knows nothing yet. */
export async function costOf(index: ServedIndex, queries: { query: string }[]): Promise<Cost> {
  const cost: Cost = { bytes: [], files: [] }
  for (const { query } of queries) {
    index.forget()
    await askInView(index.reader(), query)
    const { bytes, files } = index.cost()
    cost.bytes.push(bytes)
    cost.files.push(files)
  }
  return cost
}

/** Milliseconds of each question to a reader that has everything already. */
export async function warmTimes(index: ServedIndex, queries: { query: string }[]): Promise<number[]> {
  const reader = index.reader()
  for (const { query } of queries) await askInView(reader, query)
  const times: number[] = []
  for (const { query } of queries) {
    const start = performance.now()
    await askInView(reader, query)
    times.push(performance.now() - start)
  }
  return times
}
