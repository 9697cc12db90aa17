import type { Element, ElementContent, Nodes, Properties, Text } from 'hast'
import type { CodeBlock } from './code/code-block'

/** What a construct says of an element it makes, for those who read the tree after it. None of it is in the HTML. */
export interface Facts {
  /** Something to press or a decoration: neither searched nor in Markdown. */
  control?: boolean
  /** No reading matter: the search passes over it. */
  unsearched?: boolean
  icon?: string
  /** The code that is to be highlighted inside. */
  code?: CodeBlock
  /** A link of something to itself: in Markdown its id stands instead. */
  isAnchor?: boolean
  /** A search result of its own. */
  isErrorText?: boolean
}

declare module 'hast' {
  interface ElementData {
    facts?: Facts
  }
}

export const element = (tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

export const text = (value: string): Text => ({ type: 'text', value })

export const withFacts = (node: Element, facts: Facts): Element => Object.assign(node, { data: { facts } })

/** @returns what its construct says of an element. */
export const factsOf = ({ data }: Element): Facts => data?.facts ?? {}

/** Marks an element as something to press, or as a decoration. */
export const control = (node: Element): Element => withFacts(node, { control: true })

export const icon = (name: string): Element =>
  withFacts(element('svg', { className: ['icon'], ariaHidden: 'true' }, [element('use', { href: `#i-${name}` })]), {
    control: true,
    icon: name,
  })

/** @returns whether a node is an element, optionally of a given tag. */
export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (!tagName || node.tagName === tagName)

/** @returns a text that may break between its parts. */
export const withBreaks = (parts: string[]): ElementContent[] =>
  parts.flatMap((part, index) => [...(index ? [element('wbr')] : []), text(part)])

/** Calls `visit` for every element below a node, in document order; `false` skips its children. */
export function eachElement(node: Nodes, visit: (element: Element) => false | void): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'element' && visit(child) === false) continue
    eachElement(child, visit)
  }
}

/** @returns the first element of a tag below a node. */
export function findElement(node: Nodes, tagName: string): Element | undefined {
  let found: Element | undefined
  eachElement(node, (element) => {
    if (element.tagName === tagName) found ??= element
  })
  return found
}
