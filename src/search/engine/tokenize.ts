/**
 * The one tokenizer of build and browser. It needs no dictionary and no `Intl.Segmenter`, so that every browser and
 * Node cut a text into the same terms.
 *
 * Chinese becomes overlapping pairs of characters (`全景标尺` → 全景 景标 标尺), so a word is found in mid-sentence.
 * Identifiers are kept whole and cut at their humps (`PanoRulerPlugin` → also pano, ruler, plugin, rulerplugin).
 */

const HAN = '\\p{Script=Han}々〆〇'
// Han has to be cut out of the letters: without the guard `App端` would be one word.
const RUN = new RegExp(`[${HAN}]+|(?:(?![${HAN}])[\\p{L}\\p{N}_$@])+`, 'gu')
const STARTS_WITH_HAN = new RegExp(`^[${HAN}]`, 'u')
const HUMP = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\sA-Za-z\d_$@]+/g
const CHAIN = /[A-Za-z_$][\w$]*(?:[.\-/][A-Za-z_$][\w$]*){1,3}/g
// An error code such as -3; the hyphen of `2022-3` and `a-3` belongs to what stands before it
const NEGATIVE = /(?<![\p{L}\p{N}_$.)\]-])-\d+(?![\p{L}\p{N}_.])/gu

/** A stretch of Chinese characters, or of letters and digits. `text` keeps its case. */
export interface Run {
  kind: 'han' | 'word'
  text: string
}

/** Unicode-normalised (full-width letters become half-width) and lower case. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Begins the terms of explained words, which are looked up whole. No other term begins so. */
const CONCEPT = '='

/** `Five.load(work)` without what it is called with. */
const ARGUMENTS = /(?<=[\w$])\s*\([^()]*\)/g

/**
 * @returns the term of a word that a page explains, of a public name, or of a query that asks for either: `Five.load()`,
 *   `five load` and `<Five>.load` are one.
 */
export const conceptTerm = (word: string): string =>
  CONCEPT +
  runs(fold(word).replace(ARGUMENTS, ''))
    .map(({ text }) => text)
    .join(' ')

/**
 * @param concept the term of what a public name is called without what it belongs to.
 * @returns the term by which that name is found: beside `concept`, so that one shard answers for both.
 */
export const ownTerm = (concept: string): string => `${concept}.`

/** @returns the runs of a text in order; punctuation and spaces separate them and are dropped. */
export function runs(text: string): Run[] {
  const found = text.normalize('NFKC').match(RUN) ?? []
  return found.map((run) => ({ kind: STARTS_WITH_HAN.test(run) ? 'han' : 'word', text: run }))
}

/** @returns the overlapping pairs of a Chinese run; a single character gives none. */
export function pairs(han: string): string[] {
  const characters = [...han]
  return characters.slice(1).map((character, index) => (characters[index] ?? '') + character)
}

/** @returns the lower-case humps of an identifier (`panoRuler2` → pano, ruler, 2); none when it has only one. */
export function humps(word: string): string[] {
  const found = (word.match(HUMP) ?? []).map((hump) => hump.toLowerCase())
  return found.length > 1 ? found : []
}

/** @returns dotted, slashed or hyphenated chains (`five.setState`, `work-json` → `work.json`) and negative numbers, as one term each. */
export function chains(text: string): string[] {
  const normal = text.normalize('NFKC')
  const found = (normal.match(CHAIN) ?? []).map((chain) => chain.toLowerCase().replace(/[-/]/g, '.'))
  return [...found, ...(normal.match(NEGATIVE) ?? [])]
}

/** The tails of an identifier from each inner hump on, so that `RulerPlugin` is a term of `PanoRulerPlugin`. */
const tails = (parts: string[]): string[] => parts.slice(1, -1).map((_, index) => parts.slice(index + 1).join(''))

function wordTerms(text: string): string[] {
  const word = text.toLowerCase()
  const parts = humps(text)
  return [word, ...parts.filter((part) => part !== word), ...tails(parts)]
}

/** The last character stands alone as well: a query of one character is a prefix query, and pairs cover all but the last. */
function addHanTerms(han: string, terms: string[]): void {
  let before = ''
  for (const character of han) {
    if (before) terms.push(before + character)
    before = character
  }
  terms.push(before)
}

/** @returns every term of a text, repeated as often as it occurs; what the builder counts. */
export function indexTerms(text: string): string[] {
  const terms = chains(text)
  for (const run of text.normalize('NFKC').match(RUN) ?? []) {
    if (STARTS_WITH_HAN.test(run)) addHanTerms(run, terms)
    else terms.push(...wordTerms(run))
  }
  return terms
}
