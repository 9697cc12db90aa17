import type { Blockquote, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { QUOTED_CALLOUT } from './dialects'
import type { Tell } from './slip'

const NAMES: Record<string, string> = {
  containerDirective: '提示块',
  table: '表格',
  mdxJsxFlowElement: '组件',
}

/** Reports blocks that stand so close to a list, or so far to the right, that nobody can tell what they belong to. */
export function misplacedBlocks(parent: Nodes, siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    const name = NAMES[node.type]
    const { start } = node.position ?? {}
    if (!name || !start) continue
    const before = siblings[index - 1]
    if (before?.type === 'list' && before.position?.end.line === start.line - 1)
      tell(
        node,
        `${name}紧跟着列表，却不在这一项里`,
        '属于这一项：前面空一行，缩进到这一项文字的下面；不属于：前面空一行',
      )
    else if (parent.type === 'root' && node.type !== 'mdxJsxFlowElement' && start.column > 1)
      tell(node, `${name}前面有空格，却不在列表里`, '去掉行首的空格，前面空一行；属于列表的一项，就缩进到它的文字下面')
  }
}

/** Reports a quote that was meant to be a callout. */
export function quotedCallout(node: Blockquote, tell: Tell): void {
  const { sign, message, remedy } = QUOTED_CALLOUT
  // A word in a paragraph of its own counts as one with a colon
  const [first] = node.children
  if (first && sign.test(toString(first).trim())) tell(node, message, remedy)
}
