import { isScalar } from 'yaml'
import { readYaml } from '../site/yaml-text'
import { checkData } from '../site/schema-errors'
import { errorAt } from '../site/problem'
import type { Problem } from '../site/types'
import { declarationSchema, type Declaration } from './schema'

/** Language of the fences that declare a program (docs/authoring.md, 能运行的示例). */
export const RUN = 'run'

/** A declaration and where its code stands. */
export interface ReadDeclaration {
  declaration: Declaration | undefined
  /** Line of the file that the first line of `code` is written on, 1-based. */
  codeLine: number
  problems: Problem[]
}

const GUIDE = '写法见 docs/authoring.md 的“能运行的示例”一节'

/**
 * Reads the body of a `run` fence.
 * @param text YAML between the backticks
 * @param file page, relative to the repository's root
 * @param line of the opening backticks in that page, 1-based
 */
export function readDeclaration(text: string, file: string, line: number): ReadDeclaration {
  const { document, fault, lineOf } = readYaml(text)
  const problems: Problem[] = []
  const problem = (at: number, message: string, remedy: string): void => {
    problems.push(errorAt({ file, line: at }, 'program', `run 块 ${message}`, remedy))
  }
  if (fault) problem(line + fault.line, `不是正确的 YAML：${fault.message}`, `${fault.remedy}；代码写在 code: | 下面`)
  if (problems.length > 0) return { declaration: undefined, codeLine: line, problems }
  const { data, faults } = checkData(declarationSchema, document.toJS() ?? {}, GUIDE)
  const code = document.getIn(['code'], true)
  if (isScalar(code) && code.type === 'PLAIN' && code.range && text.slice(code.range[0], code.range[1]).includes('\n'))
    problem(line + lineOf(['code']), 'code 有几行，会被连成一行', '写成 code: |，代码从下一行开始')
  const isBlock = isScalar(code) && code.type?.startsWith('BLOCK')
  const codeLine = line + lineOf(['code']) + (isBlock ? 1 : 0)
  for (const { path, message, remedy } of faults) {
    // A message about an entry itself begins with its number
    const inside = path.length > 2 ? ` 第 ${Number(path[1]) + 1} 项：` : ' '
    problem(line + lineOf(path), `${path[0] === 'then' && path.length > 1 ? `then${inside}` : ''}${message}`, remedy)
  }
  return { declaration: data, codeLine, problems }
}
