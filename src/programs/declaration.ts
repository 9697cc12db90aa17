import { isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { yamlFault } from '../article/parse/yaml-fault'
import { offsetOf } from '../article/parse/yaml-place'
import { nearest } from '../site/nearest'
import type { Problem } from '../site/types'
import { declarationSchema, STATE, STEP_NAMES, VIEW_NAMES, type Declaration } from './schema'

/** Language of the fences that declare a program (docs/authoring.md, 能运行的示例). */
export const RUN = 'run'

/** A declaration and where its code stands. */
export interface ReadDeclaration {
  declaration: Declaration | undefined
  /** Line of the file that the first line of `code` is written on, 1-based. */
  codeLine: number
  problems: Problem[]
}

const REMEDY = '写法见 docs/authoring.md 的“能运行的示例”一节'

/** @returns the fields that may stand at a place of a declaration. */
function knownAt(path: readonly PropertyKey[]): readonly string[] {
  if (path[0] === 'view') return VIEW_NAMES
  if (path[0] === 'then') return path.at(-1) === 'state' ? STATE : STEP_NAMES
  return Object.keys(declarationSchema.shape)
}

function messageOf(issue: z.core.$ZodIssue): [message: string, remedy: string] {
  const at = issue.path.map((part) => (typeof part === 'number' ? `第 ${part + 1} 条` : String(part))).join(' ')
  if (issue.code === 'unrecognized_keys') {
    const known = knownAt(issue.path)
    const [key = ''] = issue.keys
    // Short words are like each other by chance
    const guess = key.length > 4 ? nearest(key, known) : undefined
    return [
      `${at ? `${at} ` : ''}没有 ${issue.keys.join('、')} 这一项`,
      `${guess ? `是不是 ${guess}？` : ''}可用的有：${known.join(' ')}`,
    ]
  }
  if (at === 'then' && issue.code === 'invalid_type' && issue.input === undefined)
    return ['没有写 then：运行之后看到什么', '至少写一条，例如 - text: 布艺沙发']
  return [`${at || '整体'} 不对：${issue.message}`, REMEDY]
}

/**
 * Reads the body of a `run` fence.
 * @param text YAML between the backticks
 * @param file page, relative to the repository's root
 * @param line of the opening backticks in that page, 1-based
 */
export function readDeclaration(text: string, file: string, line: number): ReadDeclaration {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number): number => line + lines.linePos(offset).line
  const problems: Problem[] = []
  const problem = (at: number, message: string, remedy: string): void => {
    problems.push({ severity: 'error', rule: 'program', file, line: at, message: `run 块 ${message}`, remedy })
  }
  const fault = yamlFault(document.errors, text)
  if (fault) problem(line + fault.line, `不是正确的 YAML：${fault.message}`, `${fault.remedy}；代码写在 code: | 下面`)
  if (problems.length > 0) return { declaration: undefined, codeLine: line, problems }
  const result = declarationSchema.safeParse(document.toJS() ?? {}, { reportInput: true })
  const code = document.getIn(['code'], true)
  if (isScalar(code) && code.type === 'PLAIN' && code.range && text.slice(code.range[0], code.range[1]).includes('\n'))
    problem(lineAt(offsetOf(document, ['code'])), 'code 有几行，会被连成一行', '写成 code: |，代码从下一行开始')
  const isBlock = isScalar(code) && code.type?.startsWith('BLOCK')
  const codeLine = lineAt(offsetOf(document, ['code'])) + (isBlock ? 1 : 0)
  if (result.success) return { declaration: result.data, codeLine, problems }
  for (const issue of result.error.issues) problem(lineAt(offsetOf(document, issue.path)), ...messageOf(issue))
  return { declaration: undefined, codeLine, problems }
}
