import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { eachElement } from '../hast'

/**
 * Sizes that text may have in a drawing, user units, by the width it is drawn in. On the page (style.css) they are 14 to
 * 16 px at every width; below 360 px the drawing scrolls. Narrow drawings have one size; that of wide ones grows on phones.
 */
const SCALES = [
  { width: 360, smallest: 14, largest: 14 },
  { width: 480, smallest: 14, largest: 15 },
] as const

/** @returns what is wrong with the scale of a drawing, and what to do about it, in Chinese; `undefined` when nothing is. */
export function scaleProblem(svg: Element): [message: string, remedy: string] | undefined {
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2])
  const scale = SCALES.find((one) => one.width === width)
  if (!scale) return [`图宽 ${width}，不是 360 或 480：字不会和正文一样大`, '把画布改成 360 宽，内容竖着排']
  const wrong: number[] = []
  eachElement(svg, ({ properties }) => {
    const size = Number.parseFloat(String(properties.fontSize ?? NaN))
    if (size < scale.smallest || size > scale.largest) wrong.push(size)
  })
  if (!wrong.length) return undefined
  const { smallest, largest } = scale
  return [
    `图里有字号 ${[...new Set(wrong)].join('、')}，在页面上不是 14 到 16 像素`,
    `画布宽 ${width} 时写 ${smallest === largest ? smallest : `${smallest} 到 ${largest}`}`,
  ]
}

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef\u2014\u2026]/u
/** Width of a Latin letter or a digit, in ems: that of most is less. */
const LETTER = 0.55
/** Fonts differ: what is over the edge by less can be read. */
const SLACK = 8

const numberOf = (value: unknown): number => Number.parseFloat(String(value))

/** @returns the first text of a drawing that runs over its edge, and what to do about it; texts that are turned or moved are left out. */
export function overflowProblem(svg: Element): [message: string, remedy: string] | undefined {
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2])
  let found: [string, string] | undefined
  let isMoved = false
  /** @param inherited size and anchor of the text in what the element stands in. */
  const look = (node: Element, inherited: { size: number; anchor: string }): void => {
    const { tagName, properties } = node
    const own = numberOf(properties.fontSize)
    const size = Number.isFinite(own) ? own : inherited.size
    const anchor = String(properties.textAnchor ?? inherited.anchor)
    if (properties.transform !== undefined && tagName === 'g') isMoved = true
    if (tagName === 'text' && properties.transform === undefined) found ??= overEdge(node, { size, anchor }, width)
    for (const child of node.children) if (child.type === 'element') look(child, { size, anchor })
  }
  look(svg, { size: Number.NaN, anchor: 'start' })
  return isMoved ? undefined : found
}

function overEdge(
  node: Element,
  { size, anchor }: { size: number; anchor: string },
  width: number,
): [message: string, remedy: string] | undefined {
  const x = numberOf(node.properties.x)
  if (!Number.isFinite(x) || !Number.isFinite(size)) return undefined
  const words = toString(node).trim()
  const length = [...words].reduce((sum, sign) => sum + (WIDE.test(sign) ? 1 : LETTER), 0) * size
  const start = x - length * ({ middle: 0.5, end: 1 }[anchor] ?? 0)
  const over = Math.round(Math.max(start + length - width, -start))
  return over > SLACK ? [`图里的“${words}”超出画布约 ${over}`, '移进来，或分成两行'] : undefined
}
