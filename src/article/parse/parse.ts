import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { CompileContext } from '../compilation'
import { joinCjkLines } from './dialect/cjk-lines'
import { restoreDialect } from './dialect/restore'
import { LimitError, refuseDeepNesting, refuseLongExpressions } from './limits'
import { markSource } from './dialect/marks'

const FEATURES = { directive: true, frontmatter: false }

/** The parser's messages begin with a place and end with the name of a rule. */
const MESSAGE = /^(\d+):\d+: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

/** Parses MDX. A syntax error becomes a problem with its line; then `undefined` is returned. */
export function parseMdx(source: string, context: CompileContext): Root | undefined {
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
    else reportSyntax((error as Error).message, context)
    return undefined
  }
}

function reportSyntax(message: string, context: CompileContext): void {
  const [, line, text = message] = MESSAGE.exec(message) ?? []
  const reason = text.replace(' with oxc', '')
  context.problem('mdx-syntax', line ? Number(line) : undefined, `MDX 语法错误：${reason}`, hint(reason))
}

/** What usually causes a parser's message, in the author's words. */
function hint(reason: string): string {
  if (/closing tag|corresponding|end of file/i.test(reason))
    return '有标签没有闭合：每个 <标签> 都要有对应的 </标签>，且与开始标签在同一层'
  if (/expression|curly/i.test(reason)) return '正文里的花括号写进反引号：`{ … }`；标题标识写 [#id]，不写 {#id}'
  if (/name|character .*before|<|tag/i.test(reason))
    return '正文里的尖括号写进反引号，例如 `Map<string, number>`；网址写 [文字](网址)'
  return '核对这一行的标签、花括号和反引号'
}
