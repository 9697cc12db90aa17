import type { ElementContent } from 'hast'
import { element, isElement, withBreaks } from '../hast'

/** Characters of a word in code that would take the room of the columns beside it. */
const LONG = 32

/** Where a long word may break: after a separator, before the next name. */
const JOINTS = /(?<=\w[./(:])(?=\w)/

/** @returns whether a word of code is long enough to break. */
const isLong = (code: string): boolean => code.split(/\s+/).some(({ length }) => length > LONG)

/** @returns the words of code in a cell, as far as they do not break. */
export const wordsOfCode = (code: string): string[] =>
  (isLong(code) ? code.split(JOINTS) : [code]).flatMap((part) => part.split(/\s+/))

/** Lists of names have commas that stick to a name which begins with a sign, e.g. of class names: it may break there. */
const COMMA = /[、，；]$/
const SIGN = /^[.#]/

/**
 * @returns the content of a cell whose code may break: a long word between the parts of its path, a list of names after
 * its commas; in links too
 */
export const breakable = (content: ElementContent[]): ElementContent[] =>
  content.flatMap((node, index): ElementContent[] => {
    if (!isElement(node)) return [node]
    if (node.tagName === 'a') return [{ ...node, children: breakable(node.children) }]
    const [only, ...others] = node.tagName === 'code' ? node.children : []
    if (only?.type !== 'text' || others.length) return [node]
    const before = content[index - 1]
    const comma = before?.type === 'text' && COMMA.test(before.value) && SIGN.test(only.value)
    const code = { ...node, children: withBreaks(isLong(only.value) ? only.value.split(JOINTS) : [only.value]) }
    return comma ? [element('wbr'), code] : [code]
  })
