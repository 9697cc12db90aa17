import { SEARCH_PAGE_SIZE, SNIPPET_WORDS } from '../../site/constants'
import { withBase } from '../../site/routes'
import { findSpans, paint, weightOf, wordsToMark, type MarkTags } from './highlight'
import { hierarchyOf, hitUrl, levelOf, objectId, type MarkedText, type SearchHit } from './hit'
import type { FragmentSection } from './index-format'
import { layoutOf, type Place } from './layout'
import { rank, type RankedPage, type RankOptions } from './ranking'
import type { IndexReader } from './reader'
import { snippet } from './snippet'
import { RANKING } from './weights'

export interface SearchOptions extends RankOptions {
  /** Number of the page of results, from 0. */
  page?: number | undefined
  hitsPerPage?: number | undefined
  snippetWords?: number | undefined
  tags?: MarkTags | undefined
  ellipsis?: string | undefined
  /** Called once the texts of the first hits are there, while the others are still awaited; not when there are none. */
  onFirst?: ((answer: SearchAnswer) => void) | undefined
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of hits on all pages of results. */
  total: number
}

/** Pages that are worth showing at all, and sections of each. */
const MAX_PAGES = 60
const SECTIONS_PER_PAGE = 3
/** Browsers open six connections to a host: so many texts arrive at once, the next ones a round later. */
const FIRST_HITS = 6

/**
 * The places to show, best first. A page's best section stands for the page; each further one counts less, so that the
 * next pages come before it unless they are much worse.
 */
function places(ranked: RankedPage[]): Place[] {
  const all = ranked.slice(0, MAX_PAGES).flatMap(({ page, score, sections }) => {
    const best = sections[0]?.score ?? 1
    return sections.slice(0, SECTIONS_PER_PAGE).map(({ section, score: own }, number) => ({
      page,
      section,
      value: score * (own / best) * RANKING.sameAgain ** number,
    }))
  })
  return all.sort((a, b) => b.value - a.value)
}

/** Turns a place into a hit: finds the text to show, cuts and marks it. */
class Painter {
  private readonly tags: MarkTags
  private readonly ellipsis: string
  private readonly snippetWords: number

  constructor(
    private readonly words: string[],
    options: SearchOptions,
  ) {
    this.tags = options.tags ?? { pre: '<mark>', post: '</mark>' }
    this.ellipsis = options.ellipsis ?? '…'
    this.snippetWords = options.snippetWords ?? SNIPPET_WORDS
  }

  private weight(text: string): number {
    return weightOf(findSpans(text, this.words))
  }

  private marked(text: string, words?: number): MarkedText {
    const spans = findSpans(text, this.words)
    const all = new Set(spans.flatMap((span) => [...span.words])).size === this.words.length
    const value = words ? snippet(text, spans, words, this.tags, this.ellipsis) : paint(text, spans, this.tags)
    return { value, matchLevel: spans.length ? (all ? 'full' : 'partial') : 'none' }
  }

  hit(group: string, page: string, [kind, anchor, path, ...texts]: FragmentSection): SearchHit {
    const weights = texts.map((text) => this.weight(text))
    const best = Math.max(0, ...weights)
    const chosen = weights.indexOf(best)
    const content = texts[chosen] ?? null
    const isText = kind === 'row' || kind === 'error' || best > this.weight(path.at(-1) ?? '')
    const hierarchy = hierarchyOf(group, path)
    const levels = Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, this.marked(text)]] : []))
    const markedLevels = Object.fromEntries(levels) as Record<string, MarkedText>
    return {
      objectID: objectId(page, anchor, isText && kind !== 'row' ? chosen + 1 : 0),
      url: hitUrl(withBase(page), anchor),
      type: isText ? 'content' : levelOf(path),
      content,
      hierarchy,
      _highlightResult: { hierarchy: markedLevels, ...(content && { content: this.marked(content) }) },
      _snippetResult: { hierarchy: markedLevels, ...(content && { content: this.marked(content, this.snippetWords) }) },
    }
  }
}

/**
 * Searches the index.
 *
 * @param query what the reader typed; anything is allowed.
 * @returns one page of hits; rejects when a file of the index cannot be read.
 */
export async function search(reader: IndexReader, query: string, options: SearchOptions = {}): Promise<SearchAnswer> {
  const { pages, similar } = await rank(reader, query, options)
  const all = places(pages)
  const size = options.hitsPerPage ?? SEARCH_PAGE_SIZE
  const from = (options.page ?? 0) * size
  const painter = new Painter(wordsToMark(query, similar), options)
  const manifest = await reader.manifest()
  const { textOf } = layoutOf(manifest)
  const hits = all.slice(from, from + size).map(async (place) => {
    const { fragment, position } = textOf(place)
    const { path, sections } = await reader.fragment(fragment)
    const group = manifest.groups[manifest.group[place.page] ?? -1] ?? ''
    const section = sections[position]
    return section ? [painter.hit(group, path, section)] : []
  })
  const total = all.length
  const { onFirst } = options
  const later = hits.splice(FIRST_HITS)
  const others = Promise.all(later)
  // Whoever waits for the first ones hears of it.
  others.catch(() => undefined)
  const first = (await Promise.all(hits)).flat()
  if (later.length) onFirst?.({ hits: first, total })
  return { hits: [...first, ...(await others).flat()], total }
}
