import type { CorrectionData } from '../../engine/corrections'

/** @returns the text in simplified characters, and with the words of this site where another region has its own. */
export function simplify(text: string, { characters, phrases }: CorrectionData): string {
  const simple = new Map<string, string>()
  for (const [, traditional = '', simplified = ''] of characters.matchAll(/(.)(.)/gu))
    simple.set(traditional, simplified)
  const written = Array.from(text, (character) => simple.get(character) ?? character).join('')
  // A word that is the beginning of another comes after it
  return phrases
    .split(' ')
    .sort((a, b) => b.indexOf('=') - a.indexOf('='))
    .reduce((result, phrase) => {
      const [there = '', here = ''] = phrase.split('=')
      return there ? result.replaceAll(there, here) : result
    }, written)
}
