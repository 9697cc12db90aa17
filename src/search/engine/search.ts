import { SEARCH_PAGE_SIZE, SNIPPET_WORDS } from '../../site/constants'
import { withBase } from '../../site/routes'
import { findSpans, paint, weightOf, wordsToMark, type MarkTags } from './highlight'
import { hierarchyOf, hitUrl, levelOf, objectId, type MarkedText, type SearchHit } from './hit'
import type { FragmentFile, FragmentSection } from './index-format'
import { rank, type RankedPage, type RankOptions } from './ranking'
import type { IndexReader } from './reader'
import { snippet } from './snippet'

export interface SearchOptions extends RankOptions {
  /** Number of the page of results, from 0. */
  page?: number | undefined
  hitsPerPage?: number | undefined
  snippetWords?: number | undefined
  tags?: MarkTags | undefined
  ellipsis?: string | undefined
}

export interface SearchAnswer {
  hits: SearchHit[]
  /** Number of hits on all pages of results. */
  total: number
}

/** Pages that are worth showing at all, and sections of each. */
const MAX_PAGES = 60
const SECTIONS_PER_PAGE = 3

type Place = { page: number; section: number }

/** The places to show, best first: pages in their order, each with its best sections. */
const places = (ranked: RankedPage[]): Place[] =>
  ranked
    .slice(0, MAX_PAGES)
    .flatMap(({ page, sections }) => sections.slice(0, SECTIONS_PER_PAGE).map((section) => ({ page, section })))

/** Page title and headings above a section, and its own. */
function pathOf(sections: FragmentSection[], number: number): string[] {
  const path: string[] = []
  for (const [depth, kind, , heading] of sections.slice(0, number + 1)) {
    if (kind !== 'page' && kind !== 'heading') continue
    path.length = Math.min(path.length, depth - 1)
    path.push(heading)
  }
  const [, kind, , heading] = sections[number] ?? []
  return kind === 'row' && heading ? [...path, heading] : path
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

  hit(group: string, fragment: FragmentFile, number: number): SearchHit {
    const [, kind = 'page', anchor = '', heading = '', ...texts] = fragment.sections[number] ?? []
    const path = pathOf(fragment.sections, number)
    const weights = texts.map((text) => this.weight(text))
    const best = Math.max(0, ...weights)
    const chosen = weights.indexOf(best)
    const content = texts[chosen] ?? null
    const isText = kind === 'row' || kind === 'error' || best > this.weight(heading)
    const hierarchy = hierarchyOf(group, path)
    const levels = Object.entries(hierarchy).flatMap(([level, text]) => (text ? [[level, this.marked(text)]] : []))
    const markedLevels = Object.fromEntries(levels) as Record<string, MarkedText>
    return {
      objectID: objectId(fragment.path, anchor, isText && kind !== 'row' ? chosen + 1 : 0),
      url: hitUrl(withBase(fragment.path), anchor),
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
  const { groups, group } = await reader.manifest()
  const hits = all.slice(from, from + size).map(async ({ page, section }) => {
    const fragment = await reader.fragment(page)
    return painter.hit(groups[group[page] ?? 0] ?? '', fragment, section)
  })
  return { hits: await Promise.all(hits), total: all.length }
}
