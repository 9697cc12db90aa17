import type { Nodes, Root } from 'mdast'

/**
 * What no page of ours comes near, and what a parser must not be handed: its reader of expressions recurses on the
 * thread's own stack, so that a long one would end the whole process; and steps after it that are quick at ten levels
 * of nesting take minutes at thousands.
 */

const MAX_EXPRESSION = 1_000
const MAX_NESTING = 100

/** What may hold braces that are no expression: fenced code, inline code, comments, escaped signs. */
const FENCED = '^[ \\t>*+\\-\\d.)]*(`{3,}|~{3,}).*(?:\\n(?![ \\t>]*\\1[`~]*[ \\t]*$).*)*'
const OTHER = '(`+)[^`\\n]*\\2|\\{\\s*/\\*[^]*?\\*/\\s*\\}|\\\\.'
const ESM = '(?<esm>^(?:import|export)\\b.*(?:\\n.*\\S.*)*)'
const TOKEN = new RegExp(`${FENCED}|${OTHER}|${ESM}|[{}]`, 'gm')

/** A page that goes beyond a limit. */
export class LimitError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
    readonly remedy: string,
  ) {
    super(message)
  }
}

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

/** @throws {LimitError} when something in braces, or an import or export, is too long for the parser. */
export function refuseLongExpressions(source: string): void {
  let depth = 0
  let start = 0
  for (const { 0: token, index, groups } of source.matchAll(TOKEN)) {
    if (groups?.esm) refuse(source, index, index + token.length)
    if (token === '{' && depth++ === 0) start = index
    else if (token === '}' && depth && --depth === 0) refuse(source, start, index)
  }
  if (depth) refuse(source, start, source.length)
}

function refuse(source: string, start: number, end: number): void {
  if (end - start > MAX_EXPRESSION)
    throw new LimitError(
      `花括号或 import / export 里的内容超过 ${MAX_EXPRESSION} 个字符`,
      lineAt(source, start),
      '正文里不能写表达式：花括号写进反引号或代码块，注释写 {/* … */}',
    )
}

/** @throws {LimitError} when lists, quotes, emphasis or components stand too deep inside of each other. */
export function refuseDeepNesting(tree: Root): void {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_NESTING)
      throw new LimitError(`嵌套超过 ${MAX_NESTING} 层`, level[0]?.position?.start.line, '拆成并列的几段或几页')
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
}
