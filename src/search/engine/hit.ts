import type { Hierarchy, HierarchyLevel, HitType } from '../../site/types'

/** A text as HTML: escaped, and what was found marked. */
export interface MarkedText {
  value: string
  matchLevel: 'none' | 'partial' | 'full'
}

export interface MarkedTexts {
  hierarchy: Partial<Record<HierarchyLevel, MarkedText>>
  content?: MarkedText
}

/** A search hit in the hierarchy shape (specification, section 3), as Algolia answers it too. */
export interface SearchHit {
  objectID: string
  /** Address with prefix and anchor. */
  url: string
  /** What was found: a page (`lvl1`), a heading, or a text. */
  type: HitType
  /** The text that was found, or the one that says best what is there. */
  content: string | null
  hierarchy: Hierarchy
  /** Whole texts, marked. */
  _highlightResult?: MarkedTexts
  /** Marked texts of the section around the one that was found; absent where a source has no more than that one. */
  preview?: () => string[]
  /** Texts cut to the snippet's length, marked. */
  _snippetResult?: MarkedTexts
}

const EMPTY: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/**
 * @param group name of the result group.
 * @param path page title, then the headings above and of the thing that was found.
 */
export function hierarchyOf(group: string, path: string[]): Hierarchy {
  const hierarchy: Hierarchy = { ...EMPTY, lvl0: group }
  LEVELS.forEach((level, index) => (hierarchy[level] = path[index] ?? null))
  return hierarchy
}

/** @returns the level of the last entry of a path: `lvl1` for a page alone. */
export const levelOf = (path: string[]): HitType => LEVELS[Math.min(path.length, LEVELS.length) - 1] ?? 'lvl1'

/** Id of a hit or record: the same in every build as long as the text keeps its place in its section. */
export const objectId = (path: string, anchor: string, ordinal: number): string =>
  `${path}${anchor && `#${anchor}`}:${ordinal}`

/** @returns the address of a place, with prefix. */
export const hitUrl = (pathWithPrefix: string, anchor: string): string =>
  pathWithPrefix + (anchor && `#${encodeURIComponent(anchor)}`)
