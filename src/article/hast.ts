import type { Element, ElementContent, Nodes, Properties, Text } from 'hast'

/** Builds an element. */
export const element = (tagName: string, properties: Properties = {}, children: ElementContent[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

export const text = (value: string): Text => ({ type: 'text', value })

/** An icon of the page's sprite. */
export const icon = (name: string): Element =>
  element('svg', { className: ['icon'], ariaHidden: 'true' }, [element('use', { href: `#i-${name}` })])

/** @returns whether a node is an element, optionally of a given tag. */
export const isElement = (node: Nodes | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (!tagName || node.tagName === tagName)

/** @returns whether an element carries a class. */
export function hasClass(node: Element, name: string): boolean {
  const classes = node.properties.className
  return Array.isArray(classes) && classes.includes(name)
}

/** Calls `visit` for every element below a node, in document order; `false` skips its children. */
export function eachElement(node: Nodes, visit: (element: Element) => false | void): void {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type === 'element' && visit(child) === false) continue
    eachElement(child, visit)
  }
}
