import type { Solid } from './solid'
import { mix, type Vec2, type Vec3 } from './vector'
import { project, visible } from './view'

/** Distance in metres between the places of an edge where its visibility is asked. */
const STEP = 0.04

/**
 * Removes what other bodies hide from a straight line in space.
 *
 * @returns the visible pieces on paper, two ends each.
 */
export function visiblePieces(from: Vec3, to: Vec3): Vec2[][] {
  const steps = Math.max(4, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / STEP))
  const pieces: Vec2[][] = []
  let start: Vec3 | undefined
  let end: Vec3 | undefined
  const close = (): void => {
    if (start && end && start !== end) pieces.push([project(start), project(end)])
    start = end = undefined
  }
  for (let i = 0; i <= steps; i++) {
    const point = mix(from, to, i / steps)
    if (visible(point)) {
      start ??= point
      end = point
    } else close()
  }
  close()
  return pieces
}

/** The twelve edges of a solid's box. */
function edges({ min, max }: Solid): [Vec3, Vec3][] {
  const corner = (i: number): Vec3 => [i & 1 ? max[0] : min[0], i & 2 ? max[1] : min[1], i & 4 ? max[2] : min[2]]
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
    [1, 2, 4].filter((bit) => !(i & bit)).map((bit): [Vec3, Vec3] => [corner(i), corner(i | bit)]),
  )
}

/** @returns the visible edges of all outlined solids, on paper. */
export const outlines = (solids: readonly Solid[]): Vec2[][] =>
  solids
    .filter((solid) => solid.outlined)
    .flatMap((solid) => edges(solid).flatMap(([from, to]) => visiblePieces(from, to)))
