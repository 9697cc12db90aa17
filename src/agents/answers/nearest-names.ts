import { distance } from 'fastest-levenshtein'

/** Candidates that a wrong name is answered with. */
export const NEAREST = 3

/**
 * @returns the names most like one, best first. A part that both have counts as likeness: `useFiveMode` is near
 *   `useFiveState`.
 */
export function nearestNames(name: string, candidates: Iterable<string>): string[] {
  const wanted = name.toLowerCase()
  const scored = [...new Set(candidates)].map((candidate): [string, number, number] => {
    const other = candidate.toLowerCase()
    const whole = distance(wanted, other) / Math.max(wanted.length, other.length, 1)
    const ends =
      distance(lastPart(wanted), lastPart(other)) / Math.max(lastPart(wanted).length, lastPart(other).length, 1)
    const holds = other.includes(lastPart(wanted)) || wanted.includes(other) ? 0.25 : 0
    return [candidate, Math.min(whole, ends + 0.05) - holds, whole]
  })
  return scored
    .sort((a, b) => a[1] - b[1] || a[2] - b[2])
    .slice(0, NEAREST)
    .map(([candidate]) => candidate)
}

const lastPart = (name: string): string => name.replace(/^.*[./]/, '')
