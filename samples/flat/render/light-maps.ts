import { CEILING } from '../layout'
import type { Solid } from '../solids'
import { add, dot, scale, type Vec3 } from '../vec'
import { patchesOf, type Patch } from './patches'
import { SUN } from './sky'
import type { Tracer } from './tracer'

/** Texels per metre. */
const DENSITY = 10
/** Distance of a texel's eye from its surface: nearer than any two solids that only touch. */
const LIFT = 0.012
/** Patches below this area (m²) always test the sun per pixel: a texel grid could miss a sunbeam on them. */
const SMALL = 0.4

/** Light that reaches one patch, without direct sun. */
export interface LightMap {
  patch: Patch
  nu: number
  nv: number
  /** Linear RGB, row by row. */
  light: Float32Array
  /** Whether any of it can be seen from inside the rooms. */
  open: boolean
  /** Whether the sun may reach it. */
  sunny: boolean
}

/** Light on a point of a surface, without direct sun; `seed` differs from texel to texel. */
export type Measure = (eye: Vec3, normal: Vec3, seed: number) => Vec3

/** The light map of a solid's patch; baked when first asked for. */
export type LightMaps = (solid: number, patch: number) => LightMap

const indoors = ([x, y, z]: Vec3): boolean =>
  x > -0.001 && x < 8.601 && z > -0.19 && z < 6.99 && y > -0.001 && y < CEILING + 0.001

/** Whether a point is inside a solid, or as good as. */
function buries({ shape, min, max, taper }: Solid, [x, y, z]: Vec3): boolean {
  const e = 0.008
  if (y < min[1] - e || y > max[1] + e) return false
  if (x < min[0] - e || x > max[0] + e || z < min[2] - e || z > max[2] + e) return false
  if (shape === 'box' || shape === 'soft') return true
  const [dx, dz] = [x - (min[0] + max[0]) / 2, z - (min[2] + max[2]) / 2]
  const outer = (max[0] - min[0]) / 2
  if (shape === 'post') {
    const bottom = outer / Math.max(1, taper)
    const radius = bottom + (bottom * taper - bottom) * ((y - min[1]) / (max[1] - min[1])) + e
    return dx * dx + dz * dz < radius * radius
  }
  const dy = (y - (min[1] + max[1]) / 2) / ((max[1] - min[1]) / 2 + e)
  return (dx / (outer + e)) ** 2 + dy ** 2 + (dz / ((max[2] - min[2]) / 2 + e)) ** 2 < 1
}

/** Fills the texels nothing could be measured at from their neighbours, so that corners do not leak darkness. */
function spread(light: Float32Array, known: Uint8Array, nu: number, nv: number): void {
  for (let round = 0; round < nu + nv && known.includes(0); round++) {
    const before = known.slice()
    for (let k = 0; k < known.length; k++) {
      if (before[k]) continue
      const [i, j] = [k % nu, Math.floor(k / nu)]
      const near = [i > 0 && k - 1, i < nu - 1 && k + 1, j > 0 && k - nu, j < nv - 1 && k + nu].filter(
        (n): n is number => n !== false && before[n] === 1,
      )
      if (near.length === 0) continue
      for (let c = 0; c < 3; c++) light[k * 3 + c] = near.reduce((sum, n) => sum + light[n * 3 + c]!, 0) / near.length
      known[k] = 1
    }
  }
}

/** Evens out the grain of the sampling with a 3 × 3 mean. */
function blur(light: Float32Array, nu: number, nv: number): Float32Array {
  const out = new Float32Array(light.length)
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0
        let count = 0
        for (let y = Math.max(0, j - 1); y <= Math.min(nv - 1, j + 1); y++) {
          for (let x = Math.max(0, i - 1); x <= Math.min(nu - 1, i + 1); x++, count++)
            sum += light[(y * nu + x) * 3 + c]!
        }
        out[(j * nu + i) * 3 + c] = sum / count
      }
    }
  }
  return out
}

/** Solids close enough to bury a texel of one of them. */
function neighbours(solids: readonly Solid[], owner: number): Solid[] {
  const { min, max } = solids[owner]!
  return solids.filter(
    (other, index) =>
      index !== owner && [0, 1, 2].every((k) => other.min[k]! < max[k]! + 0.03 && other.max[k]! > min[k]! - 0.03),
  )
}

const texels = (metres: number): number => Math.max(3, Math.min(96, Math.round(metres * DENSITY) + 1))

function bakePatch(patch: Patch, owner: number, near: readonly Solid[], tracer: Tracer, measure: Measure): LightMap {
  const [nu, nv] = [texels(patch.width), texels(patch.height)]
  const light = new Float32Array(nu * nv * 3)
  const known = new Uint8Array(nu * nv)
  const [eu, ev] = [Math.min(0.25, LIFT / patch.width), Math.min(0.25, LIFT / patch.height)]
  let sunny = false
  for (let k = 0; k < nu * nv; k++) {
    const u = Math.min(1 - eu, Math.max(eu, (k % nu) / (nu - 1)))
    const v = Math.min(1 - ev, Math.max(ev, Math.floor(k / nu) / (nv - 1)))
    const { point, normal } = patch.at(u, v)
    const eye = add(point, scale(normal, LIFT))
    if (!indoors(eye) || near.some((other) => buries(other, eye))) continue
    known[k] = 1
    const [r, g, b] = measure(eye, normal, owner * 4099 + k)
    light[k * 3] = r
    light[k * 3 + 1] = g
    light[k * 3 + 2] = b
    sunny ||= dot(normal, SUN) > 0 && (patch.width * patch.height < SMALL || !tracer.blocked(...eye, ...SUN))
  }
  const open = known.includes(1)
  if (open) spread(light, known, nu, nv)
  return { patch, nu, nv, light: open ? blur(light, nu, nv) : light, open, sunny }
}

/**
 * Light maps of a scene. A map depends on the scene alone, not on the order they are asked for.
 */
export function lightMaps(solids: readonly Solid[], tracer: Tracer, measure: Measure): LightMaps {
  const patches = solids.map(patchesOf)
  const near = solids.map((_, owner) => neighbours(solids, owner))
  const baked: (LightMap | undefined)[][] = patches.map((list) => list.map(() => undefined))
  return (solid, patch) =>
    (baked[solid]![patch] ??= bakePatch(patches[solid]![patch]!, solid, near[solid]!, tracer, measure))
}
