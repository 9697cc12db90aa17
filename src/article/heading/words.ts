import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** @returns the words of a heading as readers see them: a comment is none. */
export const wordsOf = (node: Nodes): string => {
  if ((node.type as string) === 'mdxTextExpression') return ''
  return 'children' in node ? node.children.map(wordsOf).join('') : toString(node)
}
