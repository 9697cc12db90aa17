const ENDING = /(?:at)?(?:ion|ing|ed|ment)s?$|e?(?<!s)s$/

/** @returns the words that an English word may be a form of (`rotation`: rotate); not all of them are words. */
export function baseForms(word: string): string[] {
  const stem = word.replace(ENDING, '')
  if (stem === word || stem.length < 3) return []
  return [stem, stem + 'e', stem + 'ate', stem.replace(/(.)\1$/, '$1')]
}
