import type { Solid } from '../solids'

/** Where a ray meets a solid: distance, outward normal, and the index of the surface patch (see `patches.ts`). */
export interface Contact {
  t: number
  nx: number
  ny: number
  nz: number
  patch: number
}

/** Distances below this are the surface the ray starts on. */
const NEAR = 1e-5

/** A solid prepared for many rays. Returns true and fills `out` when it is met before `limit`. */
export type Intersector = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  limit: number,
  out: Contact,
) => boolean

const set = (out: Contact, t: number, nx: number, ny: number, nz: number, patch: number): true => {
  out.t = t
  out.nx = nx
  out.ny = ny
  out.nz = nz
  out.patch = patch
  return true
}

function boxIntersector({ min, max }: Solid): Intersector {
  const [ax, ay, az] = min
  const [bx, by, bz] = max
  return (ox, oy, oz, dx, dy, dz, limit, out) => {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    const x0 = ((ix > 0 ? ax : bx) - ox) * ix
    const y0 = ((iy > 0 ? ay : by) - oy) * iy
    const z0 = ((iz > 0 ? az : bz) - oz) * iz
    const far = Math.min(((ix > 0 ? bx : ax) - ox) * ix, ((iy > 0 ? by : ay) - oy) * iy, ((iz > 0 ? bz : az) - oz) * iz)
    const t = x0 > y0 ? (x0 > z0 ? x0 : z0) : y0 > z0 ? y0 : z0
    if (!(t < far) || t <= NEAR || t >= limit) return false
    if (t === x0) return set(out, t, ix > 0 ? -1 : 1, 0, 0, ix > 0 ? 0 : 1)
    if (t === y0) return set(out, t, 0, iy > 0 ? -1 : 1, 0, iy > 0 ? 2 : 3)
    return set(out, t, 0, 0, iz > 0 ? -1 : 1, iz > 0 ? 4 : 5)
  }
}

/** A rounded box by sphere tracing its distance field between entry and exit of the bounding box. */
function softIntersector(solid: Solid): Intersector {
  const r = solid.round
  const c = [0, 1, 2].map((k) => (solid.min[k]! + solid.max[k]!) / 2) as [number, number, number]
  const h = [0, 1, 2].map((k) => (solid.max[k]! - solid.min[k]!) / 2 - r) as [number, number, number]
  return (ox, oy, oz, dx, dy, dz, limit, out) => {
    const px = ox - c[0]
    const py = oy - c[1]
    const pz = oz - c[2]
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    const hx = h[0] + r
    const hy = h[1] + r
    const hz = h[2] + r
    let t = Math.max(
      ((ix > 0 ? -hx : hx) - px) * ix,
      ((iy > 0 ? -hy : hy) - py) * iy,
      ((iz > 0 ? -hz : hz) - pz) * iz,
      NEAR * 2,
    )
    const far = Math.min(
      ((ix > 0 ? hx : -hx) - px) * ix,
      ((iy > 0 ? hy : -hy) - py) * iy,
      ((iz > 0 ? hz : -hz) - pz) * iz,
      limit,
    )
    if (!(t < far)) return false
    for (let step = 0; step < 40; step++) {
      const x = px + dx * t
      const y = py + dy * t
      const z = pz + dz * t
      const qx = Math.max(Math.abs(x) - h[0], 0)
      const qy = Math.max(Math.abs(y) - h[1], 0)
      const qz = Math.max(Math.abs(z) - h[2], 0)
      const distance = Math.sqrt(qx * qx + qy * qy + qz * qz) - r
      if (distance < 2e-4) {
        const k = 1 / (Math.sqrt(qx * qx + qy * qy + qz * qz) || 1)
        const nx = (x < 0 ? -qx : qx) * k
        const ny = (y < 0 ? -qy : qy) * k
        const nz = (z < 0 ? -qz : qz) * k
        if (nx * dx + ny * dy + nz * dz > 0) return false
        const patch = qx > qy && qx > qz ? (x < 0 ? 0 : 1) : qy > qz ? (y < 0 ? 2 : 3) : z < 0 ? 4 : 5
        return set(out, t, nx, ny, nz, patch)
      }
      t += distance
      if (t >= far) return false
    }
    return false
  }
}

