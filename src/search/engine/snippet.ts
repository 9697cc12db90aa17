import { markSpans, weightOf, type Span } from './highlight'
import type { MarkedText } from './hit'

/** A word of a snippet is one Latin word or two Chinese characters: about four characters wide. */
const CHARACTERS_PER_WORD = 4
/** A text that is hardly longer than the snippet is shown whole. */
const SLACK = 1.3
/** Characters of a word at the cut that are still taken in. */
const LONGEST_TAIL = 30

const ELLIPSIS = { text: '…', isMarked: false }

const isWordCharacter = (character: string): boolean => /[\w$]/.test(character)

/** Start of the window in which the most different words fall; the first one among equals. */
function bestStart(spans: Span[], width: number): number {
  let best = 0
  let most = -1
  for (const { start } of spans) {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + width)
    const weight = weightOf(inside)
    if (weight > most) {
      most = weight
      best = start
    }
  }
  return best
}

/**
 * Cuts a text to about `words` words around what was found, never inside a Latin word.
 *
 * @param spans of the whole text, see `findSpans`.
 * @returns it with an ellipsis where something was cut off.
 */
export function snippet(text: string, spans: Span[], words: number): MarkedText {
  const width = words * CHARACTERS_PER_WORD
  if (text.length <= width * SLACK) return markSpans(text, spans)
  let from = Math.max(0, bestStart(spans, width) - Math.floor(width / 5))
  while (from > 0 && isWordCharacter(text.charAt(from - 1)) && isWordCharacter(text.charAt(from))) from--
  let to = Math.min(text.length, from + width)
  const limit = Math.min(text.length, to + LONGEST_TAIL)
  while (to < limit && isWordCharacter(text.charAt(to - 1)) && isWordCharacter(text.charAt(to))) to++
  // Never between the halves of a character outside the basic plane.
  if (/[\udc00-\udfff]/.test(text.charAt(from))) from--
  if (/[\udc00-\udfff]/.test(text.charAt(to))) to++
  return [...(from > 0 ? [ELLIPSIS] : []), ...markSpans(text, spans, from, to), ...(to < text.length ? [ELLIPSIS] : [])]
}
