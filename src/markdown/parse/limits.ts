import type { Nodes, Root } from 'mdast'

/**
 * What no page of ours comes near, and what a parser must not be handed: its reader of expressions recurses on the
 * thread's own stack, so that a long one would end the whole process; and steps after it that are quick at ten levels
 * of nesting take minutes at thousands.
 */

const MAX_EXPRESSION = 1_000
const MAX_NESTING = 100

/** What may hold braces that are no expression: fenced code, inline code, comments, escaped signs. */
const NO_EXPRESSION =
  /^[ \t>*+\-\d.)]*(`{3,}|~{3,}).*(?:\n(?![ \t>]*\1[`~]*[ \t]*$).*)*|(`+)[^`\n]*\2|\{\s*\/\*[^]*?\*\/\s*\}|\\./gm
const ESM = /^(?:import|export)\b.*(?:\n.*\S.*)*/gm

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
  const bare = source.replace(NO_EXPRESSION, (skipped) => skipped.replace(/[^\n]/g, ' '))
  for (const { 0: text, index } of bare.matchAll(ESM)) refuse(bare, index, index + text.length)
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of bare.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) start = index
    else if (brace === '}' && depth > 0) depth--
    if (depth || brace === '}') refuse(bare, start, index)
  }
  if (depth) refuse(bare, start, bare.length)
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
