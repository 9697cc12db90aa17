import type { Nodes, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'satteri'
import { inlineComponents, plainElements } from '../../inline/render'

/**
 * Gives a tree back what authors wrote and the parser reads in another way (docs/authoring.md).
 * @param source what the tree was parsed from; positions count in it.
 */
export function restoreDialect(tree: Root, source: string): void {
  const visit = (parent: Parents): void => {
    const children = joined(parent.children.map((child) => asWritten(child, source)))
    Object.assign(parent, { children: children.some(isInlineAlone) ? paragraphs(children, source) : children })
    for (const child of parent.children) if ('children' in child) visit(child)
  }
  visit(tree)
}

/**
 * The parser knows directives of one and two colons (`:name`, `::name`); for authors only three make a block. And it makes
 * links of addresses without a host, such as `https://…` in a message.
 */
function asWritten(node: Nodes, source: string): Nodes {
  const value = source.slice(node.position?.start.offset, node.position?.end.offset)
  const place = node.position ? { position: node.position } : {}
  const text: Nodes = { type: 'text', value, ...place }
  if (node.type === 'leafDirective') return { type: 'paragraph', children: [text], ...place }
  const isHostless = node.type === 'link' && /^https?:\/\/(?!\w)/.test(value)
  return isHostless || node.type === 'textDirective' ? text : node
}

/** Texts beside each other are one. */
const joined = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.reduce<Nodes[]>((all, node) => {
    const last = all.at(-1)
    if (node.type !== 'text' || last?.type !== 'text') return [...all, node]
    const { start } = last.position ?? {}
    const end = node.position?.end
    return all.with(-1, { ...node, value: last.value + node.value, ...(start && end && { position: { start, end } }) })
  }, [])

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
