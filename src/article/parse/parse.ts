import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { CompileContext } from '../compilation'
import { joinCjkLines } from './dialect/cjk-lines'
import { restoreDialect } from './dialect/restore'
import { LimitError, refuseDeepNesting, refuseLongExpressions } from './limits'
import { markSource } from './dialect/marks'
import { syntaxRemedy } from './syntax-remedy'
import { sourceSlips } from '../slips/source'

const FEATURES = { directive: true, frontmatter: false }

/** The parser's messages begin with a place and end with the name of a rule. */
const MESSAGE = /^(\d+):\d+: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

/** Parses MDX. A syntax error becomes a problem with its line; then `undefined` is returned. */
export function parseMdx(source: string, context: CompileContext): Root | undefined {
  if (!sourceSlips(source, context)) return undefined
  try {
    // CommonMark 0.31.2, section 2.3
    const text = source.replaceAll('\0', '\ufffd')
    refuseLongExpressions(text)
    const { marked, unmark } = markSource(text)
    const tree = mdxToMdast(marked, { features: FEATURES }) as Root
    refuseDeepNesting(tree)
    restoreDialect(tree, marked)
    unmark(tree)
    joinCjkLines(tree)
    return tree
  } catch (error) {
    if (error instanceof LimitError) context.problem('limit', error.line, error.message, error.remedy)
    else reportSyntax((error as Error).message, source, context)
    return undefined
  }
}

function reportSyntax(message: string, source: string, context: CompileContext): void {
  const [, line, text = message] = MESSAGE.exec(message) ?? []
  const reason = text.replace(' with oxc', '')
  const lines = source.split('\n')
  const at = line ? Number(line) - 1 : lines.length
  context.problem(
    'mdx-syntax',
    line ? Number(line) : undefined,
    `MDX 语法错误：${reason}`,
    syntaxRemedy(reason, lines[at] ?? '', lines.slice(0, at).join('\n')),
  )
}
