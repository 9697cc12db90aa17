import { fold } from './tokenize'

/** A word; a Latin one counts only as a whole. */
interface Word {
  text: string
  whole: RegExp | undefined
  /** All words that say the same. */
  line: string[]
}

const isLatin = (word: string): boolean => /^[a-z\d]/.test(word)

/** Finds the words that say the same as some of a text's and are not in it, separated so that they stay apart. */
export type SynonymLookup = (text: string) => string

/** @param lines words that say the same, a line each, see `synonyms.txt`. */
export function synonymLookup(lines: string): SynonymLookup {
  // By their first characters: the builder asks for every heading of the site
  const words = new Map<string, Word[]>()
  for (const written of lines.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const line = written.split(', ').map(fold)
    for (const text of line) {
      const whole = isLatin(text) ? new RegExp(`(?<![a-z\\d])${text}(?![a-z\\d])`) : undefined
      words.set(text.charAt(0), [...(words.get(text.charAt(0)) ?? []), { text, whole, line }])
    }
  }
  return (text) => {
    const folded = fold(text)
    const found = [...new Set(folded)]
      .flatMap((first) => words.get(first) ?? [])
      .filter((word) => folded.includes(word.text) && (!word.whole || word.whole.test(folded)))
    const there = new Set(found.map((word) => word.text))
    const same = new Set(found.flatMap(({ line }) => line).filter((word) => !there.has(word)))
    return [...same].join(' · ')
  }
}
