import type { Vec2 } from './vector'

/** Two numbers of path data; a minus sign separates as well as a space does. */
const pair = (dx: number, dy: number): string => `${dx}${dy < 0 ? '' : ' '}${dy}`

/**
 * Writes dots as path data: relative moves, each followed by a line of no length that a round line cap turns into a
 * dot. Sorted by column, because small positive steps compress best.
 *
 * @param dots whole numbers, in any order.
 */
export function dotsPath(dots: readonly Vec2[]): string {
  let [x, y] = [0, 0]
  return [...dots]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .map(([px, py]) => {
      const move = `m${pair(px - x, py - y)}h0`
      ;[x, y] = [px, py]
      return move
    })
    .join('')
}

/**
 * Writes polylines as path data with relative commands, rounded to whole units.
 *
 * @param lines each at least two points; a line whose last point is its first one is closed.
 */
export function linesPath(lines: readonly (readonly Vec2[])[]): string {
  let [x, y] = [0, 0]
  let data = ''
  for (const line of lines) {
    line.forEach((point, i) => {
      const px = Math.round(point[0])
      const py = Math.round(point[1])
      const last = i === line.length - 1
      if (last && i > 1 && point === line[0]) data += 'z'
      else if (i === 0 || px !== x || py !== y)
        data += (i === 0 ? 'm' : i === 1 ? 'l' : px < x ? '' : ' ') + pair(px - x, py - y)
      ;[x, y] = [px, py]
    })
  }
  return data
}
