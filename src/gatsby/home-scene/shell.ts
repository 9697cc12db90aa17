import { CUT, DOORS, FLAT, FOOTPRINTS, WINDOWS } from './flat'
import { visiblePieces } from './outlines'
import type { Vec2, Vec3 } from './vector'
import { project } from './view'

const { width, depth, height, wall, partition } = FLAT
/** Lines on floors and walls are lifted by this much, so that the surface under them does not hide them. */
const LIFT = 0.003

const polygon = (corners: readonly Vec3[]): Vec2[] => {
  const points = corners.map(project)
  return points[0] ? [...points, points[0]] : []
}

const rectangle = (x0: number, z0: number, x1: number, z1: number, y = 0): Vec2[] =>
  polygon([
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ])

/** @returns the surfaces where the drawing cuts through walls, as closed polygons: near walls, partition, wall ends. */
export function cutFaces(): Vec2[][] {
  const far = -wall
  const right = width + wall
  const near = depth + wall
  const [door0, door1] = DOORS.entry
  return [
    polygon([
      [far, 0, far],
      [0, 0, far],
      [0, 0, depth],
      [door0, 0, depth],
      [door0, 0, near],
      [far, 0, near],
    ]),
    rectangle(door1, depth, right, near),
    rectangle(partition[0], 0, partition[1], DOORS.inner[0], CUT),
    rectangle(partition[0], DOORS.inner[1], partition[1], depth, CUT),
    polygon([
      [0, height, 0],
      [width, height, 0],
      [width, height, depth],
      [right, height, depth],
      [right, height, far],
      [0, height, far],
    ]),
    polygon([
      [0, 0, 0],
      [0, height, 0],
      [0, height, far],
      [0, 0, far],
    ]),
    polygon([
      [width, 0, depth],
      [width, height, depth],
      [right, height, depth],
      [right, 0, depth],
    ]),
  ]
}

/** @returns the visible corner lines of walls, partition and windows. */
export function wallLines(): Vec2[][] {
  const lines: [Vec3, Vec3][] = [
    [
      [width - LIFT, LIFT, LIFT],
      [width - LIFT, height, LIFT],
    ],
    [
      [0, LIFT, LIFT],
      [partition[0], LIFT, LIFT],
    ],
    [
      [partition[1], LIFT, LIFT],
      [width, LIFT, LIFT],
    ],
    [
      [width - LIFT, LIFT, 0],
      [width - LIFT, LIFT, depth],
    ],
  ]
  for (const z of [DOORS.inner[0], DOORS.inner[1], depth])
    for (const x of partition)
      lines.push([
        [x, 0, z],
        [x, CUT, z],
      ])
  for (const [z0, z1] of [
    [0, DOORS.inner[0]],
    [DOORS.inner[1], depth],
  ] as const)
    lines.push([
      [partition[0] - LIFT, LIFT, z0],
      [partition[0] - LIFT, LIFT, z1],
    ])
  for (const [x0, x1, y0, y1] of WINDOWS) {
    const middle = (x0 + x1) / 2
    lines.push(
      [
        [x0, y0, LIFT],
        [x1, y0, LIFT],
      ],
      [
        [x0, y1, LIFT],
        [x1, y1, LIFT],
      ],
      [
        [x0, y0, LIFT],
        [x0, y1, LIFT],
      ],
      [
        [x1, y0, LIFT],
        [x1, y1, LIFT],
      ],
      [
        [middle, y0, -wall / 2],
        [middle, y1, -wall / 2],
      ],
      [
        [x0, y0 + LIFT, -wall],
        [x1, y0 + LIFT, -wall],
      ],
      [
        [x1 - LIFT, y0, -wall],
        [x1 - LIFT, y1, -wall],
      ],
    )
  }
  return lines.flatMap(([from, to]) => visiblePieces(from, to))
}

/** @returns a grid on the floor, one metre apart, where furniture leaves it free. */
export function floorGrid(): Vec2[][] {
  const lines: Vec2[][] = []
  for (let x = 1; x < width; x++) lines.push(...visiblePieces([x, LIFT, 0], [x, LIFT, depth]))
  for (let z = 1; z < depth; z++) lines.push(...visiblePieces([0, LIFT, z], [width, LIFT, z]))
  return lines
}

/**
 * A door as plans show it: the leaf open at a right angle, and the quarter circle it swings through.
 *
 * @param start angle on the floor, radians from +X towards +Z, at which the quarter circle begins.
 * @param open angle of the open leaf.
 */
function door(hinge: Vec3, leaf: number, start: number, open: number): Vec2[][] {
  const at = (angle: number): Vec2 => project([hinge[0] + leaf * Math.cos(angle), 0, hinge[2] + leaf * Math.sin(angle)])
  const arc = Array.from({ length: 9 }, (_, i) => at(start + (i / 8) * (Math.PI / 2)))
  return [arc, [project(hinge), at(open)]]
}

/** @returns plan symbols on the floor: two doors, and the crossed footprints of the tall cupboards. */
export function planSymbols(): Vec2[][] {
  const [door0, door1] = DOORS.entry
  return [
    ...door([door0, 0, depth], door1 - door0, -Math.PI / 2, -Math.PI / 2),
    ...door([partition[1], 0, DOORS.inner[1]], DOORS.inner[1] - DOORS.inner[0], -Math.PI / 2, 0),
    ...FOOTPRINTS.flatMap(([x0, z0, x1, z1]) => [
      rectangle(x0, z0, x1, z1),
      [project([x0, 0, z0]), project([x1, 0, z1])],
      [project([x0, 0, z1]), project([x1, 0, z0])],
    ]),
  ]
}
