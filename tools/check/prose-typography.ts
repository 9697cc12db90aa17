import diff from 'fast-diff'
import { CODE, plain, type Cell } from './prose-text'

/** A change of the source: the characters from `start` to `end` become `text`. */
export interface Edit {
  start: number
  end: number
  text: string
}

const HAN = '\\p{Script=Han}'
/** What the corrector would change although the house style wants it: the ideographic space after the number of a figure. */
const KEPT_SPACE = '\ue000'

/** House rules that the corrector does not know, in this order. */
const RULES: [pattern: RegExp, replacement: string][] = [
  [/「([^」]*)」/g, '“$1”'],
  [/『([^』]*)』/g, '‘$1’'],
  [new RegExp(`"([^"\\n]*${HAN}[^"\\n]*)"`, 'gu'), '“$1”'],
  [new RegExp(`(?<=${HAN}) ?"([^"\\n]+)"`, 'gu'), '“$1”'],
  [new RegExp(`(?<![\\w$]) ?\\(([^()\\n]*${HAN}[^()\\n]*)\\) ?`, 'gu'), '（$1）'],
  [new RegExp(`(?<=${HAN}) ?\\(([^()\\n]+)\\) ?`, 'gu'), '（$1）'],
  [
    new RegExp(`(?<=${HAN})(?:\\.{2,6}|。{3,6})|\\.{3,6}(?=${HAN})|(?<!…)…(?!…)(?=${HAN})|(?<=${HAN})…(?!…)`, 'gu'),
    '……',
  ],
  [new RegExp(`(?<=${HAN}) ?(?:--+|(?<!—)—(?!—)) ?`, 'gu'), '——'],
  [new RegExp(`(?<=[\\p{Script=Han}”）])[ \\t]*,[ \\t]*`, 'gu'), '，'],
  [new RegExp(`(?<=[\\p{Script=Han}”）])[ \\t]*;[ \\t]*`, 'gu'), '；'],
  [new RegExp(`,[ \\t]*(?=${HAN})`, 'gu'), '，'],
  [new RegExp(`(?<=${HAN})\\.(?=\\s|$)`, 'gu'), '。'],
  [/(^|[\s（，、：“到为是至和])-(?=\d)/gu, '$1−'],
  [/(?<![\w.#@/:−-])(\d+(?:\.\d+)?)(ms|s|px|mm|cm|m|km|kB|KB|MB|GB|fps|Hz|dpi)(?![\w/])/g, '$1 $2'],
]
/** Inside a Chinese sentence, code is listed with 、. */
const CODE_LIST = new RegExp(`(?<=${CODE}),[ \\t]*(?=${CODE})`, 'g')

type Corrector = Pick<typeof import('autocorrect-node'), 'format' | 'loadConfig'>
let corrector: Corrector | undefined

/**
 * Reads the corrector's rules (the text of `.autocorrectrc`); needed once before `correct`.
 * @returns why typography is not checked on this machine; `undefined` when it is.
 */
export async function configureTypography(
  config: string,
  load: () => Promise<Corrector> = () => import('autocorrect-node'),
): Promise<string | undefined> {
  try {
    corrector = await load()
  } catch {
    // Native code, which is not built for every system: the rest of the check needs none
    corrector = undefined
    return `跳过排版检查：autocorrect-node 没有 ${process.platform} ${process.arch} 的预编译包，或者没有装好（npm ci）`
  }
  corrector.loadConfig(config)
  return undefined
}

/** @returns a text with spaces and punctuation of the house style; its lines stay lines. As it is, without a corrector. */
export const correct = (text: string): string => text.split('\n').map(correctLine).join('\n')

function correctLine(text: string): string {
  if (!corrector || !/\p{Script=Han}/u.test(text)) return text
  let result = text
  for (const [pattern, replacement] of RULES) result = result.replace(pattern, replacement)
  result = result.replace(CODE_LIST, '、')
  return corrector.format(result.replace(/\u3000/g, KEPT_SPACE)).replaceAll(KEPT_SPACE, '\u3000')
}

/** @returns the changes that make the passage's source say `corrected`. */
export function editsFor(cells: Cell[], corrected: string): Edit[] {
  const owners = cells.flatMap((cell, index) => Array<number>(cell.text.length).fill(index))
  const edits: Edit[] = []
  let at = 0
  for (const [kind, text] of diff(plain(cells), corrected)) {
    if (kind === diff.INSERT) {
      const place = insertionPoint(cells[owners[at - 1] ?? -1], cells[owners[at] ?? -1])
      edits.push({ start: place, end: place, text })
      continue
    }
    if (kind === diff.DELETE) {
      for (let index = at; index < at + text.length; index++) {
        const cell = cells[owners[index] ?? -1]
        if (cell) edits.push({ start: cell.start, end: cell.end, text: '' })
      }
    }
    at += text.length
  }
  return edits
}

/** Between two characters with a mark between them, what is inserted goes outside of the mark. */
function insertionPoint(before: Cell | undefined, after: Cell | undefined): number {
  if (!before) return after?.start ?? 0
  return after && before.depth > after.depth ? after.start : before.end
}

/** Applies changes to a page; a change that comes twice (nested passages) is made once. */
export function applyEdits(source: string, edits: Edit[]): string {
  const unique = new Map(edits.map((edit) => [`${edit.start}-${edit.end}-${edit.text}`, edit]))
  let result = source
  for (const { start, end, text } of [...unique.values()].sort((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + text + result.slice(end)
  }
  return result
}
