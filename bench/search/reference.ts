import MiniSearch from 'minisearch'
import { gzipSync } from 'node:zlib'
import type { Fields } from '../../src/search/engine/collection'
import { fieldsOf } from '../../src/search/engine/fields'
import { topicOf } from '../../src/search/engine/query'
import { sectionsOf } from '../../src/search/engine/sections'
import { indexTerms } from '../../src/search/engine/tokenize'
import { FIELD_WEIGHTS } from '../../src/search/engine/weights'
import type { SearchPage } from '../../src/site/types'
import type { Engine } from './relevance'

type Entry = Fields & { id: number; path: string }

/** A known library with the same texts, tokenizer and field weights, to compare with. */
export interface Reference {
  engine: Engine
  /** Bytes in gzip of its index, all of which the first query needs; texts for snippets not counted. */
  bytes: number
}

export function reference(pages: SearchPage[]): Reference {
  const entries = pages.flatMap((page) =>
    sectionsOf(page).map((section) => ({ ...fieldsOf(page, section), path: page.path })),
  )
  const library = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_WEIGHTS),
    storeFields: ['path'],
    tokenize: (text) => indexTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WEIGHTS,
      // One pair of Chinese characters is no beginning of another
      prefix: (term) => /^[a-z]/.test(term),
      fuzzy: (term) => (/^[a-z]{4}/.test(term) ? 0.2 : false),
    },
  })
  library.addAll(entries.map((entry, id) => ({ ...entry, id })))
  return {
    engine: (query) => Promise.resolve([...new Set(library.search(topicOf(query)).map((found) => String(found.path)))]),
    bytes: gzipSync(JSON.stringify(library)).length,
  }
}
