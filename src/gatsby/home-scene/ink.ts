import { linesPath } from './path'
import type { Vec2 } from './vector'

/**
 * Attributes of a shape. Colours are design tokens (`var(--accent)`), so the drawings follow the colour mode, and cost
 * no style rules on other pages.
 */
export type Ink = Readonly<Record<string, string | number>>

/** Lines keep their width at every size of the drawing. */
const STEADY = { 'vector-effect': 'non-scaling-stroke' }

const attributes = (ink: Ink): string =>
  Object.entries(ink)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** @returns a path of given data. */
export const shape = (data: string, ink: Ink): string => `<path d="${data}"${attributes({ ...STEADY, ...ink })}/>`

/** @returns a path of polylines. */
export const strokes = (lines: readonly (readonly Vec2[])[], ink: Ink): string => shape(linesPath(lines), ink)

/** @returns an ellipse, or a circle when one radius is given. */
export const round = ([x, y]: Vec2, [rx, ry = rx]: readonly [number, number?], ink: Ink): string =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${rx}" ry="${ry}"${attributes({ ...STEADY, ...ink })}/>`

/** Letters stand on lines and dots, with a rim of the page's colour around them. */
const LETTERS: Ink = { fill: 'var(--text-2)', stroke: 'var(--bg)', 'stroke-width': 4, 'paint-order': 'stroke' }

/** @returns a line of text, turned around its own point when an angle is given. */
export function words([x, y]: Vec2, content: string, ink: Ink = {}, angle = 0): string {
  const at = `${Math.round(x)} ${Math.round(y)}`
  const place = angle ? `translate(${at})rotate(${angle})` : `translate(${at})`
  return `<text transform="${place}"${attributes({ ...LETTERS, ...ink })}>${content}</text>`
}

/** @returns a group whose attributes its shapes inherit. */
export const group = (content: string, ink: Ink): string => `<g${attributes(ink)}>${content}</g>`
