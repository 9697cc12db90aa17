import { COMMON_WORDS } from './synonyms/common'
import { SPACE_WORDS } from './synonyms/space'
import { SYSTEM_WORDS } from './synonyms/system'
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

/**
 * Words of the field that say the same. A page whose title, or a section whose heading, has one of a line is found by
 * the others too. Only words that are the same thing to a reader: a wide net would bring every page up for everything.
 * English words in their base form (see `base-forms.ts`).
 */
const FOLDED: Word[][] = [SPACE_WORDS, SYSTEM_WORDS, COMMON_WORDS].flatMap((words) =>
  words
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(', ').map(wordOf)),
)

/** @returns the words that say the same as some of a text's and are not in it, separated so that they stay apart. */
export function synonymsOf(text: string): string {
  const folded = fold(text)
  const missing = FOLDED.filter((line) => line.some(({ isIn }) => isIn(folded)))
    .flat()
    .filter(({ isIn }) => !isIn(folded))
  return [...new Set(missing.map((word) => word.text))].join(' · ')
}
