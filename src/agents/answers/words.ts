import { baseForms } from '../../search/engine/base-forms'
import { parseQuery } from '../../search/engine/query'
import { synonymLines } from '../../search/engine/synonym-lookup'
import { fold } from '../../search/engine/tokenize'
import { RANKING } from '../../search/engine/query-weights'

/** One thing that a question asks for: words any of which says it. */
export interface Asked {
  words: string[]
  weight: number
}

/** An English word and what it is a form of: `labels` → `label`, `hidden` stays. */
const stemsOf = (word: string): string[] => [word, ...baseForms(word)]
const stems = (text: string): string => fold(text).replace(/[a-z]{4,}/g, (word) => stemsOf(word).join(' '))

/** @returns what the search looks up for a question, word by word, and what says the same in the other language. */
export function askedIn(query: string): Asked[] {
  const asked = parseQuery(query)
    .filter(({ kind }) => kind !== 'concept' && kind !== 'chain')
    .map(({ term, weight }): Asked => ({ words: [term], weight }))
  for (const line of synonymLines(`${fold(query)} · ${stems(query)}`)) {
    const own = asked.find(({ words: [word = ''] }) => stemsOf(word).some((stem) => line.includes(stem)))
    if (own) own.words = [...new Set([...own.words, ...line])]
    else asked.push({ words: line, weight: RANKING.pair })
  }
  return asked
}

const isLatin = (word: string): boolean => /^[a-z\d$_@]/.test(word)

/** Whether a folded text has a word; a Latin one only where a word begins, or a hump of one. */
function holds(folded: string, text: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!isLatin(word) || !/[a-z\d]/.test(folded.charAt(at - 1))) return true
    if (/[A-Z]/.test(text.charAt(at)) && !/[A-Z]/.test(text.charAt(at - 1))) return true
  }
  return false
}

/** @returns for each thing asked for, whether a text says it. */
export function saidIn(text: string, asked: Asked[]): boolean[] {
  const plain = text.normalize('NFKC')
  const folded = plain.toLowerCase()
  return asked.map(({ words }) => words.some((word) => holds(folded, plain, word)))
}
