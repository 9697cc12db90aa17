import type { Code } from 'mdast'
import { readDeclaration } from '../../programs/declaration'
import type { CompileContext } from '../compilation'

/** A program's declaration shows nothing; what is wrong with it is told. */
export function checkProgram(node: Code, context: CompileContext): undefined {
  const { problems } = readDeclaration(node.value, context.file, node.position?.start.line ?? 1)
  for (const { rule, line, message, remedy } of problems) context.problem(rule, line, message, remedy)
  return undefined
}
