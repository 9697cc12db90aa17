import { CEILING, WALL, bathDoor, openings, outline, windows, type Opening } from '../layout'
import { box, each, post, type Solid } from '../solids'

/** A wall along x from `x0` to `x1`, with holes where the openings are. */
function wall(
  paint: string,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  holes: Opening[],
) {
  const parts: Solid[] = []
  let from = x0
  for (const { x, y } of holes) {
    parts.push(box(paint, [from, 0, z0, x[0], CEILING, z1]))
    if (y[0] > 0) parts.push(box(paint, [x[0], 0, z0, x[1], y[0], z1]))
    parts.push(box(paint, [x[0], y[1], z0, x[1], CEILING, z1]))
    from = x[1]
  }
  parts.push(box(paint, [from, 0, z0, x1, CEILING, z1]))
  return parts
}

/** A window frame with a middle post, and a board on the sill that looks into the room. */
function windowFrame({ x: [x0, x1], y: [y0, y1], z: [z0, z1] }: Opening): Solid[] {
  const f = 0.05
  const inward = z0 < 0 ? 1 : -1
  const [a, b] = inward > 0 ? [z0 + 0.05, z0 + 0.11] : [z1 - 0.11, z1 - 0.05]
  const inner = inward > 0 ? z1 : z0
  const middle = (x0 + x1) / 2
  return [
    box('frame', [x0, y0, a, x1, y0 + f, b]),
    box('frame', [x0, y1 - f, a, x1, y1, b]),
    box('frame', [x0, y0 + f, a, x0 + f, y1 - f, b]),
    box('frame', [x1 - f, y0 + f, a, x1, y1 - f, b]),
    box('frame', [middle - f / 2, y0 + f, a, middle + f / 2, y1 - f, b]),
    box('frame', [
      x0 - 0.05,
      y0 - 0.035,
      Math.min(inner, inner + inward * 0.1),
      x1 + 0.05,
      y0,
      Math.max(inner, inner + inward * 0.1),
    ]),
  ]
}

/** The casing around a door in a wall along x: two jambs and a lintel, 1.5 cm proud of the wall inside the flat. */
function casing({ x: [x0, x1], y: [, y1], z: [z0, z1] }: Opening): Solid[] {
  const [a, b] = [z0 - 0.015, Math.min(z1 + 0.015, outline.z[1])]
  return [
    box('frame', [x0 - 0.06, 0, a, x0, y1 + 0.06, b]),
    box('frame', [x1, 0, a, x1 + 0.06, y1 + 0.06, b]),
    box('frame', [x0, y1, a, x1, y1 + 0.06, b]),
  ]
}

const named = (id: string): Opening => [...windows, ...openings].find((hole) => hole.id === id)!

/** Floors, ceiling, walls, windows and doors. */
export function shell(): Solid[] {
  const [south, bed, kitchen] = [named('living-window'), named('bedroom-window'), named('kitchen-window')]
  const [open, bedDoor, entrance] = [named('living-opening'), named('bedroom-door'), named('entrance')]
  const [d0, d1] = bathDoor.z
  return [
    box('oak', [-WALL, -0.2, -WALL, 8.8, 0, 4.1]),
    box('tile', [-WALL, -0.2, 4.1, 6.6, 0, 7]),
    box('mosaic', [6.6, -0.2, 4.1, 8.8, 0, 7]),
    box('ceiling', [-WALL, CEILING, -WALL, 8.8, CEILING + 0.2, 7]),
    box('wall', [-WALL, 0, -WALL, 0, CEILING, 7]),
    box('wall', [8.6, 0, -WALL, 8.8, CEILING, 7]),
    ...wall('wall', [0, 5.1], [-WALL, 0], [south]),
    ...wall('wall', [5.1, 8.6], [-WALL, 0], [bed]),
    ...wall('wall', [0, 8.6], [4, 4.2], [open, bedDoor]),
    ...wall('wall', [0, 8.6], [6.8, 7], [kitchen, entrance]),
    box('wall', [5, 0, 0, 5.2, CEILING, 4]),
    box('wall', [6.5, 0, 4.2, 6.7, CEILING, d0]),
    box('wall', [6.5, 0, d1, 6.7, CEILING, 6.8]),
    box('wall', [6.5, bathDoor.y[1], d0, 6.7, CEILING, d1]),
    ...each([south, bed, kitchen], windowFrame),
    ...each([open, bedDoor, entrance], casing),
    // Leaves: bedroom (open against the wall), entrance and bathroom (closed), with their handles.
    box('leaf', [5.3, 0.01, 3.12, 5.345, 2.06, 3.98]),
    box('metal', [5.345, 1, 3.17, 5.4, 1.02, 3.29]),
    box('door', [5.3, 0, 6.86, 6.25, 2.1, 6.92]),
    box('metal', [5.37, 0.98, 6.79, 5.5, 1.01, 6.86]),
    post('metal', [5.4, 6.84], 0.03, [1.1, 1.16]),
    box('leaf', [6.56, 0.01, d0, 6.64, 2.05, d1]),
    box('metal', [6.5, 1, d1 - 0.18, 6.56, 1.02, d1 - 0.06]),
    box('frame', [6.485, 0, d0 - 0.06, 6.715, 2.11, d0]),
    box('frame', [6.485, 0, d1, 6.715, 2.11, d1 + 0.06]),
    box('frame', [6.485, 2.05, d0, 6.715, 2.11, d1]),
  ]
}
