import type { Definition, ImageReference, LinkReference, Nodes, Root } from 'mdast'
import type { CompileContext } from '../compilation'

/** Collects the definitions of a page (`[name]: address`). */
export function collectDefinitions(tree: Root, context: CompileContext): void {
  const visit = (node: Nodes): void => {
    if (node.type === 'definition') context.define(node)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
}

/** @returns the definition that a reference names. */
export const definitionOf = (
  { identifier }: LinkReference | ImageReference,
  context: CompileContext,
): Definition | undefined => context.definition(identifier)
