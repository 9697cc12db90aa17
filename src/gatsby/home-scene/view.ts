import { createCamera } from './camera'
import { solids } from './flat'
import { blocked, trace, type Hit, type Solid } from './solid'
import { add, length, normalize, subtract, type Vec2, type Vec3 } from './vector'

/** Size of the drawing's view box; 1.5 units are about one CSS pixel on a desktop. */
export const PAPER = { width: 1080, height: 806 } as const

const camera = createCamera({
  target: [4.3, 0.5, 2],
  azimuth: -0.6,
  elevation: 0.66,
  distance: 13.5,
  focal: 1290,
  centre: [548, 372],
})

/** Projects a point of the flat onto the paper. */
export const project = (point: Vec3): Vec2 => camera.project(point)

/** The paper is divided into tiles of this size; a tile knows which solids a ray through it can meet. */
const TILE = 16
const COLUMNS = Math.ceil(PAPER.width / TILE)
const ROWS = Math.ceil(PAPER.height / TILE)

/** Lists, for every tile of the paper, the solids that the rectangle around their projected box touches it. */
function listByTile(): Solid[][] {
  const lists: Solid[][] = Array.from({ length: COLUMNS * ROWS }, () => [])
  for (const solid of solids) {
    const corners = [solid.min[0], solid.max[0]].flatMap((x) =>
      [solid.min[1], solid.max[1]].flatMap((y) => [solid.min[2], solid.max[2]].map((z) => project([x, y, z]))),
    )
    const across = corners.map(([x]) => Math.floor(x / TILE))
    const down = corners.map(([, y]) => Math.floor(y / TILE))
    for (let row = Math.max(0, Math.min(...down)); row <= Math.min(ROWS - 1, Math.max(...down)); row++)
      for (
        let column = Math.max(0, Math.min(...across));
        column <= Math.min(COLUMNS - 1, Math.max(...across));
        column++
      )
        lists[row * COLUMNS + column]?.push(solid)
  }
  return lists
}

let lists: Solid[][] | undefined

/** @returns what the camera sees at a place on the paper, or `undefined` where the paper stays empty. */
export function look(x: number, y: number): Hit | undefined {
  lists ??= listByTile()
  const list = lists[Math.floor(y / TILE) * COLUMNS + Math.floor(x / TILE)]
  return list && trace(list, camera.eye, camera.ray(x, y))
}

/** @returns whether nothing stands between two points; the last centimetre does not count. */
export function sees(from: Vec3, to: Vec3): boolean {
  const way = subtract(to, from)
  return !blocked(solids, from, normalize(way), length(way) - 0.01)
}

/** @returns whether the camera sees a point of the flat. */
export const visible = (point: Vec3): boolean => sees(camera.eye, point)

/** @returns the hit's point, lifted off its surface so that the surface does not hide it. */
export const lifted = ({ point, normal }: Hit): Vec3 =>
  add(point, [normal[0] * 0.02, normal[1] * 0.02, normal[2] * 0.02])
