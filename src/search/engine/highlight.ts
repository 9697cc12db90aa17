import { topicOf } from './function-words'
import type { MarkedText } from './hit'
import { fold, pairs, runs } from './tokenize'

/** A stretch of a text that holds what was searched, with the words found in it. `end` is exclusive. */
export interface Span {
  start: number
  end: number
  words: Set<string>
}

/**
 * The words to mark for a query, longest first, lower case: Chinese runs and their pairs, Latin words.
 *
 * @param similar words that stand in for one that is not on the site: its humps, or its nearest spelling.
 */
export function wordsToMark(query: string, similar: string[] = []): string[] {
  const words = new Set(similar)
  const found = runs(topicOf(query))
  for (const run of found) {
    if (run.kind === 'han') pairs(run.text).forEach((pair) => words.add(pair))
    // A letter alone would be marked at every other word.
    if (run.kind === 'han' || run.text.length > 1 || found.length === 1) words.add(fold(run.text))
  }
  return [...words].sort((a, b) => b.length - a.length)
}

/** A Latin word is marked only where a word or a hump begins: `live` in `useLive`, not in `deliver`. */
function beginsWord(text: string, index: number): boolean {
  const before = text.charAt(index - 1)
  if (!/[A-Za-z\d]/.test(before)) return true
  const first = text.charAt(index)
  return (/[A-Z]/.test(first) && !/[A-Z]/.test(before)) || /\d/.test(first) !== /\d/.test(before)
}

/** Finds words in a text; touching and overlapping finds become one span. */
export function findSpans(text: string, words: string[]): Span[] {
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return []
  const found: Span[] = []
  for (const word of words) {
    const latin = /^[a-z\d]/.test(word)
    for (let start = lower.indexOf(word); start >= 0; start = lower.indexOf(word, start + word.length)) {
      if (latin && !beginsWord(text, start)) continue
      found.push({ start, end: start + word.length, words: new Set([word]) })
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const spans: Span[] = []
  for (const span of found) {
    const last = spans.at(-1)
    if (last && span.start <= last.end) {
      last.end = Math.max(last.end, span.end)
      span.words.forEach((word) => last.words.add(word))
    } else spans.push(span)
  }
  return spans
}

/** @returns a part of a text, its spans marked. */
export function markSpans(text: string, spans: Span[], from = 0, to = text.length): MarkedText {
  const parts: MarkedText = []
  const add = (start: number, end: number, isMarked: boolean): void => {
    if (start < end) parts.push({ text: text.slice(start, end), isMarked })
  }
  let done = from
  for (const { start, end } of spans) {
    if (end <= from || start >= to) continue
    const first = Math.max(start, from)
    add(done, first, false)
    done = Math.min(end, to)
    add(first, done, true)
  }
  add(done, to, false)
  return parts
}

/** @returns how much of what was searched is in some spans: letters of the different words found. */
export function weightOf(spans: Span[]): number {
  const words = new Set(spans.flatMap((span) => [...span.words]))
  return [...words].reduce((sum, word) => sum + word.length, 0)
}
