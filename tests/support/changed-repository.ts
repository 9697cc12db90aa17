import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readChange, type Change } from '../../tools/check/changed-lines'
import type { Problem } from '../../src/site/types'
import { tempFolder } from './temp-folder'

/**
 * A repository with these files committed.
 * @returns what a check of a change says of one file in which one text, where it stands first, has become another:
 *   `file:line message → remedy`.
 */
export function changedRepository(files: Record<string, string>, check: (change: Change) => Problem[]) {
  const root = tempFolder('changed')
  const git = (...args: string[]): void => void execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  git('init', '-b', 'main')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-m', 'a')
  return (file: string, before: string, after: string): string[] => {
    git('checkout', '.')
    write(file, files[file]!.replace(before, after))
    return check(readChange(root)!).map(({ file, line, message, remedy }) => `${file}:${line} ${message} → ${remedy}`)
  }
}
