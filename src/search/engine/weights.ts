/**
 * The numbers that decide the order of results, tuned on `bench/search/dev-queries.json` with `npm run bench:search`.
 * Change one, run the benchmark, keep what helps.
 */

/** How much a term counts by where it stands. Applied when the index is built. */
export const FIELD_WEIGHTS = {
  title: 8,
  slug: 8,
  keywords: 5,
  /** Words of the field that say the same as title, route or heading, see `synonyms.ts`. */
  synonyms: 3,
  heading: 3,
  row: 3,
  error: 2,
  text: 1,
  code: 0.5,
}
export type Field = keyof typeof FIELD_WEIGHTS

/** Everything else, applied to a query. */
export const RANKING = {
  /** A Chinese pair, a single Chinese character, a Latin word, a dotted chain. */
  pair: 1,
  character: 0.5,
  word: 1.5,
  chain: 1,
  /** A longer word than the one typed: this, times the share of its letters that were typed (see {@link restLetters}). */
  prefix: 0.2,
  restLetters: 0.3,
  /** A word found only by its humps, or by its nearest spelling. */
  humps: 0.5,
  typo: 0.5,
  /** A page's further sections, after its best one. */
  furtherSections: 0.2,
  furtherSectionCount: 4,
  /** Power of a word's rarity in what it counts as a share of the query: 0 counts every word alike. */
  rarity: 0.75,
  /** Power of the share of the query that a section, and a page, holds. */
  sectionCoverage: 1.5,
  pageCoverage: 1,
  /** What a page's top lends its other sections. */
  inherit: 0.5,
  /** Pages below this share of the best page's coverage are not shown. */
  minimumCoverage: 0.3,
  /** The second section of a page in the list of hits; the third counts this share of it again. */
  sameAgain: 0.5,
  /** A handbook page, when the same topic for a better framework is already listed. */
  variant: 0.4,
  /** Share of the best score from which a handbook page about the same topic counts as an equal. */
  equalVariant: 0.7,
}
