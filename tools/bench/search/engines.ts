import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { correct } from '../../../src/search/client/correction/correct'
import { cleanQuery } from '../../../src/search/engine/clean-query'
import { INDEX_FOLDER, MANIFEST_FILE } from '../../../src/search/engine/index-files'
import { layoutOf } from '../../../src/search/engine/layout'
import { rank } from '../../../src/search/engine/ranking'
import { createReader, type IndexReader } from '../../../src/search/engine/reader'
import { search } from '../../../src/search/engine/search'
import { SEARCH_INPUT_MAX } from '../../../src/site/constants'
import { withoutBase } from '../../../src/site/routes'
import type { Place } from './kind-queries'
import type { PlaceEngine } from './kinds'
import type { Engine } from './relevance'
import type { ServedIndex } from './served-index'

/** Hits that are looked at: as many as a reader who scrolls twice sees. */
const HITS = 60

/** Pages in the engine's own order. */
export function ranked(index: ServedIndex): Engine {
  const reader = index.reader()
  return async (query) => {
    const { pages } = await rank(reader, query)
    return pages.map(({ page }) => index.pages[page]?.path ?? '')
  }
}

/** Route and anchor of an address. */
export function placeOf(url: string): Place {
  const [path = '', anchor = ''] = url.split('#')
  return { path: withoutBase(path), anchor: decodeURIComponent(anchor) }
}

/** What a reader of the dialog gets: the question as it stands in the box, with guesses at what was meant. */
export function asked(reader: () => IndexReader): PlaceEngine {
  return async (query) => {
    const { hits, rest } = await search(reader(), cleanQuery(query, SEARCH_INPUT_MAX), { correct, hitsPerPage: HITS })
    return [...hits, ...((await rest?.()) ?? [])].map(({ url }) => placeOf(url))
  }
}

/** Asks for what is in view only, to see what it costs. */
export const askInView = (reader: IndexReader, query: string) =>
  search(reader, cleanQuery(query, SEARCH_INPUT_MAX), { correct })

/** @returns a reader of the index that was built with the site; `undefined` when it was not built. */
export function builtReader(): IndexReader | undefined {
  const folder = join('public', INDEX_FOLDER)
  if (!existsSync(join(folder, MANIFEST_FILE))) return undefined
  return createReader((path) => Promise.resolve(JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown))
}

/** @returns how many pages the index has sections of; for the report. */
export const sectionCount = async (index: ServedIndex): Promise<number> =>
  layoutOf(await index.reader().manifest()).size
