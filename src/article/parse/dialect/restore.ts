import type { Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
import { inlineComponents } from '../../inline/components'
import { plainElements } from '../../inline/plain-elements'

/**
 * Gives a tree back what authors wrote and the parser reads in another way (docs/authoring.md).
 * @param source what the tree was parsed from; positions count in it.
 */
export function restoreDialect(tree: Root, source: string): void {
  const visit = (parent: Parents): void => {
    const children = parent.children.map((child) => withoutColons(child, source))
    Object.assign(parent, { children: children.some(isInlineAlone) ? paragraphs(children, source) : children })
    for (const child of parent.children) if ('children' in child) visit(child)
  }
  visit(tree)
}

/** The parser knows directives of one and two colons (`:name`, `::name`); for authors only three make a block. */
function withoutColons(node: Nodes, source: string): Nodes {
  if (node.type !== 'leafDirective' && node.type !== 'textDirective') return node
  const value = source.slice(node.position?.start.offset, node.position?.end.offset)
  const place = node.position ? { position: node.position } : {}
  const text: Nodes = { type: 'text', value, ...place }
  return node.type === 'textDirective' ? text : { type: 'paragraph', children: [text], ...place }
}

/**
 * As MDX has it, components alone in a paragraph are blocks. Those of the construct `inline` stand inside of text, also
 * when a paragraph holds nothing else.
 */
const isInlineAlone = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' &&
  ((node.name ?? '') in inlineComponents || plainElements.includes(node.name ?? '')) &&
  node.children[0]?.position?.start.line === node.position?.start.line

/** Gives such components their paragraph back: those without an empty line between them are in one. */
function paragraphs(nodes: readonly Nodes[], source: string): Nodes[] {
  const made: Nodes[] = []
  let open: Paragraph | undefined
  for (const node of nodes) {
    const gap = open && source.slice(open.position?.end.offset, node.position?.start.offset)
    if (!isInlineAlone(node)) made.push(node)
    else if (open && gap !== undefined && !/\S|\n\s*\n/.test(gap))
      open.children.push({ type: 'text', value: gap }, asText(node))
    else made.push((open = { type: 'paragraph', children: [asText(node)] }))
    if (!isInlineAlone(node)) open = undefined
    else if (open && node.position)
      open.position = { start: open.position?.start ?? node.position.start, end: node.position.end }
  }
  return made
}

const asText = (node: MdxJsxFlowElement): PhrasingContent => ({ ...node, type: 'mdxJsxTextElement' }) as PhrasingContent
