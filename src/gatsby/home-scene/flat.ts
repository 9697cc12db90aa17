import type { Material, Solid } from './solid'
import type { Vec3 } from './vector'

/**
 * The flat of the drawing: living room x 0–5, bedroom x 5.2–8.6, both z 0–4, metres. It is cut open: the two near walls
 * are left out, the partition is cut at {@link CUT}.
 */
export const FLAT = { width: 8.6, depth: 4, height: 2.7, wall: 0.2, partition: [5, 5.2] } as const
/** Height of the horizontal section through the partition and the tall cupboards at the near wall. */
export const CUT = 1.05
/** Door in the partition and entry door in the near wall: from–to along the wall. */
export const DOORS = { inner: [2.5, 3.4], entry: [0.5, 1.45] } as const
/** Windows of the back wall: x from–to, y from–to. */
export const WINDOWS = [
  [1.3, 3.9, 0.85, 2.25],
  [6, 7.8, 0.95, 2.2],
] as const
/** Observer points: where panoramas were taken, on the floor. */
export const OBSERVERS: readonly Vec3[] = [
  [2.5, 0, 2.75],
  [4.25, 0, 2.95],
  [6.3, 0, 3.05],
]
/** Height of the camera above an observer point. */
export const EYE_HEIGHT = 1.5
/** Where the cameras of the observer points stand. */
export const EYES = OBSERVERS.map(([x, , z]): Vec3 => [x, EYE_HEIGHT, z])

type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

const solid = (material: Material, box: Box, outlined = true, shape: Solid['shape'] = 'box'): Solid => ({
  shape,
  material,
  min: [box[0], box[1], box[2]],
  max: [box[3], box[4], box[5]],
  outlined,
})

/** Four legs of a table or bed: the footprint's corners, `size` wide. */
const legs = (x0: number, z0: number, x1: number, z1: number, top: number, size = 0.06): Solid[] =>
  [x0, x1 - size].flatMap((x) => [z0, z1 - size].map((z) => solid('wood', [x, 0, z, x + size, top, z + size], false)))

/** The back wall as slabs around its two windows. */
function backWall(): Solid[] {
  const { width, height, wall } = FLAT
  const slab = (x0: number, y0: number, x1: number, y1: number): Solid =>
    solid('wall', [x0, y0, -wall, x1, y1, 0], false)
  const [a, b] = WINDOWS
  return [
    slab(0, 0, a[0], height),
    slab(a[1], 0, b[0], height),
    slab(b[1], 0, width, height),
    ...WINDOWS.flatMap(([x0, x1, y0, y1]) => [slab(x0, 0, x1, y0), slab(x0, y1, x1, height)]),
  ]
}

const shell: Solid[] = [
  solid('floor', [0, -0.1, 0, 5.1, 0, FLAT.depth], false),
  solid('floor', [5.1, -0.1, 0, FLAT.width, 0, FLAT.depth], false),
  ...backWall(),
  solid('wall', [FLAT.width, 0, -FLAT.wall, FLAT.width + FLAT.wall, FLAT.height, FLAT.depth], false),
  solid('wall', [5, 0, 0, 5.2, CUT, DOORS.inner[0]], false),
  solid('wall', [5, 0, DOORS.inner[1], 5.2, CUT, FLAT.depth], false),
]

