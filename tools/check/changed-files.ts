import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What a change is told from: the branch's own upstream, or the main branch. */
const BASES = ['@{upstream}', 'origin/main', 'origin/master', 'main']

/** Files that differ from what others have. */
export interface Changes {
  changed: string[]
  removed: string[]
  /** Text that a file had before. @throws for one that was not there. */
  before: (file: string) => string
}

/**
 * @param root the repository's folder.
 * @returns files that differ from the point where this branch left its base, committed or not, and those that git does
 *   not know yet; `undefined` where git cannot tell.
 */
export function changedFiles(root: string): Changes | undefined {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const tried = (...args: string[]): string | undefined => {
    try {
      return git(...args).trim()
    } catch {
      return undefined
    }
  }
  if (tried('rev-parse', 'HEAD') === undefined) return undefined
  const base = BASES.map((name) => tried('merge-base', 'HEAD', name)).find(Boolean) ?? 'HEAD'
  const names = (output: string): string[] => output.split('\0').filter(Boolean)
  const all = [
    ...names(git('diff', '--name-only', '-z', '--no-renames', '--relative', base)),
    ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
  ]
  const isThere = (file: string): boolean => existsSync(join(root, file))
  return {
    changed: all.filter(isThere),
    removed: all.filter((file) => !isThere(file)),
    before: (file) => git('show', `${base}:./${file}`),
  }
}
