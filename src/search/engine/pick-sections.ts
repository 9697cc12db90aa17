import { searchResults } from '../../site/config'
import type { Place } from './layout'
import type { RankedPage, RankedSection } from './variants'
import { RANKING } from './query-weights'

/** The best section; the first one among equals. */
const bestBy = (sections: RankedSection[], worth: (section: RankedSection) => number): RankedSection | undefined =>
  sections.reduce<RankedSection | undefined>(
    (best, next) => (best && worth(best) >= worth(next) ? best : next),
    undefined,
  )

/**
 * The section to open among those whose name does not hold the whole query: the best one, where a name counts more than
 * it does for the order of pages. Whoever has the page before them looks for the heading.
 */
const bestToOpen = (sections: RankedSection[], top: RankedSection | undefined): RankedSection | undefined =>
  bestBy(sections, ({ score, named }) => score * (1 + RANKING.opensNamed * Math.max(0, named - (top?.named ?? 0))))

/** The section whose name goes on where the page's title ends: the query has both, as from a table of contents. */
function bestBesideTitle(sections: RankedSection[], top: RankedSection | undefined): RankedSection | undefined {
  if (!top?.named || top.named >= RANKING.wholeQuery) return undefined
  return sections.find(({ adds }) => adds > 0 && adds + top.named >= RANKING.wholeQuery)
}

/**
 * The places of a page to show, the one to open first: a section whose name holds the whole query, unless the page's
 * title does too; else the best one. Then the one that goes on where the title ends, and its other good sections, as
 * many as the site's settings allow besides the page's top.
 */
export function placesFor({ page, sections }: RankedPage): Place[] {
  const holdsAll = ({ named }: RankedSection): boolean => named >= RANKING.wholeQuery
  const top = sections.find(({ section }) => section === 0)
  const named = top && holdsAll(top) ? undefined : bestBy(sections.filter(holdsAll), (section) => section.named)
  const opened = named ?? bestToOpen(sections, top)
  const least = (sections[0]?.score ?? 0) * RANKING.worthShowing
  const others = sections.filter(({ score }) => score >= least)
  const shown = [...new Set([opened, bestBesideTitle(sections, top), ...others].flatMap((entry) => entry ?? []))]
  const kept = new Set(shown.filter(({ section }) => section !== 0).slice(0, searchResults.hitsPerGroup))
  return shown.filter((entry) => entry.section === 0 || kept.has(entry)).map(({ section }) => ({ page, section }))
}
