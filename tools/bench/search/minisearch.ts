import MiniSearch from 'minisearch'
import { gzipSync } from 'node:zlib'
import { sectionsOf } from '../../../src/search/engine/sections'
import type { SearchPage } from '../../../src/site/types'
import type { Place } from './kind-queries'
import type { PlaceEngine } from './kinds'

/** A known library, set up the way its documentation has it for Chinese, to compare with. */
export interface Peer {
  engine: PlaceEngine
  /** Bytes in gzip that the first query needs at least. */
  bytes: number
}

type Entry = Place & { id: number; title: string; heading: string; keywords: string; text: string }

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment.toLowerCase() : []))

/** MiniSearch, with the words of `Intl.Segmenter`, over the sections of the pages. */
export function miniSearch(pages: SearchPage[]): Peer {
  const entries = pages.flatMap((page) =>
    sectionsOf(page).map(({ kind, anchor, heading, texts }): Omit<Entry, 'id'> => ({
      path: page.path,
      anchor,
      title: kind === 'page' ? page.title : '',
      heading: kind === 'page' ? '' : heading,
      keywords: kind === 'page' ? page.keywords.join(' ') : '',
      text: texts.join('\n'),
    })),
  )
  const library = new MiniSearch<Entry>({
    fields: ['title', 'heading', 'keywords', 'text'],
    storeFields: ['path', 'anchor'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 8, keywords: 5, heading: 4 },
      prefix: (term) => /^[a-z]/.test(term),
      fuzzy: (term) => (/^[a-z]{4}/.test(term) ? 0.2 : false),
    },
  })
  library.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return {
    engine: (query) =>
      Promise.resolve(
        library.search(query).map((found): Place => ({ path: String(found.path), anchor: String(found.anchor) })),
      ),
    bytes: gzipSync(JSON.stringify(library)).length,
  }
}
