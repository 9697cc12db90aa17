import type { Delete, Link, Nodes, Paragraph, Parents, PhrasingContent, Root, Text } from 'mdast'
import type { MdxJsxFlowElement, Point } from 'satteri'

/**
 * What the parser reads that authors did not write: their dialect (docs/authoring.md) has `~~two~~` tildes, `:::blocks`
 * and components inside of text, while the parser also knows `~one~`, `:name`, addresses such as `https://…` and, as MDX
 * does, components alone in a paragraph as blocks.
 */

/** One or two colons, and a name that brackets or braces follow. */
const COLONS = /(?<!:)::?(?=[\p{L}\p{N}_-]+[[{])/gu

/** @returns where a mark (see `markSource`) after colons keeps the brackets that follow what they are: a link. */
export const marksAfterColons = (source: string): number[] =>
  [...source.matchAll(COLONS)].map(({ 0: colons, index }) => index + colons.length)

/** Components that stand inside of text, also when a paragraph holds nothing else. */
const INLINE_COMPONENTS = new Set(['Kbd', 'Since', 'Deprecated', 'Badge', 'br', 'sub', 'sup', 'kbd', 'wbr'])

/**
 * Gives a tree back what was text in the source.
 * @param source what the tree was parsed from; positions count in it.
 */
export function restoreDialect(tree: Root, source: string): void {
  const visit = (parent: Parents): void => {
    for (const child of parent.children) if ('children' in child) visit(child)
    if (parent.children.some(isForeign))
      setChildren(parent, joinTexts(parent.children.flatMap((child) => asText(child, source))))
    if (parent.children.some(isInlineAlone)) setChildren(parent, paragraphs(parent.children, source))
  }
  visit(tree)
}

/** Each rule puts nodes in place of others that may stand there as well. */
const setChildren = (parent: Parents, children: Nodes[]): void => void Object.assign(parent, { children })

const isForeign = (node: Nodes): boolean => FOREIGN.has(node.type) || isHostless(node)

/** An address without a host, such as one in a message. */
const isHostless = (node: Nodes): node is Link => node.type === 'link' && /^https?:\/\/(?!\w)/.test(node.url)

type Directive = Extract<Nodes, { type: 'leafDirective' | 'textDirective' }>

const FOREIGN = new Set<string>(['delete', 'textDirective', 'leafDirective'])

/** The node itself, or what its source says as text, with what it holds. */
function asText(node: Nodes, source: string): Nodes[] {
  if (node.type === 'delete') return sourceOf(source, node).startsWith('~~') ? [node] : around(node, source)
  // `[text](…)` stays
  if (isHostless(node)) return sourceOf(source, node).startsWith('http') ? node.children : [node]
  if (node.type === 'textDirective') return around(node, source)
  if (node.type === 'leafDirective')
    return [{ type: 'paragraph', children: around(node, source), ...placed(node, node) }]
  return [node]
}

/** Where a node that is made of others stands: from the start of one to the end of another. */
const placed = (first: Nodes, last: Nodes): Pick<Nodes, 'position'> =>
  first.position && last.position
    ? { position: { start: { ...first.position.start }, end: { ...last.position.end } } }
    : {}

/** The part of the source that a node takes. */
const sourceOf = (source: string, { position }: Nodes): string =>
  source.slice(position?.start.offset, position?.end.offset)

/** What stands between two points of the source, as a text. */
function textBetween(source: string, start: Point | undefined, end: Point | undefined): Text[] {
  const value = source.slice(start?.offset, end?.offset)
  return value && start && end ? [{ type: 'text', value, position: { start: { ...start }, end: { ...end } } }] : []
}

/** The source before and after a node's children, as text around them. */
function around(node: Delete | Directive, source: string): PhrasingContent[] {
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
function joinTexts(nodes: Nodes[]): Nodes[] {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text')
      joined.splice(-1, 1, { type: 'text', value: last.value + node.value, ...placed(last, node) })
    else joined.push(node)
  }
  return joined
}

/** A component of text that the parser has made a block, because nothing else was in its paragraph. */
const isInlineAlone = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' &&
  INLINE_COMPONENTS.has(node.name ?? '') &&
  node.children[0]?.position?.start.line === node.position?.start.line

/** Blocks without an empty line between them were one paragraph; it is one again when it holds a component of text. */
function paragraphs(nodes: Nodes[], source: string): Nodes[] {
  const groups: Nodes[][] = []
  for (const node of nodes) {
    const last = groups.at(-1)?.at(-1)
    if (last && isComponent(last) && isComponent(node) && isGap(between(last, node, source))) groups.at(-1)?.push(node)
    else groups.push([node])
  }
  return groups.flatMap((group) => (group.some(isInlineAlone) ? [paragraph(group, source)] : group))
}

const isComponent = ({ type }: Nodes): boolean => type === 'mdxJsxFlowElement'

/** Whether it is white space that does not end a paragraph. */
const isGap = (texts: Text[]): boolean => texts.every(({ value }) => /^\s*$/.test(value) && !/\n\s*\n/.test(value))

const between = (first: Nodes, second: Nodes, source: string): Text[] =>
  textBetween(source, first.position?.end, second.position?.start)

function paragraph(group: Nodes[], source: string): Paragraph {
  const children = group.flatMap((node, index) => {
    const before = group[index - 1]
    return [...(before ? between(before, node, source) : []), { ...node, type: 'mdxJsxTextElement' } as PhrasingContent]
  })
  return { type: 'paragraph', children, ...placed(group[0]!, group.at(-1)!) }
}
