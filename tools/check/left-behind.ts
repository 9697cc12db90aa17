import { execFileSync } from 'node:child_process'
import type { Problem } from '../../src/site/types'
import { spokenAs } from '../../src/search/engine/pinyin'
import { changedFiles } from './changed-files'

/** A name, path, file, option or number: `five.load`, `tag.css`, `max-age`, `3.71.3`. */
const TOKEN = /[\w$]+(?:[./-][\w$]+)*/g
/** Names that mean the same wherever they stand: not plain words, which text is full of. */
const IS_NAME = /[a-z][A-Z]|[A-Za-z][\d_./-]|[\d_./-][A-Za-z]|^[A-Z]{2}/
/** Read: what no compiler reads, and the facts of the site. */
const READ = ['content', 'static', 'samples', 'deploy', 'docs', 'src/site', '.github', '*.json', '*.md', 'Dockerfile']
/** Not read: what is made, what shows mistakes on purpose, and what tells of the past. */
const LEFT_OUT = [
  'package-lock.json',
  '*.test.ts',
  'tests',
  'CHANGELOG.md',
  'content/reference/*.json',
  'docs/decisions',
]
const WHERE = [...READ, ...LEFT_OUT.map((path) => `:!${path}`)]
/** Places that are named. */
const SHOWN = 3

/** A token, or a word of Chinese, that a changed line has in place of another. */
interface Swap {
  file: string
  line: number
  before: string
  after: string
  /** Both are spoken alike: the input method's choice. */
  isSpoken?: boolean
}

/**
 * @returns how two lines differ, when they do in Chinese characters alone that sound alike: with the character before
 *   them, and with the one behind, as either may make the word.
 */
function spokenAlike(old: string, now: string): [before: string, after: string][] {
  if (old.length !== now.length) return []
  const differ = [...old].flatMap((sign, index) => (sign === now[index] ? [] : [index]))
  const [first = 0, last = 0] = [differ[0], differ.at(-1)]
  const isAlike = differ.every(
    (index) => /\p{Script=Han}/u.test(old[index]! + now[index]!) && spokenAs(old[index]!) === spokenAs(now[index]!),
  )
  if (!differ.length || !isAlike || last - first > 3) return []
  return [
    [Math.max(0, first - 1), last + 1],
    [first, last + 2],
  ].map(([from, to]) => [old.slice(from, to), now.slice(from, to)])
}

/** @returns tokens that took the place of others, from a diff without context. */
export function swapsOf(diff: string): Swap[] {
  const swaps: Swap[] = []
  let file = ''
  for (const part of diff.split(/^(?=@@ |\+\+\+ |diff )/m)) {
    file = /^\+\+\+ b\/(.*)/.exec(part)?.[1] ?? file
    const start = Number(/^@@ -\S+ \+(\d+)/.exec(part)?.[1] ?? 0)
    const lines = (sign: string): string[] =>
      part
        .split('\n')
        .slice(1)
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(1))
    const [old, now] = [lines('-'), lines('+')]
    if (!start || old.length !== now.length) continue
    for (const [index, line] of old.entries()) {
      for (const [before, after] of spokenAlike(line, now[index]!))
        swaps.push({ file, line: start + index, before, after, isSpoken: true })
      const [was, is] = [line.match(TOKEN) ?? [], now[index]!.match(TOKEN) ?? []]
      if (was.length !== is.length) continue
      for (const [at, before] of was.entries())
        if (before !== is[at]) swaps.push({ file, line: start + index, before, after: is[at]! })
    }
  }
  return swaps
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Reports what a change has replaced in one place and left as it was in others, by something that stood nowhere before: a
 * rename that is half done, or a slip of the keyboard or the input method. Names are looked for everywhere, plain words
 * and numbers in their file.
 */
export function leftBehind(root: string): Problem[] {
  const base = changedFiles(root)?.base
  if (base === undefined) return []
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    } catch {
      return ''
    }
  }
  /** `file:line` of a token, in a state of the repository or as it is. */
  const placesOf = (token: string, where: string[], state: string[] = []): string[] =>
    git('grep', '-nP', `(?<![\\w$-])${escaped(token)}(?![\\w$-])`, ...state, '--', ...where)
      .split('\n')
      .filter(Boolean)
      .map((line) => /^(?:[\da-f]{40}:)?([^:]+:\d+):/.exec(line)?.[1] ?? line)
  const swaps = swapsOf(git('diff', '-U0', '--no-renames', '--no-color', '--relative', base, '--', ...WHERE))
  const seen = new Set<string>()
  return swaps.flatMap(({ file, line, before, after, isSpoken }): Problem[] => {
    const key = isSpoken ? `${file} ${line}` : `${file} ${before} ${after}`
    if (seen.has(key) || before.length < 2) return []
    const where = isSpoken || IS_NAME.test(before) ? WHERE : [file]
    if (placesOf(after, where, [base]).length) return []
    const isOwn = (place: string): number => Number(place.startsWith(`${file}:`))
    const left = placesOf(before, where)
      .filter((place) => place !== `${file}:${line}`)
      .sort((a, b) => isOwn(b) - isOwn(a))
    if (!left.length) return []
    seen.add(key)
    const more = left.length > SHOWN ? ` 等 ${left.length} 处` : ''
    return [
      {
        severity: 'warning',
        rule: 'left-behind',
        file,
        line,
        message: `这里的 ${before} 改成了 ${after}，别处还是 ${before}：${left.slice(0, SHOWN).join('、')}${more}`,
        remedy: isSpoken ? `读音一样：写错了就改回 ${before}` : `写错了就改回 ${before}；是改名就一起改`,
      },
    ]
  })
}
