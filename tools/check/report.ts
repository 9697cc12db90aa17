import type { Problem } from '../../src/site/types'

/** One problem as a line for the terminal: `file:line: message（remedy）`; warnings say so. */
export function formatProblem({ severity, file, line, message, remedy }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}: ${severity === 'warning' ? '提醒：' : ''}${message}${remedy ? `\n    → ${remedy}` : ''}`
}

/** Sorts by file, then line, and drops repeats. */
export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems
    .filter((problem) => {
      const key = `${problem.file}:${problem.line}:${problem.message}`
      return !seen.has(key) && seen.add(key)
    })
    .sort((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))
}

/**
 * Prints problems and a last line, and sets the exit code: 1 when there is an error, warnings alone pass.
 * @param name what was checked, e.g. `示例检查`
 * @param scope what it looked at, e.g. `12 页 80 段代码`
 */
export function report(name: string, scope: string, problems: Problem[], startedAt: number): void {
  const sorted = sortProblems(problems)
  for (const problem of sorted) console.log(formatProblem(problem))
  const errors = sorted.filter(({ severity }) => severity === 'error').length
  const warnings = sorted.length - errors
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  const verdict = errors ? `${errors} 处错误` : '没有错误'
  console.log(
    `${sorted.length ? '\n' : ''}${name}：${scope}，${verdict}${warnings ? `，${warnings} 处提醒` : ''}，用时 ${seconds} 秒`,
  )
  if (errors) process.exitCode = 1
}
