import type { Heading } from 'mdast'

/** ` [#id]` at the end of a heading (docs/authoring.md); the first group is the id. */
export const EXPLICIT_ID = /\s*\[#([^\]\s]+)\]\s*$/

/** Takes a trailing ` [#id]` off a heading. @returns the id, or `undefined`. */
export function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = EXPLICIT_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (!last.value) node.children.pop()
  return match[1]
}
