import type { Solid } from '../solids'
import type { Vec3 } from '../vec'
import type { Tracer } from './tracer'

/** A solid that gives off light. */
export interface Lamp {
  index: number
  glow: Vec3
  centre: Vec3
  /** Extent of its bounding box. */
  size: Vec3
}

export const lampsOf = (solids: readonly Solid[]): Lamp[] =>
  solids.flatMap(({ glow, min, max }, index) => {
    if (!glow) return []
    const half = (k: 0 | 1 | 2): number => (min[k] + max[k]) / 2
    return [
      { index, glow, centre: [half(0), half(1), half(2)], size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]] },
    ]
  })

/** Points of a lamp that are asked whether they are in sight, as parts of its extent. */
const SPOTS: readonly Vec3[] = [
  [0.3, -0.3, 0.1],
  [-0.3, 0.1, 0.3],
  [0.1, 0.3, -0.3],
  [-0.1, -0.1, -0.1],
]

/** Light of the lamps on a point. Lamps are small, so a random search for them (`gather`) would be grainy. */
export function lampLight(tracer: Tracer, lamps: readonly Lamp[], [px, py, pz]: Vec3, [nx, ny, nz]: Vec3): Vec3 {
  const sum: [number, number, number] = [0, 0, 0]
  for (const { index, glow, centre, size } of lamps) {
    for (const [ox, oy, oz] of SPOTS) {
      const dx = centre[0] + ox * size[0] - px
      const dy = centre[1] + oy * size[1] - py
      const dz = centre[2] + oz * size[2] - pz
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz)
      const [ux, uy, uz] = [dx / distance, dy / distance, dz / distance]
      const facing = ux * nx + uy * ny + uz * nz
      if (facing <= 0 || !tracer.nearest(px, py, pz, ux, uy, uz) || tracer.hit.solid !== index) continue
      const seen = Math.abs(uy) * size[0] * size[2] + Math.sqrt(ux * ux + uz * uz) * size[0] * size[1]
      const share = (seen * facing) / (Math.PI * distance * distance) / SPOTS.length
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + glow[c]! * Math.min(1, share)
    }
  }
  return sum
}
