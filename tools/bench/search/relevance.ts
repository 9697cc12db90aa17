import type { Place, Query } from './queries'

/** Answers a question with places, best first. */
export type Engine = (query: string) => Promise<Place[]>

/** What came of a question. */
export interface Outcome {
  query: Query
  /** Place of the first right page among the pages, from 1; 0 when it was not found. */
  place: number
  /** Whether the first hit on that page is the very section; `undefined` when any place on the page is right. */
  section: boolean | undefined
  found: Place[]
}

/** Puts all questions to an engine. */
export async function outcomesOf(engine: Engine, queries: Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const query of queries) {
    const found = await engine(query.query)
    const pages = [...new Set(found.map(({ path }) => path))]
    const place = pages.findIndex(query.answersOn) + 1
    const opened = found.find(({ path }) => path === pages[place - 1])
    const section = query.asksForSection ? Boolean(opened && query.answers(opened)) : undefined
    outcomes.push({ query, place, section, found })
  }
  return outcomes
}

/** Shares of questions, in per cent. */
export interface Shares {
  first: number
  three: number
  none: number
  /** Of those that ask for a section; `undefined` when none does. */
  section: number | undefined
}

export function sharesOf(outcomes: Outcome[]): Shares {
  const share = (of: Outcome[], holds: (outcome: Outcome) => boolean): number =>
    (100 * of.filter(holds).length) / Math.max(1, of.length)
  const judged = outcomes.filter(({ section }) => section !== undefined)
  return {
    first: share(outcomes, ({ place }) => place === 1),
    three: share(outcomes, ({ place }) => place > 0 && place <= 3),
    none: share(outcomes, ({ place }) => place === 0),
    section: judged.length ? share(judged, ({ section }) => section!) : undefined,
  }
}

/** The outcomes of each kind, in the order of the set. */
export const byKind = (outcomes: Outcome[]): [kind: string, outcomes: Outcome[]][] =>
  [...new Set(outcomes.map(({ query }) => query.kind))].map((kind) => [
    kind,
    outcomes.filter(({ query }) => query.kind === kind),
  ])

/** One line for each question that did not lead to the very place at once. */
export function missesOf(outcomes: Outcome[]): string[] {
  return outcomes
    .filter(({ place, section }) => place !== 1 || section === false)
    .map(({ query, place, found }) => {
      const got = found.slice(0, 4).map(({ path, anchor }) => path.replace('/docs/', '') + (anchor && `#${anchor}`))
      return `${query.kind}　${place || '无'}　${query.query}　→ ${got.join('  ')}`
    })
}
