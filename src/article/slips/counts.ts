import type { Nodes, Paragraph } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Tell } from './slip'

const DIGITS = '一二三四五六七八九十'
/** How many, and of what, in the last clause before a colon: `有三种写法：`, `多两项：`. One is most often an article. */
const COUNTED = new RegExp(
  `(?<![第每前后${DIGITS}\\d.])(?<count>[两${DIGITS.slice(1)}]|\\s?\\d{1,2})\\s?(?:种|个|步|条|项|类|处|件|样|点|层|行|组)[^，。；：、]{0,12}：$`,
)

/** @returns how many things the block beneath lists: one number, or those that are right; none for other blocks. */
function lengthsOf(node: Nodes | undefined): number[] {
  if (node?.type === 'list') return [node.children.length]
  if (node?.type === 'mdxJsxFlowElement' && node.name === 'Steps')
    return [node.children.filter((child) => child.type === 'mdxJsxFlowElement' && child.name === 'Step').length]
  if (node?.type !== 'table') return []
  const rows = node.children.slice(1)
  // Several names may share a row
  const names = rows.flatMap(({ children }) => children[0]?.children.filter(({ type }) => type === 'inlineCode') ?? [])
  return [rows.length, names.length]
}

function countOf(node: Paragraph): number | undefined {
  const said = COUNTED.exec(toString(node).trim())?.groups?.count?.trim()
  if (!said) return undefined
  return said === '两' ? 2 : /\d/.test(said) ? Number(said) : DIGITS.indexOf(said) + 1
}

/** Reports a list that has become longer or shorter than the sentence before it says. */
export function countedLists(siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    const lengths = node.type === 'paragraph' ? lengthsOf(siblings[index + 1]) : []
    const said = lengths.length ? countOf(node as Paragraph) : undefined
    if (said !== undefined && !lengths.includes(said))
      tell(node, `这里说有 ${said} 项，下面列了 ${lengths[0]} 项`, '改成一样的数；或补上、删掉一项')
  }
}
