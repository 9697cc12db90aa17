import { tokensOf } from './answer'

/**
 * Tokens of one part of a section at most: with the search that led there, what is read for a fact stays near a
 * thousand tokens. Few sections are longer.
 */
const PART_TOKENS = 700

const FENCE = /^\s*(?:`{3,}|~{3,})/
/** What stands above a block of code: its file's name. */
const FILE = /^`[^`]+`/
/** What stands above the words that explain it: the text of an error. */
const ERROR = /^(`+)(?!`).*[^`]\1$/
/** The end of a text whose code has not begun: its fence, and its file's name. */
const OPENING = /(?:^|(?<=\n))(?:`[^`\n]+`[^\n]*\n\n)?(?:`{3,}|~{3,})[^\n]*\n$/
const isRow = (line: string): boolean => line.startsWith('|')
const RULE = /^\|[\s|:-]+\|$/

export const isOnePart = (text: string): boolean => tokensOf(text) <= PART_TOKENS

/**
 * Cuts a text between lines; a longer line is cut where it has to be. A file of code stays whole where one part has room
 * for it. A part that begins inside a table begins with the table's head, one inside of code with its fence.
 */
export function partsOf(text: string): string[] {
  if (isOnePart(text)) return [text.trimEnd()]
  const parts: string[] = ['']
  let head: string[] = []
  let fence = ''
  let before = ''
  for (const unit of units(text)) {
    const grown = `${parts.at(-1)}${unit}\n`
    if (tokensOf(grown) > PART_TOKENS && parts.at(-1)) {
      const last = parts.at(-1)!
      // A fence with nothing in it yet, and the name above it, belong to the code
      const opening = (fence && OPENING.exec(last)?.[0]) || ''
      if (opening && opening !== last) {
        parts[parts.length - 1] = last.slice(0, -opening.length)
        parts.push(`${opening}${unit}\n`)
      } else {
        const again = fence ? [fence] : isRow(unit) && head.length && !RULE.test(unit) ? head : []
        if (fence && !FENCE.test(unit)) parts[parts.length - 1] += `${/^\s*(`+|~+)/.exec(fence)![0].trim()}\n`
        parts.push([...again, unit, ''].join('\n'))
      }
    } else parts[parts.length - 1] = grown
    if (FENCE.test(unit) && !unit.includes('\n')) fence = fence ? '' : unit
    if (RULE.test(unit)) head = [before, unit]
    else if (!isRow(unit)) head = []
    before = unit
  }
  return parts.map((one) => one.trimEnd())
}

/** @returns what is not cut: lines, parts of longer ones, blocks of code with their file's name, errors with what explains them. */
function units(text: string): string[] {
  const lines = text.split('\n')
  const found: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const block = codeAt(lines, at) ?? errorAt(lines, at)
    if (block && isOnePart(block.join('\n'))) {
      found.push(block.join('\n'))
      at += block.length - 1
    } else found.push(...pieces(lines[at]!))
  }
  return found
}

/** @returns the lines of a block of code, and of the name above it, that begin with a line; `undefined` where none does. */
function codeAt(lines: readonly string[], at: number): string[] | undefined {
  const start = FILE.test(lines[at]!) && lines[at + 1] === '' ? at + 2 : at
  if (!FENCE.test(lines[start] ?? '')) return undefined
  const end = lines.findIndex((line, index) => index > start && FENCE.test(line))
  return end < 0 ? undefined : lines.slice(at, end + 1)
}

/** @returns the text of an error and the paragraph below it, if one begins there. */
const errorAt = (lines: readonly string[], at: number): string[] | undefined =>
  ERROR.test(lines[at]!) && lines[at + 1] === '' && /^[^|`~]/.test(lines[at + 2] ?? '')
    ? lines.slice(at, at + 3)
    : undefined

const pieces = (line: string): string[] =>
  isOnePart(line) ? [line] : (line.match(new RegExp(`.{1,${PART_TOKENS}}`, 'gsu')) ?? [])
