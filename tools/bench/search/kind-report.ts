import type { SearchPage } from '../../../src/site/types'
import { asked, builtReader } from './engines'
import { readKindQueries, type KindQuery } from './kind-queries'
import { byKind, kindMisses, kindOutcomes, kindShare, kindShares, type KindOutcome, type PlaceEngine } from './kinds'
import { miniSearch } from './minisearch'
import { pagefind } from './pagefind'
import type { ServedIndex } from './served-index'

/** Per cent; the same for the set that is tuned on and the one that is not. */
const BUDGET = { first: 80, three: 95, none: 0, section: 65 }

const line = (name: string, value: string): void => console.log(`  ${name.padEnd(34)}${value}`)

function withinBudget(outcomes: KindOutcome[]): boolean {
  const { first, three, none, section } = kindShare(outcomes)
  return first >= BUDGET.first && three >= BUDGET.three && none <= BUDGET.none && section >= BUDGET.section
}

async function printSet(
  title: string,
  queries: KindQuery[],
  engines: [name: string, engine: PlaceEngine][],
): Promise<KindOutcome[]> {
  const all = await Promise.all(
    engines.map(async ([name, engine]) => [name, await kindOutcomes(engine, queries)] as const),
  )
  for (const [name, outcomes] of all) line(`${title}（${queries.length}），${name}`, kindShares(outcomes))
  const [, own = []] = all[0] ?? []
  for (const [kind, outcomes] of byKind(own)) line(`　${kind}（${outcomes.length}）`, kindShares(outcomes))
  return own
}

/**
 * Prints how the questions of nine kinds are answered, beside known libraries and the built index.
 * @returns whether the budgets are kept.
 */
export async function reportKinds(pages: SearchPage[], index: ServedIndex, misses: boolean): Promise<boolean> {
  const dev = readKindQueries('kind-queries')
  const control = readKindQueries('kind-control-queries')
  const built = builtReader()
  const engines: [string, PlaceEngine][] = [
    ['本站', asked(() => index.reader())],
    ...(built ? [['构建出的索引', asked(() => built)] as [string, PlaceEngine]] : []),
    ['MiniSearch', miniSearch(pages).engine],
    ['Pagefind', await pagefind(pages, [...dev, ...control])],
  ]
  console.log('\n九种问法（首个 / 前三 / 没有 / 正是那一节，%）')
  const found = await printSet('调权重的', dev, engines)
  const controlled = await printSet('对照', control, engines)
  if (misses) console.log(`\n没有直接到位的（名次　查询　得到）\n${kindMisses([...found, ...controlled]).join('\n')}`)
  return withinBudget(found) && withinBudget(controlled)
}
