import type { Nodes, Parents, Root } from 'mdast'
import { addressAsText, isHostless } from './addresses'
import { colonsAsText, isColons } from './colons'
import { isInlineAlone, paragraphs } from './inline-components'
import { joinTexts } from './source-text'
import { isTildes, tildesAsText } from './tildes'

/**
 * Gives a tree back what authors wrote and the parser reads in another way (docs/authoring.md): one file for each rule.
 * @param source what the tree was parsed from; positions count in it.
 */
export function restoreDialect(tree: Root, source: string): void {
  const visit = (parent: Parents): void => {
    for (const child of parent.children) if ('children' in child) visit(child)
    if (parent.children.some((child) => isForeign(child)))
      setChildren(parent, joinTexts(parent.children.flatMap((child) => asText(child, source))))
    if (parent.children.some(isInlineAlone)) setChildren(parent, paragraphs(parent.children, source))
  }
  visit(tree)
}

/** Each rule puts nodes in place of others that may stand there as well. */
const setChildren = (parent: Parents, children: Nodes[]): void => void Object.assign(parent, { children })

const isForeign = (node: Nodes): boolean => isTildes(node) || isColons(node) || isHostless(node)

/** The node itself, or what its source says as text, with what it holds. */
function asText(node: Nodes, source: string): Nodes[] {
  if (isTildes(node)) return tildesAsText(node, source)
  if (isColons(node)) return colonsAsText(node, source)
  return isHostless(node) ? addressAsText(node, source) : [node]
}
