import type { Manifest } from './index-format'
import { RANKING } from './query-weights'

/** A page that answers a query. */
export interface RankedPage {
  page: number
  score: number
  /** Share of the query's weight that the page holds, 0–1. */
  coverage: number
  /** Its sections that hold a part of the query, best first. */
  sections: RankedSection[]
}

export interface RankedSection {
  /** Numbered from 0 within the page. */
  section: number
  score: number
  /** Share of the query's weight that stands in the section's name, 0–1. */
  named: number
  /** The same, without what stands in the page's title too. */
  adds: number
}

const byScore = (a: RankedPage, b: RankedPage): number => b.score - a.score || a.page - b.page

/**
 * The five handbooks tell one story for different frameworks, so their pages come in fives. The best of each five stays
 * where it is, the others go down. Among equals the best is the one whose title holds most of the query
 * (a framework that is asked for), then the one for the reader's framework, then the first in display order.
 */
export function spreadVariants(
  ranked: RankedPage[],
  manifest: Manifest,
  preferredGroup: string | undefined,
): RankedPage[] {
  const inTitle = ({ sections }: RankedPage): number => sections.find(({ section }) => !section)?.named ?? 0
  const preferred = ({ page }: RankedPage): number => +(manifest.groups[manifest.group[page]!] === preferredGroup)
  const byPage = new Map(ranked.map((entry) => [entry.page, entry]))
  for (const variant of manifest.variants) {
    const present = variant.flatMap((page) => byPage.get(page) ?? [])
    const best = Math.max(...present.map((entry) => entry.score))
    const equals = present.filter((entry) => entry.score >= best * RANKING.equalVariant)
    const [first] = equals.sort((a, b) => inTitle(b) - inTitle(a) || preferred(b) - preferred(a))
    for (const entry of present) entry.score = entry === first ? best : entry.score * RANKING.variant
  }
  return ranked.sort(byScore)
}

/** Lets the pages of some groups pass those that answer hardly better. */
export function favour(ranked: RankedPage[], manifest: Manifest, groups: string[] = []): RankedPage[] {
  const near = new Set(groups.map((name) => manifest.groups.indexOf(name)))
  for (const entry of ranked) if (near.has(manifest.group[entry.page] ?? -1)) entry.score *= RANKING.here
  return ranked
}
