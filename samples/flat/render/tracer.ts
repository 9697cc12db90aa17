import type { Solid } from '../solids'
import { buildBvh } from './bvh'
import { intersector, type Contact } from './intersect'

/** What a ray met: the solid's index and the contact; `solid` is −1 when it left the flat. */
export interface Hit extends Contact {
  solid: number
}

/** Casts rays at the scene. One `hit` object is reused: read it before the next call of `nearest`. */
export interface Tracer {
  readonly hit: Hit
  /** Nearest surface along a unit direction; fills `hit` and says whether there is one. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean
  /** Whether anything stands in the way. */
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): boolean
}

/** Prepares the solids for tracing. */
export function createTracer(solids: readonly Solid[]): Tracer {
  const { bounds, count, next, axis, order } = buildBvh(solids)
  const tests = Array.from(order, (index) => intersector(solids[index]!))
  const stack = new Int32Array(64)
  const hit: Hit = { solid: -1, t: 0, nx: 0, ny: 0, nz: 0, patch: 0 }
  const contact: Contact = { t: 0, nx: 0, ny: 0, nz: 0, patch: 0 }

  const cast = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, any: boolean): boolean => {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    const sx = ix < 0 ? 3 : 0
    const sy = iy < 0 ? 4 : 1
    const sz = iz < 0 ? 5 : 2
    let best = 1e9
    let found = false
    let depth = 0
    stack[depth++] = 0
    while (depth > 0) {
      const node = stack[--depth]!
      const b = node * 6
      const x0 = (bounds[b + sx]! - ox) * ix
      const y0 = (bounds[b + sy]! - oy) * iy
      const z0 = (bounds[b + sz]! - oz) * iz
      const x1 = (bounds[b + 3 - sx]! - ox) * ix
      const y1 = (bounds[b + 5 - sy]! - oy) * iy
      const z1 = (bounds[b + 7 - sz]! - oz) * iz
      const near = x0 > y0 ? (x0 > z0 ? x0 : z0) : y0 > z0 ? y0 : z0
      const far = x1 < y1 ? (x1 < z1 ? x1 : z1) : y1 < z1 ? y1 : z1
      if (near > far || far < 0 || near > best) continue
      const members = count[node]!
      if (members === 0) {
        // The nearer child is visited first.
        const along = axis[node]
        const forward = along === 0 ? ix > 0 : along === 1 ? iy > 0 : iz > 0
        stack[depth++] = forward ? next[node]! : node + 1
        stack[depth++] = forward ? node + 1 : next[node]!
        continue
      }
      for (let entry = next[node]!, end = entry + members; entry < end; entry++) {
        if (!tests[entry]!(ox, oy, oz, dx, dy, dz, best, contact)) continue
        if (any) return true
        found = true
        best = contact.t
        hit.solid = order[entry]!
        hit.t = contact.t
        hit.nx = contact.nx
        hit.ny = contact.ny
        hit.nz = contact.nz
        hit.patch = contact.patch
      }
    }
    if (!found && !any) hit.solid = -1
    return found
  }
  // Rays along an axis would divide zero by zero on a bounding plane.
  const safe = (d: number): number => (d === 0 ? 1e-12 : d)
  return {
    hit,
    nearest: (ox, oy, oz, dx, dy, dz) => cast(ox, oy, oz, safe(dx), safe(dy), safe(dz), false),
    blocked: (ox, oy, oz, dx, dy, dz) => cast(ox, oy, oz, safe(dx), safe(dy), safe(dz), true),
  }
}
