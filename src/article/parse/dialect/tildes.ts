import type { Delete, Nodes } from 'mdast'
import { around, sourceOf } from './source-text'

/** The parser strikes `~one~` out as well; authors write `~~two~~`, and `1~3` is a range. */
export const isTildes = (node: Nodes): node is Delete => node.type === 'delete'

/** @returns the node itself, or what the source says as text. */
export const tildesAsText = (node: Delete, source: string): Nodes[] =>
  sourceOf(source, node).startsWith('~~') ? [node] : around(node, source)
