import type { Problem } from '../../src/site/types'
import { terms, unfinished, type WordRule } from './prose-config'
import { plain, type Passage } from './prose-text'

/** Offset in the file of a character of a passage's text. */
function offsetIn(cells: Passage, index: number): number {
  let length = 0
  for (const cell of cells) {
    length += cell.text.length
    if (length > index) return cell.start
  }
  return cells.at(-1)?.start ?? 0
}

/** What was left unfinished, and second names of things that have one name. */
export function checkWords(file: string, passages: Passage[], lineOf: (offset: number) => number): Problem[] {
  return passages.flatMap((passage) => {
    const text = plain(passage)
    const find = (rules: WordRule[], rule: string, say: (word: string) => string): Problem[] =>
      rules.flatMap(({ pattern, remedy, severity }) =>
        [...text.matchAll(pattern)].map(({ 0: word, index }): Problem => {
          const line = lineOf(offsetIn(passage, index))
          return { severity: severity ?? 'warning', rule, file, line, message: say(word), remedy }
        }),
      )
    return [
      ...find(unfinished, 'prose-unfinished', (word) => `不用“${word}”`),
      ...find(terms, 'prose-term', (word) => `“${word}”在全站有统一的写法`),
    ]
  })
}
