import type { Heading } from '../site/types'
import type { DocPage } from './types'

/** Heading levels of the table of contents (specification, sections 2 and 9). */
const TOC_LEVELS = { min: 2, max: 3 } as const

type TocItem = DocPage['toc'][number]

interface Item extends Omit<TocItem, 'children'> {
  children: Item[]
}

/** @returns headings of those levels as a tree; those of level 3 before any level 2 stand beside each other. */
export function tocOf(headings: Heading[]): DocPage['toc'] {
  const toc: Item[] = []
  /** Where the next heading of level 3 belongs. */
  let inner = toc
  for (const { level, id, text, method } of headings) {
    if (level < TOC_LEVELS.min || level > TOC_LEVELS.max) continue
    const item: Item = { id, text, ...(method && { method }), children: [] }
    if (level > TOC_LEVELS.min) inner.push(item)
    else {
      toc.push(item)
      inner = item.children
    }
  }
  return toc
}
