import type { Query } from './queries'

/** Answers a question with routes, best first, each once. */
export type Engine = (query: string) => Promise<string[]>

/** A question with what came of it. */
export interface Outcome extends Query {
  /** Place of the first right page, from 1; 0 when it was not found. */
  place: number
  found: string[]
}

/** Puts all questions to an engine. */
export async function outcomesOf(engine: Engine, queries: Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const query of queries) {
    const found = await engine(query.query)
    outcomes.push({ ...query, found, place: found.findIndex((path) => query.expect.includes(path)) + 1 })
  }
  return outcomes
}

/** @returns the share of questions, in per cent, whose right page is among the first `places`. */
export const share = (outcomes: Outcome[], places: number): number =>
  (100 * outcomes.filter(({ place }) => place > 0 && place <= places).length) / Math.max(1, outcomes.length)

/** `81.2 / 95.0 / 97.3` */
export const shares = (outcomes: Outcome[]): string =>
  [1, 3, 5].map((places) => share(outcomes, places).toFixed(1)).join(' / ')
