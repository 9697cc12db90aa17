import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../src/site/types'
import { spokenAs } from '../../src/search/engine/pinyin'
import { changedFiles } from './changed-files'

/** A name, path, file, address, option or number: `five.load`, `src/site`, `max-age`, `3.71.3`. */
const TOKEN = /\w+(?:[./@-]\w+)*/g
/** Names that mean the same wherever they stand: not short plain words, which text is full of. */
const IS_NAME = /[a-z][A-Z]|[A-Za-z][\d_./@-]|[\d_./@-][A-Za-z]|^\d+\.\d+\.\d|^[A-Z]{2}|^[a-z]{9,}$/
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
/** Files with text: a folder's name is enough for those without an ending. */
const TEXT = /\.(?:mdx?|ya?ml|json|svg|html|css|[cm]?[jt]sx?|vue|conf|sh|txt)$|(?:^|\/)[A-Z][A-Za-z]+$/
/** However its user has set git: names of files as they are, with `a/` and `b/` before them. */
const SETTINGS = ['core.quotePath=false', 'diff.noprefix=false', 'diff.mnemonicPrefix=false'].flatMap((set) => [
  '-c',
  set,
])
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

/** What a diff without context changes: tokens that took the place of others, and the lines that it brings, `file:line`. */
interface Changed {
  swaps: Swap[]
  lines: Set<string>
}

function readDiff(diff: string): Changed {
  const swaps: Swap[] = []
  const lines = new Set<string>()
  let file = ''
  for (const part of diff.split(/^(?=@@ |\+\+\+ |diff )/m)) {
    file = /^\+\+\+ b\/(.*)/.exec(part)?.[1] ?? file
    const start = Number(/^@@ -\S+ \+(\d+)/.exec(part)?.[1] ?? 0)
    const having = (sign: string): string[] =>
      part.split('\n').flatMap((line, index) => (index && line.startsWith(sign) ? line.slice(1) : []))
    const [old, now] = [having('-'), having('+')]
    if (!start) continue
    now.forEach((_line, index) => lines.add(`${file}:${start + index}`))
    if (old.length !== now.length) continue
    for (const [index, line] of old.entries()) {
      const at = { file, line: start + index }
      for (const [before, after] of spokenAlike(line, now[index]!)) swaps.push({ ...at, before, after, isSpoken: true })
      const [was, is] = [line, now[index]!].map((text): string[] => text.match(TOKEN) ?? []) as [string[], string[]]
      if (was.length !== is.length) continue
      for (const [place, before] of was.entries())
        // What has only moved is still there
        if (before !== is[place] && !is.includes(before)) swaps.push({ ...at, before, after: is[place]! })
    }
  }
  return { swaps, lines }
}

/** @returns `file:line` of a token in the texts, where it stands alone. */
function placesOf(token: string, texts: readonly (readonly [file: string, text: string])[]): string[] {
  const isPart = (sign: string | undefined): boolean => sign !== undefined && /[\w$-]/.test(sign)
  return texts.flatMap(([file, text]) => {
    const places: string[] = []
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length))
      if (!isPart(text[at - 1]) && !isPart(text[at + token.length]))
        places.push(`${file}:${text.slice(0, at).split('\n').length}`)
    return places
  })
}

/**
 * Reports what a change has replaced in one place and left as it was in others, by something that stood nowhere before: a
 * rename that is half done, or a slip of the keyboard or the input method. Names are looked for everywhere, plain words
 * and numbers in their file.
 */
export function leftBehind(root: string): Problem[] {
  const base = changedFiles(root)?.base
  if (base === undefined) return []
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
  const { swaps, lines } = readDiff(
    git(...SETTINGS, 'diff', '-U0', '--no-ext-diff', '--no-renames', '--no-color', '--relative', base, '--', ...WHERE),
  )
  if (!swaps.length) return []
  const texts = git('ls-files', '-z', '--', ...WHERE)
    .split('\0')
    .filter((file) => TEXT.test(file) && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const seen = new Set<string>()
  return swaps.flatMap(({ file, line, before, after, isSpoken }): Problem[] => {
    const key = isSpoken ? `${file} ${line}` : `${file} ${before} ${after}`
    if (seen.has(key) || before.length < 2) return []
    const where = isSpoken || IS_NAME.test(before) ? texts : texts.filter(([own]) => own === file)
    if (placesOf(after, where).some((place) => !lines.has(place))) return []
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
