import ts from 'typescript'
import { readDeclaration, RUN } from '../../src/demos/declaration'
import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { Problem } from '../../src/site/types'
import type { Fence, LineOrigin } from '../../src/demos/fences'
import { compilerRemedy, compilerSays } from './compiler-words'
import { dataProblems } from './data-syntax'
import { placeOf } from './page-trees'

const lineAt = (fence: Fence, offset: number): LineOrigin =>
  placeOf(fence, fence.code.slice(0, offset).split('\n').length)

function syntaxProblems(fence: Fence): Problem[] {
  const fileName = `sample.${fence.lang}`
  const compilerOptions = { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true }
  const { diagnostics = [] } = ts.transpileModule(fence.code, { fileName, reportDiagnostics: true, compilerOptions })
  return diagnostics.map((diagnostic) => {
    const message = `TS${diagnostic.code} ${compilerSays(diagnostic, '\n')}`
    return errorAt(lineAt(fence, diagnostic.start ?? 0), 'sample-syntax', message, compilerRemedy(diagnostic))
  })
}

/** Why a block cannot be run on the sample flat; the reason begins with one of these. */
const REASONS = ['平台数据', '厂商文件', '手机', '服务器', '版本', '缺陷', '片段']

const isReason = (text: string): boolean =>
  REASONS.some((reason) => text.startsWith(`${reason}：`) && text.length > reason.length + 3)

/**
 * Rules for one block that need no types, beside those of a build: reasons, and the syntax of every language that is not
 * type-checked but has a parser here.
 */
export function checkFence(fence: Fence): Problem[] {
  const { file, line, lang, meta } = fence
  const problems: Problem[] = []
  const problem = (rule: string, message: string, remedy: string) =>
    problems.push(errorAt({ file, line }, rule, message, remedy))
  if (meta.nocheck !== undefined && !meta.nocheck.trim())
    problem('sample-nocheck', 'nocheck 没有写原因', '写成 nocheck="原因"，例如 nocheck="片段，完整代码见上文"')
  if (meta.norun !== undefined && !isReason(meta.norun))
    problem(
      'sample-norun',
      `norun="${meta.norun}" 没有说清为什么不能运行`,
      `写成 norun="种类：原因"；种类有：${REASONS.join('、')}`,
    )
  if (meta.nocheck !== undefined) return problems
  if (lang === RUN) problems.push(...readDeclaration(fence.code, file, line).problems)
  if (lang === 'js' || lang === 'jsx') problems.push(...syntaxProblems(fence))
  return [...problems, ...dataProblems(fence)]
}
