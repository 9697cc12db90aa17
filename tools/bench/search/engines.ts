import { correct } from '../../../src/search/client/correction/correct'
import { cleanQuery } from '../../../src/search/engine/clean-query'
import type { IndexReader } from '../../../src/search/engine/reader'
import { search } from '../../../src/search/engine/search'
import { SEARCH_INPUT_MAX } from '../../../src/site/search-input'
import { withoutBase } from '../../../src/site/routes'
import type { Place } from './queries'
import type { Engine } from './relevance'

/** Hits that are looked at: as many as a reader who scrolls twice sees. */
const HITS = 60

/** Route and anchor of an address. */
function placeOf(url: string): Place {
  const [path = '', anchor = ''] = url.split('#')
  return { path: withoutBase(path), anchor: decodeURIComponent(anchor) }
}

/** What a reader of the dialog gets: the question as it stands in the box, with guesses at what was meant. */
export function asked(reader: IndexReader): Engine {
  return async (query) => {
    const { hits, rest } = await search(reader, cleanQuery(query, SEARCH_INPUT_MAX), { correct, hitsPerPage: HITS })
    return [...hits, ...((await rest?.()) ?? [])].map(({ url }) => placeOf(url))
  }
}

/** Asks for what is in view only, to see what it costs. */
export const askInView = (reader: IndexReader, query: string) =>
  search(reader, cleanQuery(query, SEARCH_INPUT_MAX), { correct })
