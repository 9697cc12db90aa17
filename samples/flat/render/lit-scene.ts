import type { Solid } from '../solids'
import { dot, scale, times, add, type Vec3 } from '../vec'
import { gather } from './gather'
import { lampLight, lampsOf } from './lamps'
import { lightMaps, type LightMap, type LightMaps, type Measure } from './light-maps'
import { albedo } from './paint'
import { SUN, SUN_LIGHT, sky } from './sky'
import { createTracer, type Hit, type Tracer } from './tracer'

/** The scene with its light: everything that pictures and model need. */
export interface LitScene {
  solids: readonly Solid[]
  maps: LightMaps
  /** Colour seen from a point along a unit direction, linear RGB. `hit` of the tracer tells what was met. */
  look: (eye: Vec3, direction: Vec3) => Vec3
  /** Reflected light of a surface point, for the model's texture. */
  surface: (solid: number, patch: number, point: Vec3, normal: Vec3) => Vec3
  tracer: Tracer
}

/** Rays per texel of the two passes: the first one only lights the second. */
export interface Quality {
  first: number
  second: number
}
export const FINE: Quality = { first: 24, second: 112 }

/** Light that comes back from nowhere in particular in the first pass. */
const NONE: Vec3 = [0, 0, 0]
const AMBIENT: Vec3 = [0.3, 0.3, 0.3]
/** How bright a lamp is drawn, whatever it gives off. */
const GLOW_SHOWN = 2.6
/** Light of a surface that no side of could be measured. */
const DIM: Vec3 = [0.2, 0.2, 0.2]

const axisOf = (n: Vec3): number => {
  const [x, y, z] = [Math.abs(n[0]), Math.abs(n[1]), Math.abs(n[2])]
  return x > y && x > z ? 0 : y > z ? 1 : 2
}

/** Bilinear look-up in a light map. */
function lookUp({ patch, nu, nv, light }: LightMap, point: Vec3): Vec3 {
  const [u, v] = patch.locate(point)
  const x = Math.min(u * (nu - 1), nu - 1.0001)
  const y = Math.min(v * (nv - 1), nv - 1.0001)
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [a, b] = [x - i, y - j]
  const k = (j * nu + i) * 3
  const row = nu * 3
  const out: [number, number, number] = [0, 0, 0]
  for (let c = 0; c < 3; c++) {
    const low = light[k + c]! * (1 - a) + light[k + 3 + c]! * a
    const high = light[k + row + c]! * (1 - a) + light[k + row + 3 + c]! * a
    out[c] = low * (1 - b) + high * b
  }
  return out
}

/** Light on a point without direct sun. Round edges of a `soft` solid blend the faces they lie between. */
function baked(maps: LightMaps, index: number, solid: Solid, patch: number, point: Vec3, normal: Vec3): Vec3 {
  if (solid.shape !== 'soft') {
    const own = maps(index, patch)
    if (own.open) return lookUp(own, point)
    // A sliver too thin to measure, such as the edge of a casing: take what another side gets.
    for (let other = 0; other < (solid.shape === 'box' ? 6 : 1); other++) {
      const map = maps(index, other)
      if (map.open) return lookUp(map, point)
    }
    return DIM
  }
  let sum: Vec3 = [0, 0, 0]
  let weight = 0
  for (let axis = 0; axis < 3; axis++) {
    const share = normal[axis]! ** 2
    if (share < 0.001) continue
    const map = maps(index, axis * 2 + (normal[axis]! > 0 ? 1 : 0))
    if (!map.open) continue
    sum = add(sum, scale(lookUp(map, point), share))
    weight += share
  }
  return weight > 0 ? scale(sum, 1 / weight) : DIM
}

/** Lights the solids in two passes; about ten seconds with {@link FINE}. */
export function lightScene(solids: readonly Solid[], quality: Quality = FINE): LitScene {
  const tracer = createTracer(solids)
  const sunOn = (p: Vec3, n: Vec3): number => {
    const facing = dot(n, SUN)
    if (facing <= 0) return 0
    const e = 2e-3
    return tracer.blocked(p[0] + n[0] * e, p[1] + n[1] * e, p[2] + n[2] * e, ...SUN) ? 0 : facing
  }
  const mayBeSunny = (lights: LightMaps, index: number, patch: number, normal: Vec3): boolean =>
    dot(normal, SUN) > 0 && (solids[index]!.shape !== 'box' || lights(index, patch).sunny)
  const lamps = lampsOf(solids)
  /** Light of sky, lamps and other surfaces, which are as bright as `light` says. */
  const measure =
    (rays: number, light: (hit: Hit, point: Vec3, normal: Vec3) => Vec3): Measure =>
    (eye, facing, seed) => {
      const bounce = (hit: Hit, point: Vec3): Vec3 => {
        const { paint, glow } = solids[hit.solid]!
        if (glow) return NONE
        const normal: Vec3 = [hit.nx, hit.ny, hit.nz]
        return times(albedo(paint, point, axisOf(normal)), light(hit, point, normal))
      }
      return add(gather(tracer, bounce, eye, facing, rays, seed), lampLight(tracer, lamps, eye, facing))
    }
  const first = lightMaps(
    solids,
    tracer,
    measure(quality.first, (_, point, normal) => add(AMBIENT, scale(SUN_LIGHT, sunOn(point, normal)))),
  )
  const maps = lightMaps(
    solids,
    tracer,
    measure(quality.second, ({ solid, patch }, point, normal) => {
      const light = baked(first, solid, solids[solid]!, patch, point, normal)
      return mayBeSunny(first, solid, patch, normal) ? add(light, scale(SUN_LIGHT, sunOn(point, normal))) : light
    }),
  )

  const surface = (index: number, patch: number, point: Vec3, normal: Vec3): Vec3 => {
    const solid = solids[index]!
    if (solid.glow) return [GLOW_SHOWN, GLOW_SHOWN * 0.93, GLOW_SHOWN * 0.8]
    let light = baked(maps, index, solid, patch, point, normal)
    if (mayBeSunny(maps, index, patch, normal)) light = add(light, scale(SUN_LIGHT, sunOn(point, normal)))
    return times(albedo(solid.paint, point, axisOf(normal)), light)
  }

  const look = (eye: Vec3, direction: Vec3, mirrors = 1): Vec3 => {
    if (!tracer.nearest(...eye, ...direction)) return sky(direction)
    const { solid, patch, t, nx, ny, nz } = tracer.hit
    const point = add(eye, scale(direction, t))
    if (mirrors > 0 && solids[solid]!.paint === 'mirror') {
      const turned = add(direction, scale([nx, ny, nz], -2 * dot(direction, [nx, ny, nz])))
      return times(look(add(point, scale([nx, ny, nz], 1e-3)), turned, 0), [0.86, 0.9, 0.9])
    }
    return surface(solid, patch, point, [nx, ny, nz])
  }
  return { solids, maps, surface, tracer, look: (eye, direction) => look(eye, direction) }
}
