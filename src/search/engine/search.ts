import { SEARCH_PAGE_SIZE } from '../../site/constants'
import { topicOf } from './function-words'
import { wordsToMark } from './highlight'
import { plainText, type SearchHit } from './hit'
import type { Place } from './layout'
import { Painter } from './painter'
import { placesFor } from './pick-sections'
import { rank, type RankOptions, type Ranking } from './ranking'
import type { IndexReader } from './reader'
import { runs } from './tokenize'

/** Guesses what was meant by a query; `undefined` when there is no better guess. */
export type Corrector = (query: string, reader: IndexReader) => Promise<string | undefined>

export interface SearchOptions extends RankOptions {
  /** Number of the page of results, from 0. */
  page?: number | undefined
  hitsPerPage?: number | undefined
  snippetWords?: number | undefined
  /** Asked when some Chinese of a short query stands nowhere on the site, unless the query is taken literally. */
  correct?: Corrector | undefined
}

export interface SearchAnswer {
  /**
   * The hits in view, best page first. Hits of one page follow each other; the first of them is what to open, and at
   * most three are sections.
   */
  hits: SearchHit[]
  /** Number of hits on all pages of results. */
  total: number
  /** Gets the other hits of this page of results; absent when all are there. */
  rest?: (() => Promise<SearchHit[]>) | undefined
  /** What was searched instead of the query, which stands nowhere on the site as it is. */
  corrected?: string | undefined
}

/** Pages that are worth showing at all. */
const MAX_PAGES = 60
/** Lines of a list that are in view at once: only for these are texts fetched before the reader scrolls. */
const LINES_IN_VIEW = 10
/** A query of more Chinese is a sentence: a part of it that stands nowhere is no mistake, unless most of it does. */
const SHORT_QUERY = 10
const MOST = 0.4

/** How many places fill the view: each page's title is a line, and so is each section. */
function countInView(places: Place[]): number {
  let lines = 0
  const last = places.findIndex(({ page, section }, index) => {
    const begins = places[index - 1]?.page !== page
    lines += (begins ? 1 : 0) + (section === 0 ? 0 : 1)
    return lines >= LINES_IN_VIEW
  })
  return last < 0 ? places.length : last + 1
}

/** Whether a guess is worth its bytes. */
function asksForGuess(query: string, { lacking }: Ranking): boolean {
  const characters = runs(topicOf(query)).reduce((sum, { kind, text }) => sum + (kind === 'han' ? text.length : 0), 0)
  return lacking >= MOST || (lacking > 0 && characters <= SHORT_QUERY)
}

/** A word of the index as it is written in some hits: the index has it in lower case. */
function asWritten(word: string, hits: SearchHit[]): string {
  const text = hits.flatMap(({ group, path, content }) => [group, ...[...path, content].map(plainText)]).join(' ')
  const at = text.toLowerCase().indexOf(word)
  return at < 0 ? word : text.slice(at, at + word.length)
}

/** A query with the words that were found in place of some of its own. */
const withSpellings = (query: string, { respelled }: Ranking, hits: SearchHit[]): string =>
  respelled.reduce((text, [typed, found]) => {
    const at = text.toLowerCase().indexOf(typed)
    return at < 0 ? text : text.slice(0, at) + asWritten(found, hits) + text.slice(at + typed.length)
  }, query)

/** Ranks the pages for a query, or for what was meant by it. */
async function rankMeant(
  reader: IndexReader,
  query: string,
  options: SearchOptions,
): Promise<{ ranking: Ranking; meant: string }> {
  const ranking = await rank(reader, query, options)
  if (options.correct && !options.literal && asksForGuess(query, ranking)) {
    const guess = await options.correct(query, reader)
    const guessed = guess && (await rank(reader, guess, options))
    if (guessed && guessed.pages.length) return { ranking: guessed, meant: guess }
  }
  return { ranking, meant: query }
}

/**
 * Searches the index.
 *
 * @param query what the reader typed; anything is allowed.
 * @returns one page of hits; rejects when a file of the index cannot be read.
 */
export async function search(reader: IndexReader, query: string, options: SearchOptions = {}): Promise<SearchAnswer> {
  const { ranking, meant } = await rankMeant(reader, query, options)
  const places = ranking.pages.slice(0, MAX_PAGES).flatMap(placesFor)
  const size = options.hitsPerPage ?? SEARCH_PAGE_SIZE
  const from = (options.page ?? 0) * size
  const painter = new Painter(wordsToMark(meant, ranking.similar), options.snippetWords)
  const manifest = await reader.manifest()
  const { textOf } = await reader.layout()

  async function hitAt(place: Place): Promise<SearchHit> {
    const { fragment, position } = textOf(place)
    const { path, sections } = await reader.fragment(fragment)
    return painter.hit(manifest.groups[manifest.group[place.page]!]!, path, sections[position]!)
  }
  const hitsAt = (some: Place[]): Promise<SearchHit[]> => Promise.all(some.map(hitAt))

  const wanted = places.slice(from, from + size)
  const inView = countInView(wanted)
  const hits = await hitsAt(wanted.slice(0, inView))
  const corrected = withSpellings(meant, ranking, hits)
  return {
    hits,
    total: places.length,
    ...(inView < wanted.length && { rest: () => hitsAt(wanted.slice(inView)) }),
    ...(corrected !== query && hits.length > 0 && { corrected }),
  }
}
