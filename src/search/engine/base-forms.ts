/** Endings of English words, each with what can stand in its place. */
const ENDINGS: [ending: RegExp, bases: string[]][] = [
  [/ies$/, ['y']],
  [/(?:ations?|ating|ated)$/, ['ate', 'e', '']],
  [/(?<=([a-z]))\1(?:ing|ed)$/, ['']],
  [/(?:ions?|ings?|ed|es)$/, ['', 'e']],
  [/ments?$/, ['']],
  [/(?<!s)s$/, ['']],
]
/** What is left of a word without its ending, if it is one. */
const STEM = /^(?=.*[aeiouy])[a-z]{3,}/

/** @returns the words that an English word is a form of (`rotation`: rotate), as far as its ending tells; some are none. */
export function baseForms(word: string): string[] {
  const [ending, bases = []] = ENDINGS.find(([pattern]) => pattern.test(word)) ?? []
  return ending && STEM.test(word.replace(ending, '')) ? bases.map((base) => word.replace(ending, base)) : []
}