const living: Solid[] = [
  // Sofa: seat, back, arms, two seat cushions, two pillows.
  solid('soft', [0.05, 0.08, 0.95, 0.95, 0.42, 3.05]),
  solid('soft', [0.05, 0.42, 0.95, 0.3, 0.86, 3.05]),
  solid('soft', [0.3, 0.42, 0.95, 0.95, 0.62, 1.15]),
  solid('soft', [0.3, 0.42, 2.85, 0.95, 0.62, 3.05]),
  solid('soft', [0.3, 0.42, 1.17, 0.9, 0.54, 1.98]),
  solid('soft', [0.3, 0.42, 2.02, 0.9, 0.54, 2.83]),
  solid('soft', [0.28, 0.54, 1.25, 0.48, 0.92, 1.65], false, 'ball'),
  solid('soft', [0.28, 0.54, 2.35, 0.48, 0.9, 2.75], false, 'ball'),
  solid('rug', [1.15, 0, 0.9, 3.35, 0.015, 3.1]),
  // Coffee table with two books and a pot.
  solid('wood', [1.55, 0.36, 1.55, 2.55, 0.41, 2.45]),
  ...legs(1.55, 1.55, 2.55, 2.45, 0.36),
  solid('leaf', [1.8, 0.41, 1.7, 2.1, 0.46, 1.95]),
  solid('leaf', [2.2, 0.41, 2.05, 2.36, 0.56, 2.21], false, 'ball'),
  // Television on its cabinet.
  solid('wood', [4.6, 0.1, 0.55, 5, 0.48, 2.3]),
  solid('glass', [4.93, 0.49, 0.95, 4.98, 1.04, 1.93]),
  // Plant in the corner.
  solid('wood', [0.18, 0, 0.18, 0.5, 0.36, 0.5]),
  solid('leaf', [0.08, 0.42, 0.1, 0.6, 0.95, 0.58], false, 'ball'),
  solid('leaf', [0.16, 0.8, 0.16, 0.54, 1.3, 0.52], false, 'ball'),
  // Curtains.
  solid('cloth', [0.98, 0.1, 0.02, 1.3, 2.5, 0.1], false),
  solid('cloth', [3.9, 0.1, 0.02, 4.22, 2.5, 0.1], false),
]

const bedroom: Solid[] = [
  // Bed: frame, mattress, blanket, its fold, two pillows, headboard.
  solid('wood', [6.55, 0.1, 0.95, 8.5, 0.3, 2.75]),
  solid('soft', [6.57, 0.3, 0.97, 8.5, 0.5, 2.73]),
  solid('soft', [6.55, 0.28, 0.94, 7.7, 0.55, 2.76]),
  solid('rug', [7.5, 0.5, 0.94, 7.85, 0.585, 2.76]),
  solid('leaf', [8.02, 0.46, 1.08, 8.46, 0.72, 1.8], false, 'ball'),
  solid('leaf', [8.02, 0.46, 1.9, 8.46, 0.72, 2.62], false, 'ball'),
  solid('wood', [8.5, 0, 0.9, 8.6, 1.1, 2.8]),
  // Night table and lamp.
  solid('wood', [8.18, 0, 0.35, 8.6, 0.48, 0.8]),
  solid('leaf', [8.28, 0.6, 0.46, 8.5, 0.84, 0.68], false, 'ball'),
  solid('wood', [8.37, 0.48, 0.55, 8.41, 0.64, 0.59], false),
  // Desk, screen, chair.
  solid('wood', [5.2, 0.7, 0.4, 5.8, 0.74, 1.7]),
  ...legs(5.2, 0.4, 5.8, 1.7, 0.7),
  solid('glass', [5.28, 0.84, 0.8, 5.31, 1.16, 1.3]),
  solid('soft', [5.85, 0.42, 0.85, 6.25, 0.47, 1.25]),
  solid('soft', [6.2, 0.47, 0.85, 6.25, 0.9, 1.25]),
  ...legs(5.85, 0.85, 6.25, 1.25, 0.42, 0.04),
  solid('rug', [5.9, 0, 1.2, 7.3, 0.012, 2.9]),
  solid('cloth', [5.7, 0.1, 0.02, 6, 2.5, 0.1], false),
  solid('cloth', [7.8, 0.1, 0.02, 8.1, 2.5, 0.1], false),
]

/** Footprints of the bookcase and the wardrobe at the near wall, which would hide the rooms: x, z from–to. */
export const FOOTPRINTS = [
  [2.2, 3.68, 4, 4],
  [6.7, 3.42, 8.6, 4],
] as const

/** Everything the camera can see. */
export const solids: readonly Solid[] = [...shell, ...living, ...bedroom]
/** What stands in the rooms, without floors and walls. */
export const furniture: readonly Solid[] = [...living, ...bedroom]
