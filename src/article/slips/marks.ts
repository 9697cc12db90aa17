import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Tell } from './slip'

/** Lines of a block of code that are marked: `{3,5-7}`. */
const MARKED = /\{[\d,\s-]+\}/

/** Reports a text that speaks of marked lines when the code of its section has none. */
export function markedLines(siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'paragraph' || !toString(node).startsWith('标出的')) continue
    const start = siblings.slice(0, index).findLastIndex(({ type }) => type === 'heading')
    const end = siblings.findIndex(({ type }, at) => at > index && type === 'heading')
    const codes = siblings
      .slice(start + 1, end < 0 ? undefined : end)
      .flatMap((one) => (one.type === 'code' ? one : []))
    if (codes.length && !codes.some(({ meta }) => MARKED.test(meta ?? '')))
      tell(node, '这一节的代码没有标出任何一行', '在代码块的语言后面写行号，例如 {3,5-7}；或改掉“标出的”')
  }
}
