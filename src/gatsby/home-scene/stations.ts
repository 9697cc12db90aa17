import { DOORS, EYES, FLAT, OBSERVERS } from './flat'
import { add, mix, scale, type Vec2, type Vec3 } from './vector'
import { project } from './view'

/** The visitor stands at the first observer point and looks towards the window: 0.35 rad left of −Z. */
const HEADING = 0.35
const REACH = 1.3
const HALF_WIDTH = 0.62
const HALF_HEIGHT = 0.42

const station = OBSERVERS[0]!
const eye = EYES[0]!

/** The four corners of what the visitor sees, as a window {@link REACH} metres away. */
function frame(): Vec3[] {
  const ahead: Vec3 = [-Math.sin(HEADING), 0, -Math.cos(HEADING)]
  const aside: Vec3 = [Math.cos(HEADING), 0, -Math.sin(HEADING)]
  const middle = add(eye, scale(ahead, REACH))
  return [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([u, v]) => add(add(middle, scale(aside, u! * HALF_WIDTH)), [0, v! * HALF_HEIGHT, 0]))
}

/** @returns the window the visitor looks through, closed, and the four rays from the eye to its corners. */
export function viewCone(): { pane: Vec2[]; rays: Vec2[][] } {
  const corners = frame()
  const points = corners.map(project)
  return { pane: [...points, points[0]!], rays: points.map((point) => [project(eye), point]) }
}

/** @returns the mast of the camera and the three legs of its tripod. */
export function tripod(): Vec2[][] {
  const joint = mix(station, eye, 0.72)
  const legs = [0.5, 2.6, 4.7].map((angle): Vec3 => [
    station[0] + 0.3 * Math.cos(angle),
    0,
    station[2] + 0.3 * Math.sin(angle),
  ])
  return [[project(eye), project(joint)], ...legs.map((foot) => [project(joint), project(foot)])]
}

/** @returns the walk: in at the entry door, then from point to point, through the inner door. */
export function route(): Vec2[][] {
  const entry = (DOORS.entry[0] + DOORS.entry[1]) / 2
  const inner = (FLAT.partition[0] + FLAT.partition[1]) / 2
  const [first, second, third] = OBSERVERS as readonly [Vec3, Vec3, Vec3]
  return [
    [[entry, 0, 4.6] as Vec3, [entry + 0.06, 0, 3.6] as Vec3, first].map(project),
    [first, second, [inner, 0, (DOORS.inner[0] + DOORS.inner[1]) / 2] as Vec3, third].map(project),
  ]
}

/** @returns the middle of every observer point's ring, the visitor's first, and of the visitor's eye. */
export const stationPoints = (): { eye: Vec2; points: Vec2[] } => ({
  eye: project(eye),
  points: OBSERVERS.map(project),
})
