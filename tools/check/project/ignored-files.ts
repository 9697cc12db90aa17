import { execFileSync } from 'node:child_process'
import type { Problem } from '../../../src/site/types'
import { fault } from './text'

/** What systems and editors leave behind. */
const LEFT = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|\..*\.sw[op])$/

/**
 * Files that are shown here and would never reach others: git passes over them (`public/`, `*.log`, a list of the
 * machine's own).
 * @returns none where there is no git.
 */
export function ignoredFileFaults(root: string): Problem[] {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', 'content', 'static']
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((file) => file && !LEFT.test(file))
      .map((file) =>
        fault(
          file,
          undefined,
          'git 忽略了这个文件，提交里不会有它',
          `换一个文件夹或名字；看是哪条规则：git check-ignore -v ${file}`,
        ),
      )
  } catch {
    return []
  }
}
