import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchPage } from '../../site/types'
import { searchGroupOf } from '../navigation'
import type { SiteState } from '../state'

/** @returns the pages that search covers: listed ones, with the text a reader sees. */
export function searchPages({ model, bodies }: SiteState): SearchPage[] {
  return model.docs
    .filter(({ status }) => status === 'listed')
    .map((doc) => ({
      path: doc.path,
      group: searchGroupOf(doc),
      title: doc.title,
      description: doc.description,
      keywords: doc.keywords,
      blocks: bodies.get(doc.id)?.blocks ?? [],
    }))
}

/** Keeps the pages for what runs beside the build: publishing and its dry run, benchmarks. */
export function storeSearchPages(root: string, pages: SearchPage[]): void {
  const folder = join(root, 'node_modules/.cache/docs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'search-pages.json'), JSON.stringify(pages))
}
