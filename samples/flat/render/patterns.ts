import { mix, scale, type Vec3 } from '../vec'
import { hex } from './colour'
import { prints } from './prints'
import { hash, noise } from './noise'

/** A surface pattern: linear colour at a point; `axis` is the one the surface faces. */
export type Pattern = (point: Vec3, axis: number) => Vec3

const fraction = (value: number): number => value - Math.floor(value)

/** Wood: long grain along x, with tone from `seed`. */
const grain = (colour: number, along: number, across: number, seed = 0): Vec3 =>
  scale(
    hex(colour),
    0.86 + 0.2 * noise(along * 2.2, across * 26, seed) + 0.06 * noise(along * 9, across * 90, seed + 1),
  )

/** Planks 14 cm wide and 1.3 m long, joints staggered. */
const planks: Pattern = ([x, , z]) => {
  const row = Math.floor(z / 0.14)
  const along = x + hash(row, 3) * 1.3
  const plank = Math.floor(along / 1.3)
  const gap = fraction(z / 0.14) < 0.03 || fraction(along / 1.3) < 0.004
  const tint = 0.84 + 0.3 * hash(row, plank)
  return gap ? hex(0x7d5c3c) : scale(grain(0xc39a6b, along, z, row * 31 + plank), tint)
}

const tiles =
  (size: number, colour: number, joint: number, spread: number): Pattern =>
  ([x, , z]) => {
    const [i, j] = [Math.floor(x / size), Math.floor(z / size)]
    if (fraction(x / size) < 0.012 / size / 1.6 || fraction(z / size) < 0.012 / size / 1.6) return hex(joint)
    return scale(hex(colour), 1 - spread / 2 + spread * hash(i, j) + 0.05 * noise(x * 3, z * 3, 5))
  }

/** Painted walls: one colour a room, accents behind sofa and bed, skirting board, splash tiles, dark cut at the top. */
const wall: Pattern = ([x, y, z], axis) => {
  if (axis === 1) return y > 2.6 ? hex(0x565b62) : hex(0xf3f0ea)
  const bath = x > 6.6 && z > 4.1
  if (bath) {
    const along = axis === 0 ? z : x
    return fraction(along / 0.3) < 0.02 || fraction(y / 0.15) < 0.035 ? hex(0xc9d0d0) : hex(0xe4e9e8)
  }
  if (y < 0.08) return hex(0xf4f2ec)
  if (axis === 2 && z > 6.7 && x < 3.6 && y > 0.9 && y < 1.5) {
    return fraction(x / 0.15) < 0.03 || fraction(y / 0.075) < 0.05 ? hex(0xcfd3cc) : hex(0xeef0ea)
  }
  if (axis === 0 && x < 0.01 && z < 4) return hex(0xa9b8a2)
  if (axis === 0 && x > 8.59 && z < 4) return hex(0x8fa5b3)
  if (z > 4.1) return hex(0xefe8dc)
  return x > 5.1 ? hex(0xe6ebec) : hex(0xf1ece2)
}

/** Woven cloth: a fine, low weave that stays quiet when compressed. */
const cloth =
  (colour: number, weave = 0.06): Pattern =>
  ([x, y, z]) =>
    scale(hex(colour), 1 - weave / 2 + weave * noise(x * 60 + y * 20, z * 60 + y * 45, 9))

const striped =
  (colour: number, other: number, period: number, axis: 0 | 2): Pattern =>
  (point) =>
    fraction(point[axis] / period) < 0.3 ? hex(other) : hex(colour)

const rug: Pattern = ([x, , z]) => {
  const edge = Math.min(x - 1.12, 3.4 - x, z - 0.85, 3.15 - z)
  const base = scale(hex(0xe6dac4), 0.95 + 0.1 * noise(x * 40, z * 40, 2))
  if (edge < 0.05) return hex(0xb9846a)
  if (edge > 0.13 && edge < 0.16) return hex(0x5d7f86)
  const [u, v] = [Math.abs(fraction(x * 2) - 0.5), Math.abs(fraction(z * 2) - 0.5)]
  const ring = u + v
  if (edge < 0.16) return base
  if (ring < 0.1) return hex(0xb9603f)
  return ring > 0.3 && ring < 0.36 ? hex(0x7fa0a3) : base
}

/** Cabinet fronts with joints every `period` metres along an axis. */
const fronts =
  (colour: Vec3, start: number, period: number, along: 0 | 2, front: number): Pattern =>
  (point, axis) =>
    axis === front && fraction((point[along] - start) / period) < 0.012 ? scale(colour, 0.45) : colour

const door =
  (colour: number, x0: number, width: number, along: 0 | 2): Pattern =>
  (point) => {
    const [u, v] = [(point[along] - x0) / width, point[1] / 2.1]
    const inner = u > 0.15 && u < 0.85 && ((v > 0.07 && v < 0.42) || (v > 0.5 && v < 0.93))
    const edge = inner && (u < 0.18 || u > 0.82 || v < 0.085 || (v > 0.405 && v < 0.515) || v > 0.915)
    return scale(grain(colour, point[1], point[along], 3), edge ? 0.72 : 1)
  }

const leafage: Pattern = ([x, y, z]) =>
  mix(hex(0x3f6b3c), hex(0x7fae62), 0.15 + 0.85 * noise(x * 22 + y * 9, z * 22 + y * 17, 4))

const rattan: Pattern = ([x, y, z]) =>
  scale(hex(0xc49a63), (Math.floor(y * 34) + Math.floor((x + z) * 26)) % 2 ? 0.86 : 1.06)

export const patterns: Record<string, Pattern> = {
  ...prints,
  oak: planks,
  tile: tiles(0.6, 0xd5cec2, 0xb4ada1, 0.07),
  mosaic: tiles(0.3, 0xc4cccc, 0x9fa9aa, 0.1),
  wall,
  rug,
  rugPale: ([x, , z]) => scale(hex(0xd8d2c6), (Math.floor(z * 16) % 2 ? 0.94 : 1.03) + 0.05 * noise(x * 30, z * 30, 6)),
  sofa: cloth(0x5f7f8a),
  sofaSeat: cloth(0x6b8c97),
  headboard: cloth(0x9c8b78),
  duvet: cloth(0x6d8aa3, 0.04),
  throw: striped(0xe6dcc8, 0xc77b57, 0.09, 0),
  bluegrey: cloth(0x8ea5b3, 0.04),
  linen: cloth(0xd9cbb0, 0.04),
  mat: striped(0x6b6257, 0x857b6e, 0.06, 0),
  walnut: ([x, y, z]) => grain(0x8a5f3f, x + y * 0.7, z, 1),
  oakTop: ([x, y, z]) => grain(0xc79d6c, x + y, z, 8),
  oakCabinet: (point, axis) => scale(fronts(grain(0xc29767, point[2], point[1], 8), 0.55, 0.667, 2, 0)(point, axis), 1),
  sage: fronts(hex(0x8aa08a), 0.66, 0.58, 0, 2),
  wardrobe: fronts(hex(0xe3dccd), 6.9, 0.567, 0, 2),
  door: door(0x6f4a33, 5.3, 0.95, 0),
  leaf: door(0xe9dcc6, 0, 0.9, 2),
  leafage,
  rattan,
}
