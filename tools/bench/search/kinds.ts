import type { KindQuery, Place } from './kind-queries'

/** Answers a question with places, best first. */
export type PlaceEngine = (query: string) => Promise<Place[]>

/** What came of a question. */
export interface KindOutcome {
  query: KindQuery
  /** Place of the first right page among the pages, from 1; 0 when it was not found. */
  place: number
  /** Whether the first hit on that page is the very section; `undefined` when any place on the page is right. */
  section: boolean | undefined
  found: Place[]
}

const first = <T>(list: T[], count: number): T[] => list.slice(0, count)
const once = (list: string[]): string[] => [...new Set(list)]

/** Puts all questions to an engine. */
export async function kindOutcomes(engine: PlaceEngine, queries: KindQuery[]): Promise<KindOutcome[]> {
  const outcomes: KindOutcome[] = []
  for (const query of queries) {
    const found = await engine(query.query)
    const pages = once(found.map(({ path }) => path))
    const place = pages.findIndex(query.answersOn) + 1
    const opened = found.find(({ path }) => path === pages[place - 1])
    outcomes.push({
      query,
      place,
      section: query.asksForSection ? Boolean(opened && query.answers(opened)) : undefined,
      found,
    })
  }
  return outcomes
}

const percent = (count: number, all: number): string => (all ? ((100 * count) / all).toFixed(1) : '–').padStart(5)

/** `81.0 /  95.2 /   0.0 /  66.7`: first, first three, not found, exact section; per cent. */
export function kindShares(outcomes: KindOutcome[]): string {
  const judged = outcomes.filter(({ section }) => section !== undefined)
  const count = (holds: (outcome: KindOutcome) => boolean): number => outcomes.filter(holds).length
  return [
    percent(
      count(({ place }) => place === 1),
      outcomes.length,
    ),
    percent(
      count(({ place }) => place > 0 && place <= 3),
      outcomes.length,
    ),
    percent(
      count(({ place }) => place === 0),
      outcomes.length,
    ),
    percent(judged.filter(({ section }) => section).length, judged.length),
  ].join(' / ')
}

/** Shares in per cent, for the budgets. */
export function kindShare(outcomes: KindOutcome[]): { first: number; three: number; none: number; section: number } {
  const [firstShare = 0, three = 0, none = 0, section = 0] = kindShares(outcomes).split('/').map(Number)
  return { first: firstShare, three, none, section }
}

/** The outcomes of each kind, in the order of the set. */
export function byKind(outcomes: KindOutcome[]): [kind: string, outcomes: KindOutcome[]][] {
  const kinds = once(outcomes.map(({ query }) => query.kind))
  return kinds.map((kind) => [kind, outcomes.filter(({ query }) => query.kind === kind)])
}

/** One line for each question that did not lead to the very place at once. */
export function kindMisses(outcomes: KindOutcome[]): string[] {
  return outcomes
    .filter(({ place, section }) => place !== 1 || section === false)
    .map(({ query, place, found }) => {
      const got = first(found, 4).map(({ path, anchor }) => path.replace('/docs/', '') + (anchor && `#${anchor}`))
      return `${query.kind}　${place || '无'}　${query.query}　→ ${got.join('  ')}`
    })
}
