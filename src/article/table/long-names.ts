import type { Element, ElementContent } from 'hast'
import { element, isElement, text } from '../hast'

/** Characters of a word in code that would take the room of the columns beside it. */
const LONG = 32

/** Where a long word may break: after a separator, before the next name. */
const JOINTS = /(?<=\w[./(:])(?=\w)/

/** @returns the content of a cell whose code may break between the parts of a path, where a word of it is long. */
export const breakable = (content: ElementContent[]): ElementContent[] =>
  content.map((node) => {
    const [only, ...others] = isElement(node, 'code') ? node.children : []
    if (only?.type !== 'text' || others.length || !only.value.split(/\s+/).some(({ length }) => length > LONG))
      return node
    const [first = '', ...rest] = only.value.split(JOINTS)
    return { ...(node as Element), children: [text(first), ...rest.flatMap((part) => [element('wbr'), text(part)])] }
  })
