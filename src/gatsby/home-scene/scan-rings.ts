import { EYE_HEIGHT, EYES, FLAT, OBSERVERS } from './flat'
import type { Vec2, Vec3 } from './vector'
import { project, sees, visible } from './view'

/** Metres between places of a ring where its visibility is asked. */
const STEP = 0.05
/** Every so many places one point of the polyline is written. */
const THIN = 4

/** @returns index of the nearest observer point that sees a place on the floor, or −1. */
function scanner(place: Vec3): number {
  let nearest = -1
  let least = Infinity
  EYES.forEach((eye, i) => {
    const distance = Math.hypot(eye[0] - place[0], eye[2] - place[2])
    if (distance < least && sees(eye, place)) [nearest, least] = [i, distance]
  })
  return nearest
}

const onFloor = ([x, , z]: Vec3): boolean => x > 0.04 && x < FLAT.width - 0.04 && z > 0.04 && z < FLAT.depth - 0.04

/**
 * The lines a turning scanner leaves on a floor: circles around each observer point, broken where another point is
 * nearer, where furniture casts a shadow, and where the camera does not look.
 *
 * @returns polylines on paper.
 */
export function scanRings(): Vec2[][] {
  const lines: Vec2[][] = []
  OBSERVERS.forEach(([cx, , cz], observer) => {
    for (let radius = 0.34; radius < EYE_HEIGHT * 3; radius += 0.1 + radius * 0.06) {
      const count = Math.ceil((2 * Math.PI * radius) / STEP)
      let run: Vec2[] = []
      const close = (): void => {
        if (run.length > 2) lines.push(run.filter((_, i) => i % THIN === 0 || i === run.length - 1))
        run = []
      }
      for (let i = 0; i <= count; i++) {
        const angle = (i / count) * 2 * Math.PI
        const place: Vec3 = [cx + radius * Math.cos(angle), 0.02, cz + radius * Math.sin(angle)]
        if (onFloor(place) && visible(place) && scanner(place) === observer) run.push(project(place))
        else close()
      }
      close()
    }
  })
  return lines
}
