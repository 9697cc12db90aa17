import { topicOf } from '../../search/engine/function-words'
import { synonymLines } from '../../search/engine/synonym-lookup'
import { RANKING } from '../../search/engine/weights'
import { fold, humps, pairs, runs } from '../../search/engine/tokenize'

/** One thing that a question asks for: words any of which says it. */
export interface Asked {
  words: string[]
  weight: number
}

/** What a name counts, `autoplayVideo`: it is rarely said by chance. */
const NAME = 2

/** Things asked for that are looked at: a pasted log is known by its beginning. */
const MOST = 64

/** What English words may stand on: `labels` → `label`, `hidden` stays. */
const stemsOf = (word: string): string[] => [
  word,
  ...(word.length > 3
    ? [word.replace(/s$/, ''), word.replace(/(?:es|e?d|ing)$/, ''), word.replace(/(?:d|ing)$/, 'e')]
    : []),
]
const stems = (text: string): string => fold(text).replace(/[a-z]{4,}/g, (word) => stemsOf(word).join(' '))

/**
 * More words that say the same, besides those that the search's index knows: what is common to many pages would bring
 * up all of them there, on one page it tells the sections apart.
 */
const ALSO: string[][] = [['视线', '观看方向', 'view direction', 'viewing direction', 'line of sight']]

const isLatin = (word: string): boolean => /^[a-z\d$_@]/.test(word)

const PATTERNS = ALSO.map((line) => ({
  line,
  pattern: new RegExp(line.map((word) => (isLatin(word) ? `(?<![a-z])${word}(?![a-z])` : word)).join('|')),
}))

/** Lines of words of which a text has one. */
const sameAs = (text: string): string[][] => [
  ...synonymLines(text),
  ...PATTERNS.flatMap(({ line, pattern }) => (pattern.test(text) ? [line] : [])),
]

/** @returns what a question asks for: its Latin words, the pairs of its Chinese, and what says the same in the other language. */
export function askedIn(query: string): Asked[] {
  const topic = topicOf(query)
  const asked = new Map<string, Asked>()
  const add = (word: string, weight: number, words = [word]): void => {
    if (!asked.has(word)) asked.set(word, { words, weight })
  }
  for (const { kind, text } of runs(topic)) {
    if (kind === 'han') for (const pair of text.length > 1 ? pairs(text) : [text]) add(pair, RANKING.pair)
    else if (text.length > 1 || /\d/.test(text)) {
      const word = fold(text)
      add(word, /[A-Z_\d.]/.test(text.slice(1)) ? NAME : RANKING.word)
      for (const hump of humps(text)) if (hump.length > 2) add(hump, RANKING.humps)
    }
  }
  for (const line of sameAs(`${fold(query)} · ${stems(query)}`)) {
    const own = [...asked.values()].find(({ words: [word = ''] }) => stemsOf(word).some((stem) => line.includes(stem)))
    if (own) own.words = [...new Set([...own.words, ...line])]
    else add(line[0] ?? '', RANKING.pair, line)
  }
  return [...asked.values()].slice(0, MOST)
}

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
