import { execFileSync } from 'node:child_process'

/**
 * Reads the day of the last change of every file below `content/` from git, in one call.
 * @returns days (`YYYY-MM-DD`) by path; empty where there is no history (no git, or a shallow clone, whose one commit
 *   would date every page alike).
 */
export function gitDates(root: string): Map<string, string> {
  const dates = new Map<string, string>()
  try {
    const git = (...args: string[]): string =>
      execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return dates
    let day = ''
    for (const line of git(
      '-c',
      'core.quotePath=false',
      'log',
      '--no-renames',
      '--format=%x00%cs',
      '--name-only',
      '--relative',
      '--',
      'content',
    ).split('\n')) {
      if (line.startsWith('\0')) day = line.slice(1)
      else if (line && !dates.has(line)) dates.set(line, day)
    }
  } catch {
    return dates
  }
  return dates
}