/** An upright cylinder or cone stump: side (patch 0), top (1), bottom (2). */
function postIntersector({ min, max, taper }: Solid): Intersector {
  const cx = (min[0] + max[0]) / 2
  const cz = (min[2] + max[2]) / 2
  const y0 = min[1]
  const y1 = max[1]
  const r0 = (max[0] - min[0]) / 2 / Math.max(1, taper)
  const r1 = r0 * taper
  const k = (r1 - r0) / (y1 - y0)
  const tilt = 1 / Math.sqrt(1 + k * k)
  return (ox, oy, oz, dx, dy, dz, limit, out) => {
    const px = ox - cx
    const pz = oz - cz
    const rise = r0 + k * (oy - y0)
    const a = dx * dx + dz * dz - k * k * dy * dy
    const b = px * dx + pz * dz - k * dy * rise
    const c = px * px + pz * pz - rise * rise
    let found = false
    let best = limit
    const disc = b * b - a * c
    if (disc > 0 && a !== 0) {
      const root = Math.sqrt(disc)
      for (const t of [(-b - root) / a, (-b + root) / a]) {
        const y = oy + dy * t
        if (t <= NEAR || t >= best || y < y0 || y > y1) continue
        const r = r0 + k * (y - y0)
        const nx = ((px + dx * t) / r) * tilt
        const nz = ((pz + dz * t) / r) * tilt
        const ny = -k * tilt
        if (nx * dx + ny * dy + nz * dz >= 0) continue
        best = t
        found = set(out, t, nx, ny, nz, 0)
      }
    }
    const [plane, radius, up] = dy < 0 ? [y1, r1, 1] : [y0, r0, -1]
    const t = (plane - oy) / dy
    if (t > NEAR && t < best) {
      const x = px + dx * t
      const z = pz + dz * t
      if (x * x + z * z <= radius * radius) found = set(out, t, 0, up, 0, up > 0 ? 1 : 2)
    }
    return found
  }
}

/** An ellipsoid, one patch. */
function ballIntersector({ min, max }: Solid): Intersector {
  const c = [0, 1, 2].map((k) => (min[k]! + max[k]!) / 2) as [number, number, number]
  const i = [0, 1, 2].map((k) => 2 / (max[k]! - min[k]!)) as [number, number, number]
  return (ox, oy, oz, dx, dy, dz, limit, out) => {
    const px = (ox - c[0]) * i[0]
    const py = (oy - c[1]) * i[1]
    const pz = (oz - c[2]) * i[2]
    const ex = dx * i[0]
    const ey = dy * i[1]
    const ez = dz * i[2]
    const a = ex * ex + ey * ey + ez * ez
    const b = px * ex + py * ey + pz * ez
    const disc = b * b - a * (px * px + py * py + pz * pz - 1)
    if (disc <= 0) return false
    const t = (-b - Math.sqrt(disc)) / a
    if (t <= NEAR || t >= limit) return false
    const x = (px + ex * t) * i[0]
    const y = (py + ey * t) * i[1]
    const z = (pz + ez * t) * i[2]
    const k = 1 / Math.sqrt(x * x + y * y + z * z)
    return set(out, t, x * k, y * k, z * k, 0)
  }
}

/** @returns the ray test of a solid. */
export function intersector(solid: Solid): Intersector {
  if (solid.shape === 'soft') return softIntersector(solid)
  if (solid.shape === 'post') return postIntersector(solid)
  if (solid.shape === 'ball') return ballIntersector(solid)
  return boxIntersector(solid)
}
