import ts from 'typescript'
import { readDeclaration, RUN } from '../../src/demos/declaration'
import { errorAt } from '../../src/site/problem'
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

/**
 * Rules for one block that need no types, beside those of a build: the reason for `nocheck`, and the syntax of every
 * language that is not type-checked but has a parser here.
 */
export function checkFence(fence: Fence): Problem[] {
  const { file, line, lang, meta } = fence
  if (meta.nocheck?.trim()) return []
  if (meta.nocheck !== undefined) {
    const remedy = '写成 nocheck="原因"，例如 nocheck="片段，完整代码见上文"'
    return [errorAt({ file, line }, 'sample-nocheck', 'nocheck 没有写原因', remedy)]
  }
  return [
    ...(lang === RUN ? readDeclaration(fence.code, file, line).problems : []),
    ...(lang === 'js' || lang === 'jsx' ? syntaxProblems(fence) : []),
    ...dataProblems(fence),
  ]
}
