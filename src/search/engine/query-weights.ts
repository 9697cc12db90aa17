/**
 * The numbers that decide the order of results, tuned on the sets of `tools/bench/search` with `npm run bench:search`:
 * change one, run the benchmark, keep what helps. These are applied to a query; those of the index stand in
 * `field-weights.ts`.
 */
export const RANKING = {
  /** A Chinese pair, a single Chinese character, a Latin word, a dotted chain. */
  pair: 1,
  character: 0.5,
  word: 1.5,
  chain: 1,
  /** The whole query, as a word that a page explains. */
  concept: 16,
  /** A longer word than the one typed: this, times the share of its letters that were typed (see {@link restLetters}). */
  prefix: 0.2,
  restLetters: 0.3,
  /** A word that the one typed is a form of. */
  base: 0.8,
  /** A word found only by its humps, or by its nearest spelling. */
  humps: 0.5,
  typo: 0.5,
  /** A page's further sections, after its best one. */
  furtherSections: 0.2,
  furtherSectionCount: 4,
  /** Power of a word's rarity in what it counts as a share of the query: 0 counts every word alike. */
  rarity: 0.75,
  /** Share of a word that stands in no name of the site: mostly two characters of neighbouring words. */
  unnamed: 0.7,
  /** What a section gains whose name holds the whole query, and the power of the share that it holds. */
  named: 1,
  namedPower: 3,
  /** Power of the share of the query that a section, and a page, holds. */
  sectionCoverage: 1.5,
  pageCoverage: 1.25,
  /** What a page's top lends its other sections. */
  inherit: 0.5,
  /** A page of the area that the reader is in, against one that answers as well. */
  here: 1.03,
  /** Pages below this share of the best page's coverage are not shown. */
  minimumCoverage: 0.3,
  /** What a section gains, when it is asked which one of a page to open, by holding more of the query in its name than the page's title does. */
  opensNamed: 2,
  /** Share of the query from which a section's name counts as holding all of it. */
  wholeQuery: 0.85,
  /** Further sections of a page are shown from this share of its best one's score. */
  worthShowing: 0.4,
  /** A handbook page, when the same topic for a better framework is already listed. */
  variant: 0.4,
  /** Share of the best score from which a handbook page about the same topic counts as an equal. */
  equalVariant: 0.7,
}
