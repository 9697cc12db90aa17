import { pairs } from '../../engine/tokenize'
import type { CharacterDistance } from './sounds'

/** How far a word may be from what was typed, by its number of characters: two to six, see `correction-data.ts`. */
const LIMITS = [0, 0, 0.4, 1, 1.2, 1.2, 1.4]
/** What each character of a word is worth against distance: of two words as near, the longer one fits better. */
const LENGTH_BONUS = 0.15
/** Two characters that changed places. */
const SWAPPED = 0.4

interface Offer {
  typed: string
  word: string
}

const swapped = (typed: string, word: string): boolean =>
  typed !== word &&
  [...typed].every((character) => word.includes(character)) &&
  [...word].every((character) => typed.includes(character))

function distance(typed: string, word: string, apart: CharacterDistance, limit: number): number {
  let cost = 0
  let same = 0
  for (let index = 0; index < word.length && cost <= limit; index++) {
    const own = apart(typed.charAt(index), word.charAt(index))
    cost += own
    if (own < 0.5) same++
  }
  // Half of it at least is what was typed, or sounds like it
  if (cost <= limit && same * 2 >= word.length) return cost
  return swapped(typed, word) ? SWAPPED : Infinity
}

/** Whether a word keeps, in their places, the pairs of characters that stand on the site. */
const keepsKnown = (typed: string, word: string, missing: Set<string>): boolean =>
  pairs(typed).every((pair, index) => missing.has(pair) || word.startsWith(pair, index))

/** Words by their number of characters. */
export function wordsByLength(words: string): Map<number, string[]> {
  const byLength = new Map<number, string[]>()
  for (const word of words.split(' ')) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return byLength
}

/**
 * Finds the word that was meant in a stretch of Chinese.
 *
 * @param run what was typed.
 * @param missing pairs of characters in it that stand nowhere on the site.
 * @returns the part to replace and the word to put there; `undefined` when nothing is near enough.
 */
export function respell(
  run: string,
  missing: Set<string>,
  words: Map<number, string[]>,
  apart: CharacterDistance,
): Offer | undefined {
  let best: Offer | undefined
  let least = Infinity
  for (let length = 2; length <= Math.min(LIMITS.length - 1, run.length); length++) {
    const limit = LIMITS[length] ?? 0
    for (let start = 0; start + length <= run.length; start++) {
      const typed = run.slice(start, start + length)
      if (![...missing].some((pair) => typed.includes(pair))) continue
      for (const word of words.get(length) ?? []) {
        const cost = keepsKnown(typed, word, missing) ? distance(typed, word, apart, limit) : Infinity
        if (cost > limit || cost - length * LENGTH_BONUS >= least) continue
        least = cost - length * LENGTH_BONUS
        best = { typed, word }
      }
    }
  }
  return best
}
