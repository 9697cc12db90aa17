import { closest, distance } from 'fastest-levenshtein'

/**
 * @returns the candidate most like a name, when it is close enough to be what was meant (a third of its length).
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (!candidates.length) return undefined
  const sameEnd = candidates.find((candidate) => lastPart(candidate).toLowerCase() === lastPart(name).toLowerCase())
  if (sameEnd) return sameEnd
  const best = closest(name, candidates)
  return distance(name, best) <= Math.max(2, Math.ceil(name.length / 3)) ? best : undefined
}

const lastPart = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '')
