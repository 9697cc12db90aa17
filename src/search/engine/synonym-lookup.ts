import { fold } from './tokenize'

interface Word {
  text: string
  /** Whether a folded text has the word; a Latin one only as a whole. */
  isIn: (folded: string) => boolean
}

const isLatin = (word: string): boolean => /^[a-z\d]/.test(word)

function wordOf(line: string): Word {
  const text = fold(line)
  // Made once: the builder asks for every heading of the site
  const whole = isLatin(text) ? new RegExp(`(?<![a-z\\d])${text}(?![a-z\\d])`) : undefined
  return { text, isIn: (folded) => folded.includes(text) && (!whole || whole.test(folded)) }
}

/** Finds the words that say the same as some of a text's and are not in it, separated so that they stay apart. */
export type SynonymLookup = (text: string) => string

/** @param lines words that say the same, a line each, see `synonyms.txt`. */
export function synonymLookup(lines: string): SynonymLookup {
  const groups = lines
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(', ').map(wordOf))
  return (text) => {
    const folded = fold(text)
    const missing = groups
      .filter((group) => group.some(({ isIn }) => isIn(folded)))
      .flat()
      .filter(({ isIn }) => !isIn(folded))
    return [...new Set(missing.map((word) => word.text))].join(' · ')
  }
}
