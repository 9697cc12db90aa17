import type { Vec3 } from './vector'

/** What a surface is made of; decides how densely and in which tone it is dotted. */
export type Material = 'floor' | 'wall' | 'rug' | 'soft' | 'cloth' | 'wood' | 'glass' | 'leaf'

/** A body of the flat: a box along the axes, or an ellipsoid inscribed in that box. */
export interface Solid {
  shape: 'box' | 'ball'
  material: Material
  min: Vec3
  max: Vec3
  /** Drawn with hairline edges. */
  outlined: boolean
}

/** Where a ray first meets a solid. */
export interface Hit {
  solid: Solid
  distance: number
  point: Vec3
  normal: Vec3
}

type Meeting = { distance: number; normal: Vec3 } | undefined

function meetBox(solid: Solid, origin: Vec3, direction: Vec3): Meeting {
  let near = -Infinity
  let far = Infinity
  let axis = 0
  for (let i = 0; i < 3; i++) {
    const d = direction[i]!
    const a = (solid.min[i]! - origin[i]!) / d
    const b = (solid.max[i]! - origin[i]!) / d
    const entry = Math.min(a, b)
    if (entry > near) {
      near = entry
      axis = i
    }
    far = Math.min(far, Math.max(a, b))
  }
  if (!(near < far && near > 1e-4)) return undefined
  const sign = direction[axis]! > 0 ? -1 : 1
  return { distance: near, normal: [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0] }
}

function meetBall(solid: Solid, origin: Vec3, direction: Vec3): Meeting {
  let a = 0
  let b = 0
  let c = -1
  const radius: number[] = []
  const centre: number[] = []
  for (let i = 0; i < 3; i++) {
    const r = (solid.max[i]! - solid.min[i]!) / 2
    const m = (solid.max[i]! + solid.min[i]!) / 2
    const o = (origin[i]! - m) / r
    const d = direction[i]! / r
    a += d * d
    b += o * d
    c += o * o
    radius.push(r)
    centre.push(m)
  }
  const root = b * b - a * c
  if (root < 0) return undefined
  const distance = (-b - Math.sqrt(root)) / a
  if (distance < 1e-4) return undefined
  const normal = [0, 1, 2].map((i) => (origin[i]! + direction[i]! * distance - centre[i]!) / radius[i]! ** 2)
  const size = Math.hypot(...normal)
  return { distance, normal: normal.map((v) => v / size) as unknown as Vec3 }
}

/**
 * Finds what a ray meets first.
 *
 * @param solids everything that can be seen.
 * @param origin start of the ray.
 * @param direction unit direction; `distance` of the answer is in metres.
 * @param limit metres after which nothing counts.
 * @returns the nearest hit, or `undefined`.
 */
export function trace(solids: readonly Solid[], origin: Vec3, direction: Vec3, limit = Infinity): Hit | undefined {
  let best: Meeting
  let found: Solid | undefined
  for (const solid of solids) {
    const meeting = solid.shape === 'box' ? meetBox(solid, origin, direction) : meetBall(solid, origin, direction)
    if (meeting && meeting.distance < (best?.distance ?? limit)) {
      best = meeting
      found = solid
    }
  }
  if (!best || !found) return undefined
  const { distance, normal } = best
  const point: Vec3 = [
    origin[0] + direction[0] * distance,
    origin[1] + direction[1] * distance,
    origin[2] + direction[2] * distance,
  ]
  return { solid: found, distance, point, normal }
}
