import type { CorrectionData } from '../../engine/corrections'

/** @returns what writes a text in simplified characters, with the words of this site where another region has its own. */
export function simplifier({ characters, phrases }: CorrectionData): (text: string) => string {
  const simple = new Map<string, string>()
  for (const [, traditional = '', simplified = ''] of characters.matchAll(/(.)(.)/gu))
    simple.set(traditional, simplified)
  // A word that is the beginning of another comes after it
  const words = phrases
    .split(' ')
    .map((phrase) => phrase.split('='))
    .sort(([a = ''], [b = '']) => b.length - a.length)
  return (text) =>
    words.reduce(
      (result, [there, here = '']) => (there ? result.replaceAll(there, here) : result),
      Array.from(text, (character) => simple.get(character) ?? character).join(''),
    )
}
