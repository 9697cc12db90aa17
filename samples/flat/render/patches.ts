import type { Solid } from '../solids'
import { clamp, normalize, withAxis, type Vec3 } from '../vec'

/** A rectangle of parameters over one surface of a solid: light maps and the model's texture are made of these. */
export interface Patch {
  /** Real extent in metres, for choosing a resolution. */
  width: number
  height: number
  /** Point of the surface at (u, v), both 0…1, and the outward normal there. */
  at(u: number, v: number): { point: Vec3; normal: Vec3 }
  /** (u, v) of a point on, or near, the surface. */
  locate(point: Vec3): readonly [number, number]
  /** Box faces: the axis the face is perpendicular to, and on which side. */
  face?: { axis: number; sign: number }
}

const { PI, cos, sin, atan2, acos, sqrt } = Math

/** The six faces of a box, index = axis × 2 + (1 on the positive side). */
function boxPatches({ min, max }: Solid): Patch[] {
  return [0, 1, 2].flatMap((axis) =>
    [-1, 1].map((sign) => {
      const [p, q] = [(axis + 1) % 3, (axis + 2) % 3]
      const [w, h] = [max[p]! - min[p]!, max[q]! - min[q]!]
      const plane = sign > 0 ? max[axis]! : min[axis]!
      const normal = withAxis([0, 0, 0], axis, sign)
      return {
        width: w,
        height: h,
        face: { axis, sign },
        at: (u: number, v: number) => ({
          point: withAxis(withAxis(withAxis(min, axis, plane), p, min[p]! + u * w), q, min[q]! + v * h),
          normal,
        }),
        locate: (point: Vec3) =>
          [clamp((point[p]! - min[p]!) / w, 0, 1), clamp((point[q]! - min[q]!) / h, 0, 1)] as const,
      }
    }),
  )
}

/** Side (u = angle, v = height), top and bottom (square around the disc) of a post. */
function postPatches({ min, max, taper }: Solid): Patch[] {
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]
  const [y0, y1] = [min[1], max[1]]
  const r0 = (max[0] - min[0]) / 2 / Math.max(1, taper)
  const r1 = r0 * taper
  const k = (r1 - r0) / (y1 - y0)
  const disc = (y: number, radius: number, up: number): Patch => ({
    width: radius * 2,
    height: radius * 2,
    at: (u, v) => {
      const [x, z] = [u * 2 - 1, v * 2 - 1]
      const shrink = 1 / Math.max(1, sqrt(x * x + z * z))
      return { point: [cx + x * shrink * radius, y, cz + z * shrink * radius], normal: [0, up, 0] }
    },
    locate: ([x, , z]) => [clamp(0.5 + (x - cx) / radius / 2, 0, 1), clamp(0.5 + (z - cz) / radius / 2, 0, 1)],
  })
  const side: Patch = {
    width: (r0 + r1) * PI,
    height: y1 - y0,
    at: (u, v) => {
      const [c, s, r] = [cos(u * 2 * PI), sin(u * 2 * PI), r0 + (r1 - r0) * v]
      return { point: [cx + c * r, y0 + (y1 - y0) * v, cz + s * r], normal: normalize([c, -k, s]) }
    },
    locate: ([x, y, z]) => [(atan2(z - cz, x - cx) / (2 * PI) + 1) % 1, clamp((y - y0) / (y1 - y0), 0, 1)],
  }
  return [side, disc(y1, r1, 1), disc(y0, r0, -1)]
}

/** One patch: u = longitude, v = from the lowest point to the highest. */
function ballPatch({ min, max }: Solid): Patch {
  const c = [0, 1, 2].map((k) => (min[k]! + max[k]!) / 2) as [number, number, number]
  const r = [0, 1, 2].map((k) => (max[k]! - min[k]!) / 2) as [number, number, number]
  return {
    width: PI * (r[0] + r[2]),
    height: PI * r[1],
    at: (u, v) => {
      const [s, y] = [sin(v * PI), -cos(v * PI)]
      const [x, z] = [cos(u * 2 * PI) * s, sin(u * 2 * PI) * s]
      return {
        point: [c[0] + x * r[0], c[1] + y * r[1], c[2] + z * r[2]],
        normal: normalize([x / r[0], y / r[1], z / r[2]]),
      }
    },
    locate: (point) => [
      (atan2((point[2] - c[2]) / r[2], (point[0] - c[0]) / r[0]) / (2 * PI) + 1) % 1,
      acos(clamp(-(point[1] - c[1]) / r[1], -1, 1)) / PI,
    ],
  }
}

/** @returns the surface patches of a solid, in the order of `Contact.patch`. */
export function patchesOf(solid: Solid): Patch[] {
  if (solid.shape === 'post') return postPatches(solid)
  if (solid.shape === 'ball') return [ballPatch(solid)]
  return boxPatches(solid)
}
