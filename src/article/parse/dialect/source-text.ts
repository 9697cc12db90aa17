import type { Delete, Nodes, PhrasingContent, Text } from 'mdast'
import type { Point } from 'satteri'

/** What stood in the source, for the rules that give it back to the tree. Positions of nodes count in the source. */

/** Where a node that is made of others stands: from the start of one to the end of another. */
export const placed = (first: Nodes, last: Nodes): Pick<Nodes, 'position'> =>
  first.position && last.position
    ? { position: { start: { ...first.position.start }, end: { ...last.position.end } } }
    : {}

/** The part of the source that a node takes. */
export const sourceOf = (source: string, { position }: Nodes): string =>
  source.slice(position?.start.offset, position?.end.offset)

/** What stands between two points of the source, as a text. */
export function textBetween(source: string, start: Point | undefined, end: Point | undefined): Text[] {
  const value = source.slice(start?.offset, end?.offset)
  return value && start && end ? [{ type: 'text', value, position: { start: { ...start }, end: { ...end } } }] : []
}

export type Directive = Extract<Nodes, { type: 'leafDirective' | 'textDirective' }>

/** The source before and after a node's children, as text around them. */
export function around(node: Delete | Directive, source: string): PhrasingContent[] {
  const { start, end } = node.position ?? {}
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last) return textBetween(source, start, end)
  return [
    ...textBetween(source, start, first.position?.start),
    ...node.children,
    ...textBetween(source, last.position?.end, end),
  ]
}

/** Texts beside each other are one. */
export function joinTexts(nodes: Nodes[]): Nodes[] {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined.splice(-1, 1, { type: 'text', value: last.value + node.value, ...placed(last, node) })
    else joined.push(node)
  }
  return joined
}
