import { SYNONYMS } from './synonyms'
import { fold } from './tokenize'

interface Word {
  text: string
  /** Whether a folded text has the word; a Latin one only as a whole. */
  isIn: (folded: string) => boolean
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

function wordOf(line: string): Word {
  const text = fold(line)
  // Made once: the builder asks for every heading of the site
  const whole = isLatin(text) ? new RegExp(`(?<![a-z])${text}(?![a-z])`) : undefined
  return { text, isIn: (folded) => folded.includes(text) && (!whole || whole.test(folded)) }
}

const FOLDED: Word[][] = SYNONYMS.map((line) => line.map(wordOf))

const linesIn = (folded: string): Word[][] => FOLDED.filter((line) => line.some(({ isIn }) => isIn(folded)))

/** @returns the lines of which a text has a word: all words of a line say the same. */
export const synonymLines = (text: string): string[][] =>
  linesIn(fold(text)).map((line) => line.map((word) => word.text))

/** @returns the words that say the same as some of a text's and are not in it, separated so that they stay apart. */
export function synonymsOf(text: string): string {
  const folded = fold(text)
  const missing = linesIn(folded)
    .flat()
    .filter(({ isIn }) => !isIn(folded))
  return [...new Set(missing.map((word) => word.text))].join(' · ')
}
