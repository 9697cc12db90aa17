import type { Blockquote, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import type { ContainerDirective } from '../../callout/render'
import { placed, sourceOf } from './source-text'

/*
 * Two more ways to write a callout: `:::note title`, as Docusaurus has it, and `> [!NOTE]`, as GitHub has it. Both become
 * what `:::note[title]` is.
 */

const TITLE = /^:{3,}[\w-]+(?:\[.*\])?[ \t]+(\S.*?)[ \t]*(?:\n|$)/
const ALERT = /^\[!([\w-]+)\][-+]?[ \t]*/

const hasLabel = (node: Nodes): boolean =>
  Boolean((node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)

/** A callout with a title behind its name, which the parser drops. */
export const isTitled = (node: Nodes, source: string): node is ContainerDirective =>
  node.type === 'containerDirective' && TITLE.test(sourceOf(source, node))

/** Puts the title where one in brackets would be. Attributes in braces are none. */
export function titledCallout(node: ContainerDirective, source: string): ContainerDirective {
  const words = TITLE.exec(sourceOf(source, node))![1]!
  const label = node.children.find(hasLabel) as Paragraph | undefined
  const title = inlineOf(words, node)
  if (label) label.children.push({ type: 'text', value: ' ', ...placed(label, label) }, ...title)
  else node.children.unshift(labelOf(title, node))
  return node
}

/** Inline Markdown of a line. Everything in it stands where the callout begins. */
function inlineOf(words: string, at: Nodes): PhrasingContent[] {
  const [first] = (mdxToMdast(words) as Root).children
  const start = at.position!.start
  const place = (node: Nodes): void => {
    node.position = { start: { ...start }, end: { ...start } }
    if ('children' in node) node.children.forEach(place)
  }
  if (first) place(first)
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: words, ...placed(at, at) }]
}

const labelOf = (children: PhrasingContent[], at: Nodes): Paragraph => ({
  type: 'paragraph',
  children,
  data: { directiveLabel: true } as Paragraph['data'],
  ...placed(children[0] ?? at, children.at(-1) ?? at),
})

/** A quote that begins with `[!NOTE]`. */
export const isAlert = (node: Nodes, source: string): node is Blockquote => {
  if (node.type !== 'blockquote' || node.children[0]?.type !== 'paragraph') return false
  const [text] = node.children[0].children
  return text?.type === 'text' && ALERT.test(text.value) && sourceOf(source, text).startsWith('[!')
}

/** The callout that such a quote is; what follows on its first line is the title. */
export function alertCallout(node: Blockquote): ContainerDirective {
  const [first, ...rest] = node.children as [Paragraph, ...Blockquote['children']]
  const [text, ...inline] = first.children as [Extract<PhrasingContent, { type: 'text' }>, ...PhrasingContent[]]
  const [mark, name = ''] = ALERT.exec(text.value)!
  const { title, others } = firstLine([{ ...text, value: text.value.slice(mark.length) }, ...inline])
  return {
    type: 'containerDirective',
    name: name.toLowerCase(),
    attributes: {},
    children: [
      ...(title.length ? [labelOf(title, first)] : []),
      ...(others.length ? [{ ...first, children: others }] : []),
      ...rest,
    ],
    ...placed(node, node),
  } as ContainerDirective
}

function firstLine(nodes: PhrasingContent[]): { title: PhrasingContent[]; others: PhrasingContent[] } {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')))
  const filled = (list: PhrasingContent[]): PhrasingContent[] => list.filter((n) => n.type !== 'text' || n.value)
  const broken = nodes[at]
  if (!broken) return { title: filled(nodes), others: [] }
  const [before = '', ...after] = broken.type === 'text' ? broken.value.split('\n') : ['']
  const part = (value: string): PhrasingContent => ({ type: 'text', value, ...placed(broken, broken) })
  return {
    title: filled([...nodes.slice(0, at), part(before)]),
    others: filled([part(after.join('\n')), ...nodes.slice(at + 1)]),
  }
}
