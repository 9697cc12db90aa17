import type { Manifest } from './index-format'
import type { Layout } from './layout'
import { matchGroup, type Scores } from './match'
import { favour, spreadVariants, type RankedPage, type RankedSection } from './variants'
import { parseQuery, type QueryGroup } from './query'
import type { IndexReader } from './reader'
import { RANKING } from './query-weights'

export interface RankOptions {
  /** Among the handbooks' pages about one topic, the one of this group comes first if it answers as well. */
  preferredGroup?: string | undefined
  /** Between pages that answer as well, those of these groups come first. */
  groupsHere?: string[] | undefined
  /** Keeps only pages of these groups; all groups when absent. */
  groups?: string[] | undefined
  /** Takes every word as it is spelled. */
  literal?: boolean | undefined
}

/** What each group of a query scores in one place (a section or a page); 0 where it is absent. */
type Parts = number[]

/** A section with what it holds of a query. */
interface Held {
  parts: Parts
  /** 1 for each group that stands in the section's name. */
  names: number[]
}

/** The sections of a page that hold something, by their number within it. */
type Sections = Map<number, Held>

/** Which groups each page holds, in one section or another: 1 for each. */
function holdings(
  manifest: Manifest,
  { placeOf }: Layout,
  matches: Scores[],
  options: RankOptions,
): Map<number, Parts> {
  const wanted = options.groups && new Set(options.groups.map((name) => manifest.groups.indexOf(name)))
  const pages = new Map<number, Parts>()
  matches.forEach((scores, group) => {
    for (const section of scores.keys()) {
      const { page } = placeOf(section)
      if (wanted && !wanted.has(manifest.group[page] ?? -1)) continue
      const parts = pages.get(page) ?? matches.map(() => 0)
      parts[group] = 1
      pages.set(page, parts)
    }
  })
  return pages
}

/** Sorts the matches of all groups by page and section. @param wanted pages, by number. */
function collect({ placeOf }: Layout, matches: Scores[], wanted: ReadonlyMap<number, unknown>): Map<number, Sections> {
  const pages = new Map<number, Sections>()
  const empty = matches.map(() => 0)
  matches.forEach((scores, group) => {
    for (const [section, score] of scores) {
      const { page, section: own } = placeOf(section)
      if (!wanted.has(page)) continue
      const sections = pages.get(page) ?? new Map<number, Held>()
      if (!sections.size) pages.set(page, sections)
      const held = sections.get(own) ?? { parts: empty.slice(), names: empty }
      sections.set(own, held)
      held.parts[group] = score
      if (!scores.named.has(section)) continue
      if (held.names === empty) held.names = empty.slice()
      held.names[group] = 1
    }
  })
  return pages
}

/** What a section scores where nothing is lent to it. */
const NOTHING: Parts = []

/** 1 for what stands in one section of the site, nearly 0 for what stands in all of them. */
const rarity = (sections: number, size: number): number =>
  Math.log(1 + size / Math.max(1, sections)) / Math.log(1 + size)

/** Weighs the groups of one query. */
class Scorer {
  /** What each group counts in coverage: chains only repeat words, what stands everywhere or in no name says little. */
  private readonly shares: number[]
  private readonly total: number
  /** Which group asks for an explained word; -1 for none. */
  private readonly concept: number

  constructor(
    private readonly groups: QueryGroup[],
    matches: Scores[],
    size: number,
  ) {
    this.shares = groups.map(({ kind, weight }, index) =>
      kind === 'chain' || kind === 'concept' || !matches[index]?.size
        ? 0
        : weight *
          rarity(matches[index].size, size) ** RANKING.rarity *
          (matches[index].named.size ? 1 : RANKING.unnamed),
    )
    this.total = this.shares.reduce((sum, share) => sum + share, 0)
    this.concept = groups.findIndex(({ kind }) => kind === 'concept')
  }

  /** Share of the query that is present. @param known groups that do not count. */
  coverage(parts: Parts, known: Parts = NOTHING): number {
    if (parts[this.concept]) return 1
    let held = 0
    for (let index = 0; index < parts.length; index++)
      if (parts[index] && !known[index]) held += this.shares[index] ?? 0
    return this.total ? held / this.total : 0
  }

