import { correct } from '../../../src/search/client/correction/correct'
import { createReader } from '../../../src/search/engine/reader'
import { search } from '../../../src/search/engine/search'

/**
 * Runs inside a page, see `warm.ts`: puts each question to the engine once, then times it, with everything it needs at
 * hand.
 *
 * @param base address of the index's folder, with a slash at the end.
 * @returns milliseconds per question, the middle of some runs.
 */
export async function timeQueries(base: string, queries: string[]): Promise<number[]> {
  const RUNS = 5
  const reader = createReader(async (path) => (await fetch(base + path)).json() as Promise<unknown>)
  for (const query of queries) await search(reader, query, { correct })
  const times: number[] = []
  for (const query of queries) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      await search(reader, query, { correct })
      runs.push(performance.now() - start)
    }
    times.push(runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0)
  }
  return times
}
