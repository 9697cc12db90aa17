import type { Vec3 } from './vec'

/**
 * The flat in numbers: metres, Y up, floor on y = 0. The windows of living room and bedroom look to −Z (south),
 * the entrance door is in the +Z wall. Panoramas, model, floor plan and plugin data all read these numbers.
 */
export const CEILING = 2.7
/** Thickness of every wall. */
export const WALL = 0.2

/** A room: inner extent on the floor and what the floor plan says about it. */
export interface Room {
  id: string
  name: string
  x: readonly [number, number]
  z: readonly [number, number]
  /** Panoramas taken in it. */
  observers: readonly number[]
  /** Point of its label in model modes. */
  label: Vec3
}

export const rooms: readonly Room[] = [
  { id: 'living', name: '客厅', x: [0, 5], z: [0, 4], observers: [0], label: [2.5, 1.2, 2] },
  { id: 'bedroom', name: '主卧', x: [5.2, 8.6], z: [0, 4], observers: [2], label: [6.9, 1.2, 2] },
  { id: 'kitchen', name: '餐厨', x: [0, 4.2], z: [4.2, 6.8], observers: [], label: [2.1, 1.2, 5.5] },
  { id: 'hall', name: '玄关', x: [4.2, 6.5], z: [4.2, 6.8], observers: [1], label: [5.4, 1.2, 5.5] },
  { id: 'bath', name: '卫生间', x: [6.7, 8.6], z: [4.2, 6.8], observers: [], label: [7.65, 1.2, 5.5] },
]

/** Outer faces of the outer walls. */
export const outline = { x: [-WALL, 8.8], z: [-WALL, 7] } as const

/** A hole in a wall that runs along x; `z` is the wall's inner extent, `y` from sill to lintel. */
export interface Opening {
  id: string
  name: string
  x: readonly [number, number]
  y: readonly [number, number]
  z: readonly [number, number]
}

export const windows: readonly Opening[] = [
  { id: 'living-window', name: '客厅窗', x: [1.3, 3.9], y: [0.45, 2.3], z: [-WALL, 0] },
  { id: 'bedroom-window', name: '主卧窗', x: [6, 7.8], y: [0.9, 2.25], z: [-WALL, 0] },
  { id: 'kitchen-window', name: '厨房窗', x: [0.75, 1.75], y: [1.1, 2.15], z: [6.8, 7] },
]

export const openings: readonly Opening[] = [
  { id: 'living-opening', name: '客厅垭口', x: [2.6, 4.8], y: [0, 2.35], z: [4, 4.2] },
  { id: 'bedroom-door', name: '卧室门', x: [5.35, 6.25], y: [0, 2.08], z: [4, 4.2] },
  { id: 'entrance', name: '入户门', x: [5.3, 6.25], y: [0, 2.1], z: [6.8, 7] },
]

/** The closed door between hall and bathroom, in the wall x 6.5…6.7. */
export const bathDoor = { id: 'bath-door', name: '卫生间门', x: [6.5, 6.7], y: [0, 2.05], z: [4.75, 5.55] } as const

/** Places of the three panoramas, at eye height. */
export const EYE = 1.5
export const observers = [
  { x: 2.5, z: 2.75, next: [1] },
  { x: 4.7, z: 5.4, next: [0, 2] },
  { x: 6.3, z: 3.05, next: [1] },
] as const

/** Angle of north on the plan, radians: 0 is +X, counter-clockwise, so 3π/2 is +Z. */
export const NORTH = (3 * Math.PI) / 2
