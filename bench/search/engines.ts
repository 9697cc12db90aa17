import { layoutOf } from '../../src/search/engine/layout'
import { rank } from '../../src/search/engine/ranking'
import { search } from '../../src/search/engine/search'
import { withoutBase } from '../../src/site/routes'
import { groupHits } from '../../src/search/hit-view'
import type { Engine } from './relevance'
import type { ServedIndex } from './served-index'

const once = (paths: string[]): string[] => [...new Set(paths)]

/** Pages in the engine's own order. */
export function ranked(index: ServedIndex): Engine {
  const reader = index.reader()
  return async (query) => {
    const { pages } = await rank(reader, query)
    return pages.map(({ page }) => index.pages[page]?.path ?? '')
  }
}

/** Routes of the dialog's options from top to bottom: hits of one area stand together. */
export function listed(index: ServedIndex): Engine {
  const reader = index.reader()
  return async (query) => {
    const { hits } = await search(reader, query)
    return groupHits(hits).flatMap((group) => group.hits.map(({ url }) => withoutBase(url).replace(/#.*/, '')))
  }
}

/** The same list, each page once. */
export const listedPages = (index: ServedIndex): Engine => {
  const engine = listed(index)
  return async (query) => once(await engine(query))
}

/** @returns how many pages the index has sections of; for the report. */
export const sectionCount = async (index: ServedIndex): Promise<number> =>
  layoutOf(await index.reader().manifest()).size
