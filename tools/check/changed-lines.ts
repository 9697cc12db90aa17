import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed-files'

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

/** A line that took the place of another one. */
export interface ChangedLine {
  file: string
  line: number
  before: string
  after: string
}

/** What a change does to text that no compiler reads. */
export interface Change {
  /** Lines that took the place of others. */
  replaced: ChangedLine[]
  /** Lines that it brings, `file:line`. */
  lines: Set<string>
  /** Texts by file as they are now; read at the first call. */
  texts: () => ReadonlyMap<string, string>
}

/** @param diff without context. @returns the lines that took the place of others, and those that are new. */
function readDiff(diff: string): Pick<Change, 'replaced' | 'lines'> {
  const replaced: ChangedLine[] = []
  const lines = new Set<string>()
  let file = ''
  for (const part of diff.split(/^(?=@@ |\+\+\+ |diff )/m)) {
    file = /^\+\+\+ b\/(.*)/.exec(part)?.[1] ?? file
    const start = Number(/^@@ -\S+ \+(\d+)/.exec(part)?.[1] ?? 0)
    const having = (sign: string): string[] =>
      part.split('\n').flatMap((line, index) => (index && line.startsWith(sign) ? line.slice(1) : []))
    const [old, now] = [having('-'), having('+')]
    if (!start) continue
    now.forEach((after, index) => {
      lines.add(`${file}:${start + index}`)
      if (old.length === now.length) replaced.push({ file, line: start + index, before: old[index]!, after })
    })
  }
  return { replaced, lines }
}

/** @returns what differs from the commit that others have; `undefined` where git cannot tell. */
export function readChange(root: string): Change | undefined {
  const base = changedFiles(root)?.base
  if (base === undefined) return undefined
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })
  const diff = ['diff', '-U0', '--no-ext-diff', '--no-renames', '--no-color', '--relative', base, '--', ...WHERE]
  let texts: Map<string, string> | undefined
  return {
    ...readDiff(git(...SETTINGS, ...diff)),
    texts: () =>
      (texts ??= new Map(
        git('ls-files', '-z', '--', ...WHERE)
          .split('\0')
          .filter((file) => TEXT.test(file) && existsSync(join(root, file)))
          .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
      )),
  }
}
