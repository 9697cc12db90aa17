import type { Heading } from 'mdast'

/** ` [#id]` at the end of a heading (docs/authoring.md); the first group is the id. */
export const EXPLICIT_ID = /\s*\[#([^\]\s]+)\]\s*$/

/** @returns the id that a heading made from data brings along, or the ` [#id]` at an author's heading, which is taken off. */
export function takeExplicitId(node: Heading): string | undefined {
  const brought = (node.data as { id?: string } | undefined)?.id
  if (brought) return brought
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = EXPLICIT_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (!last.value) node.children.pop()
  return match[1]
}
