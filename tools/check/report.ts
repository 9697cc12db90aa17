import { formatProblems, sortProblems } from '../../src/gatsby/diagnostics/report'
import type { Problem } from '../../src/site/types'

/**
 * Prints problems and a last line, and sets the exit code: 1 when there is an error, warnings alone pass.
 * @param name what was checked, e.g. `示例检查`
 * @param scope what it looked at, e.g. `12 页 80 段代码`
 */
export function report(name: string, scope: string, problems: Problem[], startedAt: number): void {
  const sorted = sortProblems(problems)
  if (sorted.length) console.log(formatProblems(sorted))
  const errors = sorted.filter(({ severity }) => severity === 'error').length
  const warnings = sorted.length - errors
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  const verdict = errors ? `${errors} 处错误` : '没有错误'
  console.log(
    `${sorted.length ? '\n' : ''}${name}：${scope}，${verdict}${warnings ? `，${warnings} 处提醒` : ''}，用时 ${seconds} 秒`,
  )
  if (errors) process.exitCode = 1
}
