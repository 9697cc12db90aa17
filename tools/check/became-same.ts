import type { Problem } from '../../src/site/types'
import type { Change, ChangedLine } from './changed-lines'

/** A value of some length: short ones are the same in many places, and rightly so. */
const IS_SAYING = /\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}|[A-Za-z].{7}/u
const PAIR = /^\s*(?:- )?['"]?([\w$-]+)['"]?: ?([^{\s].*?),?$/
/** Values with quotes that stand beside others in their line. */
const QUOTED = /([\w$-]+): '((?:[^']|'')*)'/g

/** What a line says, in parts that other lines of its kind have too: cells of a table by column, or a value by its key. */
function partsOf(line: string): Map<string, string> {
  if (/^\s*\|.*\|\s*$/.test(line)) {
    const cells = line.replaceAll('\\|', '\u0001').trim().slice(1, -1).split('|')
    return new Map(cells.map((cell, column) => [`column ${column}`, cell.replaceAll('\u0001', '\\|').trim()]))
  }
  const [, key, value] = PAIR.exec(line) ?? []
  if (key !== undefined) return new Map([[`key ${key}`, value!.replace(/^(['"`])(.*)\1$/, '$2')]])
  return new Map([...line.matchAll(QUOTED)].map(([, name, text]) => [`key ${name}`, text!]))
}

/** The lines that one of a table is read with: the rows above and below it; all of the file for one with a key. */
function kinOf(lines: readonly string[], at: number): number[] {
  const isRow = (index: number): boolean => /^\s*\|/.test(lines[index] ?? '')
  if (!isRow(at)) return [...lines.keys()]
  let [first, last] = [at, at]
  while (isRow(first - 1)) first--
  while (isRow(last + 1)) last++
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * Reports what a change has made the same as its neighbour, while it said something of its own before: the text of the
 * row above, the summary of another endpoint. What is the same on purpose was so from the beginning.
 */
export function becameSame({ replaced, lines: changed, texts }: Change): Problem[] {
  return replaced.flatMap(({ file, line, before, after }: ChangedLine): Problem[] => {
    const [was, is] = [partsOf(before), partsOf(after)]
    const differing = [...is].filter(([place, part]) => was.has(place) && was.get(place) !== part)
    const [[place, part] = ['', '']] = differing
    if (differing.length !== 1 || was.size !== is.size || !IS_SAYING.test(part)) return []
    const lines = texts().get(file)?.split('\n') ?? []
    const others = kinOf(lines, line - 1).filter((index) => !changed.has(`${file}:${index + 1}`))
    const having = (text: string): number | undefined =>
      others.find((index) => partsOf(lines[index]!).get(place) === text)
    const twin = having(part)
    const own = was.get(place)!
    if (twin === undefined || having(own) !== undefined) return []
    return [
      {
        severity: 'warning',
        rule: 'became-same',
        file,
        line,
        message: `这里改得与第 ${twin + 1} 行一样了：${part}`,
        remedy: `抄串了就改回：${own}`,
      },
    ]
  })
}
