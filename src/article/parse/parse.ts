import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { CompileContext } from '../compilation'
import { joinCjkLines } from './dialect/cjk-lines'
import { restoreDialect } from './dialect/restore'
import { LimitError, refuseDeepNesting, refuseLongExpressions } from './limits'
import { markSource } from './dialect/marks'
import { syntaxFault } from './syntax-error'
import { sourceSlips } from '../slips/source'

const FEATURES = { directive: true, frontmatter: false }

/** Mistakes of one page that are told at once. */
const MANY = 20

/**
 * Parses MDX. A syntax error becomes a problem with its line, and what could not be read is left out, so that whatever
 * else is wrong with the page is told as well. `undefined` when nothing can be read.
 */
export function parseMdx(source: string, context: CompileContext): Root | undefined {
  if (!sourceSlips(source, context)) return undefined
  const lost = new Set<string>()
  // CommonMark 0.31.2, section 2.3
  let text = source.replaceAll('\0', '\ufffd')
  for (let told = 0; told < MANY; told++) {
    try {
      return treeOf(text)
    } catch (error) {
      if (error instanceof LimitError) {
        context.problem('limit', error.line, error.message, error.remedy)
        return undefined
      }
      const { line, message, remedy, isConsequence, mended } = syntaxFault((error as Error).message, text, source, lost)
      if (!isConsequence) context.problem(SYNTAX, line, message, remedy)
      if (mended === undefined || mended === text) return undefined
      text = mended
    }
  }
  return undefined
}

/** Rule of what the parser could not read. */
export const SYNTAX = 'mdx-syntax'

function treeOf(text: string): Root {
  refuseLongExpressions(text)
  const { marked, unmark } = markSource(text)
  const tree = mdxToMdast(marked, { features: FEATURES }) as Root
  refuseDeepNesting(tree)
  restoreDialect(tree, marked)
  unmark(tree)
  joinCjkLines(tree)
  return tree
}
