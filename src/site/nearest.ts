import { closest, distance } from 'fastest-levenshtein'

/**
 * @returns the candidate most like a name: the same but for its case, the same last part (in the nearest folder), or one
 *   close enough to be what was meant (a third of its length).
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (!candidates.length) return undefined
  const lower = name.toLowerCase()
  const same = candidates.find((candidate) => candidate.toLowerCase() === lower)
  if (same) return same
  const sameEnd = candidates.filter((candidate) => lastPart(candidate).toLowerCase() === lastPart(lower))
  if (sameEnd.length) return closest(name, sameEnd)
  const best = closest(name, candidates)
  const isLike = (a: string, b: string): boolean => distance(a, b) <= allowed(a) || letters(a) === letters(b)
  return isLike(name, best) && isLike(lastPart(name), lastPart(best)) ? best : undefined
}

/** How many letters may differ: words of four are like each other by chance. */
const allowed = ({ length }: string): number => (length > 4 ? Math.max(2, Math.ceil(length / 3)) : 1)

const letters = (name: string): string => [...name.toLowerCase()].sort().join('')

const lastPart = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '')
