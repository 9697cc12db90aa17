/** How much a term counts by where it stands. Applied when the index is built: a browser needs none of this. */
export const FIELD_WEIGHTS = {
  title: 8,
  slug: 8,
  keywords: 5,
  /** Readers' words for a section, see `asked` in the front matter. */
  asked: 3,
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
