import { add, normalize, scale, type Vec3 } from './vector'

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
  point: Vec3
  normal: Vec3
}

/** Anything nearer than this, in metres, is the surface the ray starts on. */
const NEAREST = 1e-4

/** @returns metres to a box along a unit direction, or `Infinity` when the ray misses it or starts inside. */
function toBox({ min, max }: Solid, origin: Vec3, direction: Vec3): number {
  let near = -Infinity
  let far = Infinity
  for (let i = 0; i < 3; i++) {
    const a = (min[i]! - origin[i]!) / direction[i]!
    const b = (max[i]! - origin[i]!) / direction[i]!
    if (a < b) {
      if (a > near) near = a
      if (b < far) far = b
    } else {
      if (b > near) near = b
      if (a < far) far = a
    }
    if (near >= far) return Infinity
  }
  return near > NEAREST ? near : Infinity
}

/** @returns metres to an ellipsoid, or `Infinity`. */
function toBall({ min, max }: Solid, origin: Vec3, direction: Vec3): number {
  let a = 0
  let b = 0
  let c = -1
  for (let i = 0; i < 3; i++) {
    const radius = (max[i]! - min[i]!) / 2
    const o = (origin[i]! - (max[i]! + min[i]!) / 2) / radius
    const d = direction[i]! / radius
    a += d * d
    b += o * d
    c += o * o
  }
  const root = b * b - a * c
  if (root < 0) return Infinity
  const distance = (-b - Math.sqrt(root)) / a
  return distance > NEAREST ? distance : Infinity
}

const distanceTo = (solid: Solid, origin: Vec3, direction: Vec3): number =>
  solid.shape === 'box' ? toBox(solid, origin, direction) : toBall(solid, origin, direction)

/** The outward normal of a solid at a point of its surface. */
function normalAt({ shape, min, max }: Solid, point: Vec3): Vec3 {
  const offset = point.map((value, i) => (2 * value - max[i]! - min[i]!) / (max[i]! - min[i]!)) as unknown as Vec3
  if (shape === 'ball')
    return normalize([offset[0] / (max[0] - min[0]), offset[1] / (max[1] - min[1]), offset[2] / (max[2] - min[2])])
  const outermost = Math.max(...offset.map(Math.abs))
  return offset.map((value) => (Math.abs(value) === outermost ? Math.sign(value) : 0)) as unknown as Vec3
}

/**
 * Finds what a ray meets first.
 *
 * @param solids everything that can be seen.
 * @param origin start of the ray.
 * @param direction unit direction.
 * @returns the nearest hit, or `undefined`.
 */
export function trace(solids: readonly Solid[], origin: Vec3, direction: Vec3): Hit | undefined {
  let least = Infinity
  let solid: Solid | undefined
  for (const candidate of solids) {
    const distance = distanceTo(candidate, origin, direction)
    if (distance < least) [least, solid] = [distance, candidate]
  }
  if (!solid) return undefined
  const point = add(origin, scale(direction, least))
  return { solid, point, normal: normalAt(solid, point) }
}

/** @returns whether a ray meets anything nearer than `limit` metres. */
export const blocked = (solids: readonly Solid[], origin: Vec3, direction: Vec3, limit: number): boolean =>
  solids.some((solid) => distanceTo(solid, origin, direction) < limit)
