import { pinyin } from 'pinyin-pro'
import type { Problem } from '../../src/site/types'
import { exempt, forbidden, limits, signs, terms, type WordRule } from './prose-config'
import { CODE, plain, type Passage } from './prose-text'

type LineOf = (offset: number) => number

const hanCount = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0

/** Offset in the file of a character of a passage's text. */
function offsetIn({ cells }: Passage, index: number): number {
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
    const text = plain(passage.cells)
    return rules.flatMap(({ pattern, remedy, severity }) =>
      [...text.matchAll(pattern)].map((match): Problem => ({
        severity: severity ?? 'error',
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

/** What an input method leaves: the sound of the character behind it. */
export function checkPinyin(file: string, passages: Passage[], lineOf: LineOf): Problem[] {
  return passages.flatMap((passage) =>
    [...plain(passage.cells).matchAll(/(?<![\w.-])([a-z]{2,6}) ?(\p{Script=Han})/gu)]
      .filter(([, word, sign]) => pinyin(sign!, { toneType: 'none', v: true }) === word)
      .map(({ 1: word, 2: sign, index }): Problem => ({
        severity: 'error',
        rule: 'prose-word',
        file,
        line: lineOf(offsetIn(passage, index)),
        message: `“${word}”是“${sign}”的拼音`,
        remedy: '输入法留下的：删掉它',
      })),
  )
}

/** Latin words of a paragraph without any Chinese; fewer may be a name or a quoted message. */
const ENGLISH = 8

/** Paragraphs that nobody has translated. */
export function checkLanguage(file: string, passages: Passage[], lineOf: LineOf): Problem[] {
  return passages
    .filter(({ kind, cells }) => {
      const text = plain(cells).replaceAll(CODE, '')
      const isWhole = kind === 'paragraph' || kind === 'front' || kind === 'attribute'
      return isWhole && !hanCount(text) && (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= ENGLISH
    })
    .map((passage): Problem => ({
      severity: 'error',
      rule: 'prose-language',
      file,
      line: lineOf(offsetIn(passage, 0)),
      message: '这一段没有中文',
      remedy: '译成中文；是报错原文就放进 <ErrorText> 或代码块',
    }))
}

/** Long sentences, and “请注意” at every turn. Warnings. */
export function checkRhythm(file: string, passages: Passage[], lineOf: LineOf): Problem[] {
  const problems: Problem[] = []
  const attention: number[] = []
  for (const passage of passages) {
    const text = plain(passage.cells)
    for (const match of text.matchAll(/请注意/g)) attention.push(lineOf(offsetIn(passage, match.index)))
    if (passage.kind !== 'paragraph' && passage.kind !== 'cell') continue
    for (const match of text.matchAll(/[^。！？；]+[。！？；]?/g)) {
      const count = hanCount(match[0])
      if (count <= limits.sentence) continue
      const line = lineOf(offsetIn(passage, match.index))
      problems.push({
        severity: 'warning',
        rule: 'prose-sentence',
        file,
        line,
        message: `这句有 ${count} 个汉字：“${match[0].trim().slice(0, 16)}……”`,
        remedy: `拆成两句，每句不超过 ${limits.sentence} 字`,
      })
    }
  }
  for (const line of attention.slice(limits.attention)) {
    problems.push({
      severity: 'warning',
      rule: 'prose-attention',
      file,
      line,
      message: '“请注意”写得太密',
      remedy: `一页最多 ${limits.attention} 处，其余直接说事实`,
    })
  }
  return problems
}
