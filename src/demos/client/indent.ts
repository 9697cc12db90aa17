import { indentService } from '@codemirror/language'
import type { SyntaxNode } from '@lezer/common'
import { treeAt } from './tree-at'

/** How a line ends that may be the end of a statement. */
const COMPLETE = /[\w$)\]}'"`]$/
const BEGINS_BLOCK = /^\s*(?:if|for|while|else)\b/
const GOES_ON = /^[.?:&|=+*/%]/

/**
 * A line below a statement that has ended stands where the statement does: the grammars of scripts take it for a part of
 * one without a semicolon.
 */
export const belowStatement = indentService.of((context, position) => {
  const before = context.lineAt(position, -1).text.trimEnd()
  if (!COMPLETE.test(before) || BEGINS_BLOCK.test(before) || GOES_ON.test(context.textAfterPos(position)))
    return undefined
  let node: SyntaxNode | null = treeAt(context.state, position).resolveInner(position, -1)
  while (node && !/(?:Statement|Declaration)$/.test(node.name)) node = node.parent
  return node?.to === position ? context.lineIndent(node.from) : undefined
})
