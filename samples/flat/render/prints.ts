import type { Vec3 } from '../vec'
import { scale } from '../vec'
import { hex } from './colour'

type Print = (point: Vec3, axis: number) => Vec3

/** Where the framed prints hang: corner and size on the wall, along z (x walls) or x (z walls). */
const frames: { wall: 0 | 2; at: number; from: number; y: number; width: number; height: number }[] = [
  { wall: 0, at: 0, from: 1, y: 1.3, width: 0.44, height: 0.6 },
  { wall: 0, at: 0, from: 1.62, y: 1.3, width: 0.76, height: 0.6 },
  { wall: 0, at: 0, from: 2.56, y: 1.3, width: 0.44, height: 0.6 },
  { wall: 0, at: 8.6, from: 1.15, y: 1.4, width: 0.45, height: 0.5 },
  { wall: 0, at: 8.6, from: 2.1, y: 1.4, width: 0.45, height: 0.5 },
  { wall: 0, at: 5.2, from: 0.6, y: 1.35, width: 0.9, height: 0.5 },
  { wall: 0, at: 0, from: 4.75, y: 1.25, width: 0.65, height: 0.55 },
  { wall: 2, at: 4.2, from: 4.86, y: 1.3, width: 0.36, height: 0.5 },
  { wall: 2, at: 3.9, from: 1.4, y: 1.37, width: 0.32, height: 0.25 },
]

/** (u, v) inside the frame a point belongs to, v upward; `undefined` off every frame. */
function place(point: Vec3): readonly [number, number] | undefined {
  for (const { wall, at, from, y, width, height } of frames) {
    const [u, v] = [(point[wall === 0 ? 2 : 0] - from) / width, (point[1] - y) / height]
    if (Math.abs(point[wall] - at) < 0.05 && u > -0.01 && u < 1.01 && v > -0.01 && v < 1.01) return [u, v]
  }
  return undefined
}

/** A print in an oak frame with a paper mount. */
const framed =
  (draw: (u: number, v: number) => Vec3): Print =>
  (point) => {
    const spot = place(point)
    if (!spot) return hex(0x8a6848)
    const [u, v] = spot
    const edge = Math.min(u, 1 - u, v, 1 - v)
    if (edge < 0.045) return hex(0x8a6848)
    return edge < 0.13 ? hex(0xf6f2e9) : draw(u, v)
  }

const sun = framed((u, v) => {
  const r = Math.sqrt((u - 0.5) ** 2 + ((v - 0.58) * 1.3) ** 2)
  if (r < 0.17) return hex(0xd9793f)
  return v < 0.36 + 0.05 * Math.sin(u * 8) ? hex(0x3f5f66) : hex(0xecd9b5)
})

const hills = framed((u, v) => {
  const far = 0.52 + 0.09 * Math.sin(u * 7 + 1)
  const near = 0.34 + 0.08 * Math.sin(u * 9 + 4)
  if (v < near) return hex(0x39584c)
  if (v < far) return hex(0x7d9d80)
  return scale(hex(0xd9c8a2), 0.8 + 0.35 * v)
})

const leaf = framed((u, v) => {
  const bend = u - 0.5 - 0.12 * Math.sin(v * 3)
  const blade = Math.abs(bend) < 0.26 * Math.sin(Math.min(1, Math.max(0, (v - 0.15) / 0.7)) * Math.PI)
  if (Math.abs(bend) < 0.012) return hex(0x2e4a3c)
  return blade ? hex(0x5f8a6b) : hex(0xeee4d1)
})

const fruit = framed((u, v) => {
  const disc = (x: number, y: number, r: number): boolean => (u - x) ** 2 + (v - y) ** 2 < r * r
  if (disc(0.4, 0.42, 0.15)) return hex(0xc7562f)
  if (disc(0.62, 0.45, 0.13)) return hex(0xdfa640)
  return v < 0.32 ? hex(0x8fa7a0) : hex(0xf0e6d3)
})

/** The framed pictures of the flat, drawn by formula. */
export const prints: Record<string, Print> = {
  printSun: sun,
  printHills: hills,
  printLeaf: leaf,
  printFruit: fruit,
  photo: hills,
}
