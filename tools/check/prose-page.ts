import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import type { PageTree } from '../../src/demos/page-tree'
import { checkStructure } from './prose-structure'
import { CODE, passagesOf, plain, type Passage } from './prose-text'
import { applyEdits, correct, editsFor } from './prose-typography'
import { checkWords } from './prose-words'

/** A few characters around the first difference of two texts, from both. */
function around(text: string, corrected: string): [string, string] {
  const [before, after] = [text, corrected].map((whole) => whole.replaceAll(CODE, '`…`')) as [string, string]
  let from = 0
  while (before[from] === after[from]) from++
  let tail = 0
  while (tail < before.length - from && tail < after.length - from && before.at(-1 - tail) === after.at(-1 - tail))
    tail++
  const cut = (text: string): string =>
    text.slice(Math.max(0, from - 6), Math.min(text.length - tail + 6, from + 24)).replace(/\s+/g, ' ')
  return [cut(before), cut(after)]
}

function typographyProblem(
  file: string,
  passage: Passage,
  text: string,
  corrected: string,
  lineOf: (offset: number) => number,
): Problem {
  const [first] = editsFor(passage, corrected)
  const [before, after] = around(text, corrected)
  const place = { file, line: lineOf(first?.start ?? passage[0]?.start ?? 0) }
  return errorAt(place, 'prose-typography', `排版：“${before}”应为“${after}”`, 'npm run check:prose -- --fix 会自动改')
}

/**
 * Checks a page's text.
 * @returns problems, and the source with spaces and punctuation mended
 */
export function checkProse(page: PageTree): { problems: Problem[]; fixed: string } {
  const { file, source } = page
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length
  const passages = passagesOf(page)
  const wrong = passages.flatMap((passage) => {
    const text = plain(passage)
    const corrected = correct(text)
    return corrected === text ? [] : [{ passage, text, corrected }]
  })
  const problems = [
    ...wrong.map(({ passage, text, corrected }) => typographyProblem(file, passage, text, corrected, lineOf)),
    ...checkWords(file, passages, lineOf),
    ...checkStructure(page),
  ]
  const fixed = applyEdits(
    source,
    wrong.flatMap(({ passage, corrected }) => editsFor(passage, corrected)),
  )
  return { problems, fixed }
}
