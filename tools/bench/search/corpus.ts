import { contentFiles } from '../../../src/gatsby/model'
import { searchPages } from '../../../src/outputs/search-pages'
import { loadSite } from '../../../src/gatsby/site-state'
import type { SearchPage } from '../../../src/site/types'

/** @returns the pages that search covers, straight from `content/`: compiled like for the site, without building it. */
export async function contentPages(): Promise<SearchPage[]> {
  const root = process.cwd()
  const site = await loadSite(root, contentFiles(root), { preview: false })
  return searchPages(site)
}

/** Every third identifier belongs to one copy only, as another product's API would. */
const IDENTIFIER = /[A-Za-z_$][\w$]{3,}/g

function renamed(text: string, copy: number): string {
  let count = 0
  return text.replace(IDENTIFIER, (name) => (count++ % 3 ? name : `${name}${copy}`))
}

/** @returns a site of so many times the pages: copies under routes of their own, with identifiers of their own. */
export function multiply(pages: SearchPage[], times: number): SearchPage[] {
  return Array.from({ length: times }, (_, copy) => copy).flatMap((copy) =>
    copy === 0
      ? pages
      : pages.map((page) => ({
          ...page,
          path: page.path.replace(/^\/(docs\/)?/, `/$1copy${copy}-`),
          title: renamed(page.title, copy),
          keywords: page.keywords.map((keyword) => renamed(keyword, copy)),
          blocks: page.blocks.map((block) => ({
            ...block,
            text: renamed(block.text, copy),
            ...(block.name && { name: renamed(block.name, copy) }),
          })),
        })),
  )
}
