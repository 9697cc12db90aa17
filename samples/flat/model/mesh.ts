import { CEILING } from '../layout'
import type { LitScene } from '../render/lit-scene'
import { patchesOf, type Patch } from '../render/patches'
import type { Solid } from '../solids'
import { add, clamp, normalize, scale, sub, type Vec3 } from '../vec'

/** One patch of the model: a grid of points, and where it is on the patch (0…1). */
export interface Piece {
  solid: number
  patch: number
  surface: Patch
  points: { point: Vec3; uv: readonly [number, number] }[]
  /** Triangles over `points`, counter-clockwise seen from the side that is shown. */
  triangles: (readonly [number, number, number])[]
  /** The cut at the top of a wall: drawn in its plain colour, without light. */
  cap: boolean
}

/** Patches smaller than this (m²) are left out: nobody sees the back of a handle from above. */
const SMALLEST = 0.001

/** A grid of `us` × `vs` over a patch, through `place`. */
function grid(
  surface: Patch,
  us: number[],
  vs: number[],
  place: (point: Vec3) => Vec3 = (p) => p,
): Pick<Piece, 'points' | 'triangles'> {
  const points = vs.flatMap((v) => us.map((u) => ({ point: place(surface.at(u, v).point), uv: [u, v] as const })))
  const triangles: Piece['triangles'] = []
  for (let j = 0; j + 1 < vs.length; j++) {
    for (let i = 0; i + 1 < us.length; i++) {
      const [a, b] = [j * us.length + i, (j + 1) * us.length + i]
      triangles.push([a, a + 1, b + 1], [a, b + 1, b])
    }
  }
  return { points, triangles }
}

const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count)

/** Round bodies get as many sides as their size deserves. */
const sides = (radius: number): number => (radius < 0.03 ? 4 : radius < 0.09 ? 6 : radius < 0.19 ? 10 : 16)

/** Moves a point of the bounding box onto the rounded box inside it. */
const rounded =
  ({ min, max, round }: Solid) =>
  (point: Vec3): Vec3 => {
    const at = (k: number): number => clamp(point[k]!, min[k]! + round, max[k]! - round)
    const core: Vec3 = [at(0), at(1), at(2)]
    return add(core, scale(normalize(sub(point, core)), round))
  }

function shape(solid: Solid, surface: Patch, patch: number): Pick<Piece, 'points' | 'triangles'> {
  const radius = (solid.max[0] - solid.min[0]) / 2
  if (solid.shape === 'box') return grid(surface, [0, 1], [0, 1])
  if (solid.shape === 'soft') {
    const [u, v] = [solid.round / surface.width, solid.round / surface.height]
    const fine = solid.round > 0.05
    const line = (edge: number): number[] => (fine ? [0, edge, 1 - edge, 1] : [0, 1])
    return grid(surface, line(u), line(v), fine ? rounded(solid) : undefined)
  }
  if (solid.shape === 'ball') return grid(surface, steps(radius < 0.07 ? 6 : 8), steps(radius < 0.07 ? 3 : 4))
  if (patch === 0) return grid(surface, steps(sides(radius)), [0, 1])
  // A disc: its middle and its rim.
  const count = sides(radius)
  const rim = steps(count)
    .slice(0, -1)
    .map((turn): readonly [number, number] => [
      0.5 + Math.cos(turn * 2 * Math.PI) / 2,
      0.5 + Math.sin(turn * 2 * Math.PI) / 2,
    ])
  const points = [[0.5, 0.5] as const, ...rim].map((uv) => ({ point: surface.at(...uv).point, uv }))
  return { points, triangles: rim.map((_, i) => [0, 1 + i, 1 + ((i + 1) % count)] as const) }
}

/** Turns the triangles so that they face the way the surface does. */
function facing(piece: Pick<Piece, 'points' | 'triangles'>, surface: Patch): Piece['triangles'] {
  return piece.triangles.map(([a, b, c]) => {
    const [p, q, r] = [piece.points[a]!.point, piece.points[b]!.point, piece.points[c]!.point]
    const [e, f] = [sub(q, p), sub(r, p)]
    const across: Vec3 = [e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]]
    const middle = (k: 0 | 1): number => (piece.points[a]!.uv[k] + piece.points[b]!.uv[k] + piece.points[c]!.uv[k]) / 3
    const { normal } = surface.at(middle(0), middle(1))
    return across[0] * normal[0] + across[1] * normal[1] + across[2] * normal[2] >= 0 ? [a, b, c] : [a, c, b]
  })
}

/**
 * The model: every patch that can be seen from inside, and the cuts of the walls.
 * Faces are one-sided, so from above the ceiling is not there and the flat opens like a doll's house.
 */
export function meshPieces({ solids, maps }: LitScene): Piece[] {
  return solids.flatMap((solid, index) =>
    patchesOf(solid).flatMap((surface, patch): Piece[] => {
      const cap = solid.paint === 'wall' && patch === 3 && solid.max[1] === CEILING
      const under = solid.shape === 'post' && patch === 2 && !solid.glow
      // From above, a ceiling lamp would be a floating arc.
      const overhead = solid.glow !== undefined && solid.max[1] === CEILING
      if (!cap && (overhead || under || surface.width * surface.height < SMALLEST || !maps(index, patch).open))
        return []
      const raw = shape(solid, surface, patch)
      return [{ solid: index, patch, surface, points: raw.points, triangles: facing(raw, surface), cap }]
    }),
  )
}
