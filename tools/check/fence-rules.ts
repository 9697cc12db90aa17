import ts from 'typescript'
import { FENCE_WORDS, languageRemedy } from '../../src/article/code/source'
import { LANGUAGES } from '../../src/article/highlight/highlight'
import { readDeclaration, RUN } from '../../src/demos/declaration'
import type { Problem } from '../../src/site/types'
import type { Fence, LineOrigin } from '../../src/demos/fences'
import { REASONS } from './coverage'
import { compilerRemedy, compilerSays } from './compiler-words'
import { dataProblems } from './data-syntax'
import { privateProblems } from './private-words'
import { wideSignProblems } from './wide-signs'
import { placeOf } from './page-trees'

const lineAt = (fence: Fence, offset: number): LineOrigin =>
  placeOf(fence, fence.code.slice(0, offset).split('\n').length)

function syntaxProblems(fence: Fence): Problem[] {
  const fileName = `sample.${fence.lang}`
  const compilerOptions = { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true }
  const { diagnostics = [] } = ts.transpileModule(fence.code, { fileName, reportDiagnostics: true, compilerOptions })
  return diagnostics.map((diagnostic) => ({
    severity: 'error',
    rule: 'sample-syntax',
    ...lineAt(fence, diagnostic.start ?? 0),
    message: `TS${diagnostic.code} ${compilerSays(diagnostic, '\n')}`,
    remedy: compilerRemedy(diagnostic),
  }))
}

/**
 * Rules for one block that need no types: its language, the words after it, JSON, and the syntax of every language that
 * is not type-checked but has a parser here.
 */
export function checkFence(fence: Fence): Problem[] {
  const { file, line, lang, meta } = fence
  const problems: Problem[] = []
  const problem = (rule: string, message: string, remedy: string) =>
    problems.push({ severity: 'error', rule, file, line, message, remedy })
  if (!lang)
    problem('sample-language', '代码块没有写语言', `在三个反引号后面写语言；可用的语言：${LANGUAGES.join(' ')}`)
  else if (lang !== RUN && !LANGUAGES.includes(lang))
    problem('sample-language', `不认识代码语言“${lang}”`, languageRemedy(lang))
  for (const word of meta.unknown) {
    const remedy = word.startsWith('nocheck') ? '写成 nocheck="原因"' : FENCE_WORDS
    problem('sample-words', `代码块的“${word}”没有意义`, remedy)
  }
  if (meta.nocheck !== undefined && !meta.nocheck.trim())
    problem('sample-nocheck', 'nocheck 没有写原因', '写成 nocheck="原因"，例如 nocheck="片段，完整代码见上文"')
  if (meta.norun !== undefined && !REASONS.some((reason) => meta.norun!.startsWith(`${reason}：`)))
    problem(
      'sample-norun',
      `norun="${meta.norun}" 没有写种类`,
      `写成 norun="种类：原因"，种类有：${REASONS.join('、')}`,
    )
  problems.push(...privateProblems(fence))
  if (meta.nocheck !== undefined) return problems
  if (lang === RUN) problems.push(...readDeclaration(fence.code, file, line).problems)
  if (lang === 'js' || lang === 'jsx') problems.push(...syntaxProblems(fence))
  return [...problems, ...dataProblems(fence), ...wideSignProblems(fence)]
}
