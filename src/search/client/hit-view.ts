import { plainText, type MarkedText, type SearchHit } from '../engine/hit'

/** @returns what names a hit: the last entry of its path. */
export const titleOf = ({ path }: SearchHit): MarkedText => path.at(-1) ?? []

/** @returns where a hit is: area, handbook and page, where the title does not say it already. */
export const placeOf = ({ group, path: [page = [], ...headings] }: SearchHit): string =>
  // `三维空间 / React` → `三维空间 › React`
  [group.replace(' / ', ' › '), headings.length ? plainText(page) : ''].filter(Boolean).join(' › ')

/**
 * Whether nothing of a hit that is shown holds a word of the query: it was found by its code, by a keyword or by a word
 * that says the same.
 */
export const matchedUnseen = ({ words }: SearchHit): boolean => words?.length === 0
