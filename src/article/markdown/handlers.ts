import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import type { BlockContent, Html, Link, ListItem, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { markdown as strings } from '../../site/strings/outputs'
import { fill } from '../../site/strings/interface'
import { element, factsOf, isElement, text } from '../hast'
import type { CodeBlock } from '../code/code-block'

/** What the elements of an article are in Markdown, where that is not what HTML says of them. */
export type Handlers = Record<string, Handle>

const has = ({ properties }: Element, ...names: string[]): boolean =>
  [properties.className].flat().some((name) => names.includes(String(name)))

const words = (value: string): Text => ({ type: 'text', value })

/** A badge is its words in brackets, so that its ends are seen. */
const badge = (node: Element): Text => words(`（${toString(node).trim()}）`)

/** ` {#id}`, which is not escaped: links lead there. */
const mark = ({ properties: { id } }: Element): Html[] => (id ? [{ type: 'html', value: ` {#${String(id)}}` }] : [])

const phrases = (state: State, node: Element): PhrasingContent[] => state.all(node) as PhrasingContent[]

/** A line that names what follows: the title of a callout, the label of a tab, the summary of details. */
const label = (state: State, node: Element): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: phrases(state, node) }],
})

/** @param address what an address of the page becomes. */
export function articleHandlers(address: (href: string) => string): Handlers {
  const all: Handle = (state, node) => state.all(node)
  const heading: Handle = (state, node) => ({
    type: 'heading',
    depth: Number(node.tagName[1]) as 2,
    children: [...phrases(state, node), ...mark(node)],
  })
  const code: Handle = (_state, node) => ({ type: 'inlineCode', value: toString(node) })
  return {
    a(state, node) {
      if (has(node, 'badge')) return badge(node)
      return factsOf(node).isAnchor ? state.all(node) : link(state, node, address)
    },
    code,
    div: (state, node) =>
      has(node, 'callout') ? { type: 'blockquote', children: flow(state, node) } : flow(state, node),
    figcaption: (state, node) => ({ type: 'paragraph', children: phrases(state, node) }),
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    // A picture without words is a decoration
    img: (_state, { properties: { alt, src } }) =>
      alt ? { type: 'image', url: address(String(src)), alt: String(alt) } : undefined,
    kbd: code,
    // A tight item is a line, whatever is below it
    li: (state, node) => ({
      ...(defaultHandlers.li!(state, node) as ListItem),
      spread: node.children.some((child) => isElement(child, 'p')),
    }),
    ol: (state, node) => (has(node, 'steps') ? steps(state, node) : defaultHandlers.ol!(state, node)),
    p(state, node) {
      if (has(node, 'callout-title', 'panel-label')) return label(state, node)
      return { type: 'paragraph', children: [...phrases(state, node), ...mark(node)] }
    },
    section(state, node) {
      const block = factsOf(node).code
      return block ? codeBlock(block) : flow(state, node)
    },
    span(state, node) {
      if (has(node, 'req', 'badge')) return badge(node)
      if (has(node, 'opt')) return undefined
      return has(node, 'marks') ? words(toString(node)) : state.all(node)
    },
    summary: label,
    // A drawing stands in the page itself: it has a name, and no address
    svg: (_state, { properties: { ariaLabel } }) =>
      ariaLabel ? words(fill(strings.drawing, { name: String(ariaLabel) })) : undefined,
    sub: all,
    sup: all,
    tr(state, node) {
      const [first, ...others] = node.children
      const marked = isElement(first) && node.properties.id ? [withMark(first, node), ...others] : node.children
      return defaultHandlers.tr!(state, { ...node, children: marked })
    },
    [MARK]: (_state, node) => mark(node),
    wbr: () => undefined,
  }
}

/** An element that stands for the mark of an id until it is Markdown. */
const MARK = 'mark-of-id'

const withMark = (cell: Element, { properties: { id } }: Element): Element => ({
  ...cell,
  children: [...cell.children, element(MARK, { id })],
})

const flow = (state: State, node: Element): BlockContent[] => state.toFlow(state.all(node)) as BlockContent[]

const link = (state: State, node: Element, address: (href: string) => string): Link => ({
  type: 'link',
  url: address(String(node.properties.href ?? '')),
  children: phrases(state, node),
})

/** Each step is a section: its heading has its number, and nothing is indented. */
function steps(state: State, node: Element): RootContent[] {
  const items = node.children.filter((child) => isElement(child, 'li'))
  return items.flatMap((item, index) => {
    const children = item.children.map((child) =>
      isElement(child, 'h3') ? { ...child, children: [text(`${index + 1}. `), ...child.children] } : child,
    )
    return flow(state, { ...item, children })
  })
}

/** A fence with the language, or `diff`; the file's name and the marked lines stand before it. */
function codeBlock({ code, fence }: CodeBlock): RootContent[] {
  const marks = fence.diff ? '' : lineRanges(fence.marked)
  const head: PhrasingContent[] = [
    ...(fence.title ? [{ type: 'inlineCode', value: fence.title } as const] : []),
    ...(marks ? [words(fill(strings.markedLines, { lines: marks }))] : []),
  ]
  const lang = fence.diff ? 'diff' : fence.language || null
  const fenced: RootContent = { type: 'code', lang, value: code.replace(/\n+$/, '') }
  return head.length ? [{ type: 'paragraph', children: head }, fenced] : [fenced]
}

/** `2、4–6` */
function lineRanges(marked: Set<number>): string {
  const ranges: [number, number][] = []
  for (const line of [...marked].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、')
}
