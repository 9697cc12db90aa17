import type { Problem } from '../../src/site/types'
import { exempt, forbidden, signs, terms, type WordRule } from './prose-config'
import { plain, type Passage } from './prose-text'

type LineOf = (offset: number) => number

/** Offset in the file of a character of a passage's text. */
function offsetIn(cells: Passage, index: number): number {
  let length = 0
  for (const cell of cells) {
    length += cell.text.length
    if (length > index) return cell.start
  }
  return cells.at(-1)?.start ?? 0
}

function wordProblems(
  file: string,
  passages: Passage[],
  lineOf: LineOf,
  rules: WordRule[],
  rule: string,
  say: (word: string) => string,
): Problem[] {
  return passages.flatMap((passage) => {
    const text = plain(passage)
    return rules.flatMap(({ pattern, remedy, severity }) =>
      [...text.matchAll(pattern)].map((match): Problem => ({
        severity: severity ?? 'warning',
        rule,
        file,
        line: lineOf(offsetIn(passage, match.index)),
        message: say(match[0]),
        remedy,
      })),
    )
  })
}

/** Words that do not belong, and second names of things that have one name. */
export function checkWords(file: string, passages: Passage[], lineOf: LineOf): Problem[] {
  const allowed = exempt[file] ?? []
  const words = forbidden.filter((rule) => !allowed.includes(rule))
  return [
    ...wordProblems(file, passages, lineOf, words, 'prose-word', (word) => `不用“${word}”`),
    ...wordProblems(file, passages, lineOf, terms, 'prose-term', (word) => `“${word}”在全站有统一的写法`),
    ...wordProblems(file, passages, lineOf, signs, 'prose-sign', (sign) => `这里不写“${sign}”`),
  ]
}
