import type { Vec3 } from './vec'

/**
 * One piece of the flat. Every shape fills its bounding box:
 * `box` wholly, `soft` with round edges, `post` as an upright cylinder or cone stump, `ball` as an ellipsoid.
 */
export interface Solid {
  shape: 'box' | 'soft' | 'post' | 'ball'
  /** Name of a paint, see `render/paint.ts`. */
  paint: string
  min: Vec3
  max: Vec3
  /** `soft`: radius of the edges in metres. */
  round: number
  /** `post`: radius at the top divided by the radius at the bottom. */
  taper: number
  /** Light it gives off, linear RGB; absent for everything but lamps. */
  glow?: Vec3
}

type Extent = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

const solid = (shape: Solid['shape'], paint: string, e: Extent, more: Partial<Solid> = {}): Solid => ({
  shape,
  paint,
  min: [e[0], e[1], e[2]],
  max: [e[3], e[4], e[5]],
  round: 0,
  taper: 1,
  ...more,
})

/** A plain box from one corner to the opposite one. */
export const box = (paint: string, extent: Extent, glow?: Vec3): Solid =>
  solid('box', paint, extent, glow ? { glow } : {})

/** A box with round edges: cushions, mattresses, ceramics. */
export const soft = (paint: string, extent: Extent, round = 0.05): Solid => solid('soft', paint, extent, { round })

/** An upright round post, or a cone stump when `taper` is not 1. */
export function post(
  paint: string,
  [x, z]: readonly [number, number],
  radius: number,
  [y0, y1]: readonly [number, number],
  { taper = 1, glow }: { taper?: number; glow?: Vec3 } = {},
): Solid {
  const outer = radius * Math.max(1, taper)
  return solid('post', paint, [x - outer, y0, z - outer, x + outer, y1, z + outer], { taper, ...(glow && { glow }) })
}

/** An ellipsoid around a centre; `radii` in x, y, z. */
export function ball(paint: string, [x, y, z]: Vec3, [rx, ry, rz]: Vec3, glow?: Vec3): Solid {
  return solid('ball', paint, [x - rx, y - ry, z - rz, x + rx, y + ry, z + rz], glow ? { glow } : {})
}

/** The same small solid at several places: legs, handles, cups. */
export const each = <T>(places: readonly T[], make: (place: T) => Solid | Solid[]): Solid[] =>
  places.flatMap((place) => make(place))
