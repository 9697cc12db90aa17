import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { Problem } from '../../src/site/types'
import type { Fence } from '../../src/demos/fences'
import { placeOf } from './page-trees'

/** Signs of a Chinese keyboard, and those that programs know. */
const NARROW: Record<string, string> = {
  '，': ',',
  '；': ';',
  '：': ':',
  '（': '(',
  '）': ')',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '。': '.',
  '、': ',',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '！': '!',
  '？': '?',
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '｜': '|',
  '\u3000': ' ',
}
const WIDE = new RegExp(`[${Object.keys(NARROW).join('')}]`)
/** What may hold any sign. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g
/** A comment that ends the line; an address has its two slashes behind a colon. */
const COMMENT = /(?:^|\s)(?:#|--|\/\/).*$|(?<!:)\/\/.*$|\/\*.*?(?:\*\/|$)|^\s*\*.*$/g

/** @returns the first full-width sign of a line of code that stands neither in a text nor in a comment. */
export const wideSign = (line: string): string | undefined =>
  WIDE.exec(line.replace(QUOTED, '""').replace(COMMENT, ''))?.[0]

/** Two hyphens that a word processor has joined. */
const DASH = /(?<=^|\s)[–—]+(?=[A-Za-z])/

const remedyFor = (sign: string): string =>
  /^[–—]/.test(sign)
    ? '写成两个半角的短横 --'
    : sign === '\u3000'
      ? '换成半角的空格'
      : `改成半角的 ${NARROW[sign]}；是文字的一部分就放进引号`

/** Rules of what a parser or compiler could not read. */
const SYNTAX = ['sample-type', 'sample-syntax', 'sample-json', 'sample-grammar']

/** @returns the problem, with the full-width sign named that is in its line: a parser says that it expected another. */
export function namingWideSign(root: string, problem: Problem): Problem {
  const isSyntax = SYNTAX.includes(problem.rule) && !/^TS(?!1\d{3} )/.test(problem.message)
  if (!isSyntax || !problem.line || problem.message.includes('全角')) return problem
  const sign = wideSign(readFileSync(join(root, problem.file), 'utf8').split('\n')[problem.line - 1] ?? '')
  if (!sign) return problem
  return { ...problem, message: `${problem.message}；这一行的“${sign}”是全角的`, remedy: remedyFor(sign) }
}

/** Languages of commands and settings, which have no text outside of quotes, and no parser here that minds. */
const COMMANDS = ['bash', 'nginx', 'docker', 'groovy', 'properties', 'http']

/** @returns the first full-width sign in a block of commands or settings. */
export function wideSignProblems(fence: Fence): Problem[] {
  if (!COMMANDS.includes(fence.lang)) return []
  const lines = fence.code.split('\n')
  const signOf = (line: string): string | undefined => wideSign(line) ?? DASH.exec(line)?.[0]
  const at = lines.findIndex((line) => signOf(line))
  if (at < 0) return []
  const sign = signOf(lines[at]!)!
  return [errorAt(placeOf(fence, at + 1), 'sample-wide-sign', `代码里的“${sign}”是全角的`, remedyFor(sign))]
}
