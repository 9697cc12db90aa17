import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { CompileContext } from '../compilation'
import { MERGE_CONFLICT, sourceFindings } from '../../site/raw-text'
import { joinCjkLines } from './dialect/cjk-lines'
import { restoreDialect } from './dialect/restore'
import { markSource } from './dialect/marks'
import { syntaxFinding } from './syntax-error'

const FEATURES = { directive: true, frontmatter: false, gfm: { footnotes: false } }

/** Parses MDX. @returns the tree, or `undefined` after reporting, with its line, why there is none. */
export function parseMdx(source: string, context: CompileContext): Root | undefined {
  const findings = sourceFindings(source)
  context.report(findings)
  if (findings.some(({ rule }) => rule === MERGE_CONFLICT)) return undefined
  const { marked, unmark } = markSource(source)
  try {
    const tree = mdxToMdast(marked, { features: FEATURES }) as Root
    restoreDialect(tree, marked)
    unmark(tree)
    joinCjkLines(tree)
    return tree
  } catch (error) {
    context.report([syntaxFinding((error as Error).message, source)])
    return undefined
  }
}
