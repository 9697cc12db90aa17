import { tokensOf } from './answer'

/**
 * Tokens of one part of a section at most: with the search that led there, what is read for a fact stays near a
 * thousand tokens. Few sections are longer.
 */
const PART_TOKENS = 700

const FENCE = /^\s*(?:`{3,}|~{3,})/
const isRow = (line: string): boolean => line.startsWith('|')
const RULE = /^\|[\s|:-]+\|$/

/** Whether a text is answered in one part. */
export const isOnePart = (text: string): boolean => tokensOf(text) <= PART_TOKENS

/**
 * Cuts a text between lines; a longer line is cut where it has to be. A part that begins inside a table begins with the
 * table's head, one inside of code with its fence.
 */
export function partsOf(text: string): string[] {
  if (isOnePart(text)) return [text.trimEnd()]
  const parts: string[] = ['']
  let head: string[] = []
  let fence = ''
  const lines = text.split('\n').flatMap(pieces)
  lines.forEach((line, index) => {
    const grown = `${parts.at(-1)}${line}\n`
    if (tokensOf(grown) > PART_TOKENS && parts.at(-1)) {
      const again = fence ? [fence] : isRow(line) && head.length && !RULE.test(line) ? head : []
      if (fence && !FENCE.test(line)) parts[parts.length - 1] += `${/^\s*(`+|~+)/.exec(fence)![0].trim()}\n`
      parts.push([...again, line, ''].join('\n'))
    } else parts[parts.length - 1] = grown
    if (FENCE.test(line)) fence = fence ? '' : line
    if (RULE.test(line)) head = [lines[index - 1] ?? '', line]
    else if (!isRow(line)) head = []
  })
  return parts.map((one) => one.trimEnd())
}

const pieces = (line: string): string[] =>
  isOnePart(line) ? [line] : (line.match(new RegExp(`.{1,${PART_TOKENS}}`, 'gsu')) ?? [])
