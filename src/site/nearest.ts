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
  const isLike = (a: string, b: string): boolean => distance(a, b) <= Math.max(2, Math.ceil(a.length / 3))
  return isLike(name, best) && isLike(lastPart(name), lastPart(best)) ? best : undefined
}

const lastPart = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '')
