import type { MarkedText, SearchHit } from '../../src/search/engine/hit'

/** A text in which what stands in brackets is marked. */
export const bracketed = (text: string): MarkedText =>
  text
    .split(/\[(.*?)\]/)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter(({ text: part }) => part)

/** @returns a text with brackets around its marks. */
export const withBrackets = (parts: MarkedText): string =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

/** A hit for the last entry of a path; texts see {@link bracketed}. */
export const hitOf = (group: string, path: string[], more: Partial<SearchHit> = {}): SearchHit => ({
  objectID: path.join(),
  url: '/',
  kind: path.length > 1 ? 'heading' : 'page',
  group,
  path: path.map(bracketed),
  content: [],
  snippet: [],
  preview: () => [],
  ...more,
})
