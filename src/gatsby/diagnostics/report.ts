import type { Reporter } from 'gatsby'
import type { Problem } from '../../site/types'

const order = ({ severity, file, line }: Problem): string =>
  `${severity === 'error' ? 0 : 1} ${file} ${String(line ?? 0).padStart(6, '0')}`

/** @returns each problem once: errors first, by file and line. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [`${order(problem)} ${problem.message}`, problem]))
  return [...unique.values()].sort((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))))
}

/** Formats problems for a terminal: one line each as `file:line`, what is wrong, what to do. */
export const formatProblems = (problems: readonly Problem[]): string =>
  sortProblems(problems)
    .map(
      ({ severity, file, line, message, remedy, rule }) =>
        `${severity === 'error' ? '错误' : '提醒'} ${file}${line ? `:${line}` : ''}  ${message}  [${rule}]${remedy ? `\n     ${remedy}` : ''}`,
    )
    .join('\n')

/**
 * Tells the author, all at once. Errors stop a build before webpack starts; in the preview they are a warning and the
 * server lives on. The only file that talks to Gatsby's reporter about content.
 */
export function reportProblems(problems: Problem[], reporter: Reporter, isBuild: boolean): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (!problems.length) return
  const counts = `${errors.length} 个错误，${problems.length - errors.length} 个提醒`
  // Not through the reporter: it folds lines at 80 columns, and a folded path can be neither clicked nor searched for.
  process.stderr.write(`\n${formatProblems(problems)}\n\n`)
  if (errors.length && isBuild)
    reporter.panicOnBuild(`内容检查没有通过：${counts}，见上面的列表。想先看看效果：CONTENT_ERRORS=warn npm run build`)
  // An error without an id is headed “ERROR UNKNOWN”
  else if (errors.length) reporter.warn(`内容检查：${counts}，见上面的列表；改好后页面会自动恢复`)
  else reporter.warn(`内容检查：${counts}`)
}
