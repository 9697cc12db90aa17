/**
 * The numbers that decide the order of results, tuned on `tools/bench/search/dev-queries.json` with `npm run bench:search`.
 * Change one, run the benchmark, keep what helps.
 */

/** How much a term counts by where it stands. Applied when the index is built. */
export const FIELD_WEIGHTS = {
  title: 8,
  slug: 8,
  keywords: 5,
  /** Words of the field that say the same as title, route or heading, see `synonym-lookup.ts`. */
  synonyms: 4,
  /** Words that the section explains, see `explains` in the front matter. */
  explains: 4,
  /** Public names by what a section is to them, see `NameRole`. */
  entry: 60,
  taught: 8,
  ownEntry: 60,
  ownTaught: 8,
  otherOwn: 0.5,
  /** Letters that are typed for the Chinese words of title, keywords and heading, see `pinyin.ts`. */
  titlePinyin: 6,
  keywordPinyin: 2,
  headingPinyin: 3,
  heading: 4,
  row: 3,
  error: 3,
  text: 1,
  code: 0.5,
}
export type Field = keyof typeof FIELD_WEIGHTS

/** Fields of names without what they belong to. */
export const OWN_FIELDS = new Set<Field>(['ownEntry', 'ownTaught', 'otherOwn'])
/** Fields of words that are looked up whole. */
export const WHOLE_FIELDS = new Set<Field>(['explains', 'entry', 'taught', ...OWN_FIELDS])

/** Fields that are a section's own name, or say the same in other words. */
export const NAME_FIELDS = new Set<Field>([
  'title',
  'heading',
  'row',
  'error',
  ...WHOLE_FIELDS,
  'synonyms',
  'titlePinyin',
  'headingPinyin',
])

/**
 * What a section counts that says nothing of its own: one that leads elsewhere, the copy of an error text, an entry of
 * the reference by name; and one that says what does not work.
 */
export const SHARES = { navigation: 0.5, copy: 0.5, reference: 0.4, denial: 0.7 }

/** Everything else, applied to a query. */
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
