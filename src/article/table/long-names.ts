import type { Element, ElementContent } from 'hast'
import { element, isElement, text } from '../hast'

/** Characters of a word in code that would take the room of the columns beside it. */
const LONG = 32

/** Where a long word may break: after a separator, before the next name. */
const JOINTS = /(?<=\w[./(:])(?=\w)/

/** @returns whether a word of code is long enough to break. */
const isLong = (code: string): boolean => code.split(/\s+/).some(({ length }) => length > LONG)

/** @returns the words of code in a cell, as far as they do not break. */
export const wordsOfCode = (code: string): string[] =>
  (isLong(code) ? code.split(JOINTS) : [code]).flatMap((part) => part.split(/\s+/))

/** @returns the content of a cell whose code may break between the parts of a path, where a word of it is long. */
export const breakable = (content: ElementContent[]): ElementContent[] =>
  content.map((node) => {
    const [only, ...others] = isElement(node, 'code') ? node.children : []
    if (only?.type !== 'text' || others.length || !isLong(only.value)) return node
    const [first = '', ...rest] = only.value.split(JOINTS)
    return { ...(node as Element), children: [text(first), ...rest.flatMap((part) => [element('wbr'), text(part)])] }
  })
