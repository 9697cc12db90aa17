import type { Heading } from '../site/types'
import type { DocPage } from './types'

/** Heading levels of the table of contents (specification, sections 2 and 9). */
const TOC_LEVELS = { min: 2, max: 3 } as const

type TocItem = DocPage['toc'][number]

/** @returns headings of those levels as a tree; a level 3 before any level 2 stands alone. */
export function tocOf(headings: Heading[]): DocPage['toc'] {
  const toc: (Omit<TocItem, 'children'> & { children: TocItem[] })[] = []
  for (const { level, id, text, method } of headings) {
    if (level < TOC_LEVELS.min || level > TOC_LEVELS.max) continue
    const item = { id, text, ...(method && { method }), children: [] }
    const parent = level === TOC_LEVELS.min ? undefined : toc.at(-1)
    if (parent) parent.children.push(item)
    else toc.push(item)
  }
  return toc
}