  /**
   * A section is about its page's subject too: what the page's top holds counts a little in all of its sections.
   * @param named share of the query that stands in the section's name.
   */
  private section(own: Parts, top: Parts, named: number): number {
    const parts = top === NOTHING ? own : own.map((part, index) => Math.max(part, (top[index] ?? 0) * RANKING.inherit))
    let sum = 0
    for (let index = 0; index < parts.length; index++) sum += (parts[index] ?? 0) * (this.groups[index]?.weight ?? 0)
    return sum * this.coverage(parts) ** RANKING.sectionCoverage * (1 + RANKING.named * named ** RANKING.namedPower)
  }

  /** Scores a page: its best section, a little for the next ones, times what the page holds of the query. */
  page(page: number, sections: Sections, coverage: number): RankedPage {
    const { parts: top, names: title } = sections.get(0) ?? { parts: NOTHING, names: NOTHING }
    const scored = [...sections].map(([section, { parts, names }]): RankedSection => {
      const named = this.coverage(names)
      const score = this.section(parts, section > 0 ? top : NOTHING, named)
      return { section, score, named, adds: named && this.coverage(names, title) }
    })
    scored.sort((a, b) => b.score - a.score || a.section - b.section)
    const [best = 0, ...others] = scored.map(({ score }) => score)
    const further = others.slice(0, RANKING.furtherSectionCount).reduce((sum, score) => sum + score, 0)
    return {
      page,
      score: (best + RANKING.furtherSections * further) * coverage ** RANKING.pageCoverage,
      coverage,
      sections: scored,
    }
  }
}

/** Share of the Chinese groups that are nowhere on the site. */
function lackingShare(groups: QueryGroup[], matches: Scores[]): number {
  const sizes = groups.flatMap(({ kind }, index) =>
    kind === 'pair' || kind === 'character' ? (matches[index]?.size ?? 0) : [],
  )
  return sizes.filter((size) => !size).length / Math.max(1, sizes.length)
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[]
  /** Words that were found in place of words that are nowhere on the site. */
  similar: string[]
  /** Words that were found only by their nearest spelling: as typed, in lower case, and as found. */
  respelled: [typed: string, found: string][]
  /** Share of the query's Chinese that stands nowhere on the site, 0–1. */
  lacking: number
}

/** A query of more Latin words is a sentence, mostly a pasted message: its words are spelled as they are meant. */
const FEW_WORDS = 5

/** @returns the pages that answer the query well enough; none for a query without letters. */
export async function rank(reader: IndexReader, query: string, options: RankOptions = {}): Promise<Ranking> {
  const groups = parseQuery(query)
  if (!groups.length) return { pages: [], similar: [], respelled: [], lacking: 0 }
  const literal = options.literal || groups.filter(({ kind }) => kind === 'word').length > FEW_WORDS
  const [manifest, layout, ...found] = await Promise.all([
    reader.manifest(),
    reader.layout(),
    ...groups.map((group) => matchGroup(reader, group, literal)),
  ])
  const matches = found.map(({ scores }) => scores)
  const scorer = new Scorer(groups, matches, layout.size)
  const coverages = [...holdings(manifest, layout, matches, options)].map(
    ([page, parts]) => [page, scorer.coverage(parts)] as const,
  )
  const needed = Math.max(0, ...coverages.map(([, coverage]) => coverage)) * RANKING.minimumCoverage
  // Most pages hold only what stands everywhere: nothing else is asked of them
  const enough = new Map(coverages.filter(([, coverage]) => coverage >= needed))
  const good = [...collect(layout, matches, enough)].map(([page, sections]) =>
    scorer.page(page, sections, enough.get(page) ?? 0),
  )
  return {
    pages: spreadVariants(favour(good, manifest, options.groupsHere), manifest, options.preferredGroup),
    similar: found.flatMap(({ similar }) => similar),
    respelled: found.flatMap(({ respelled }, index): Ranking['respelled'] =>
      respelled ? [[groups[index]?.term ?? '', respelled]] : [],
    ),
    lacking: lackingShare(groups, matches),
  }
}
