import type { Nodes } from 'mdast'

declare module 'mdast' {
  interface Data {
    /** Id of the element that the node is in the page: links lead there. */
    anchor?: string | undefined
  }
}

/** @returns the anchors of nodes and of what is in them, in order. */
export const anchorsIn = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.data?.anchor ? [node.data.anchor] : []),
    ...('children' in node ? anchorsIn(node.children) : []),
  ])
