import { add, cross, dot, normalize, scale, subtract, type Vec2, type Vec3 } from './vector'

/** A pinhole camera that draws on a sheet of paper. */
export interface Camera {
  eye: Vec3
  /** Projects a point in front of the camera. */
  project(point: Vec3): Vec2
  /** @returns the unit direction of the ray that meets the paper at `(x, y)`. */
  ray(x: number, y: number): Vec3
}

/**
 * Builds a camera that looks at a target from a given direction.
 *
 * @param view.target point in the middle of the view.
 * @param view.azimuth radians from +Z towards +X: where the camera stands around the target.
 * @param view.elevation radians above the horizon.
 * @param view.distance metres from the target.
 * @param view.focal drawing units per unit of tangent: the larger, the larger the picture.
 * @param view.centre where the target falls on the paper.
 */
export function createCamera(view: {
  target: Vec3
  azimuth: number
  elevation: number
  distance: number
  focal: number
  centre: Vec2
}): Camera {
  const level = Math.cos(view.elevation)
  const back: Vec3 = [level * Math.sin(view.azimuth), Math.sin(view.elevation), level * Math.cos(view.azimuth)]
  const eye = add(view.target, scale(back, view.distance))
  const right = normalize(cross([0, 1, 0], back))
  const up = cross(back, right)
  return {
    eye,
    project(point) {
      const p = subtract(point, eye)
      const k = view.focal / -dot(p, back)
      return [view.centre[0] + dot(p, right) * k, view.centre[1] - dot(p, up) * k]
    },
    ray(x, y) {
      const u = (x - view.centre[0]) / view.focal
      const v = (view.centre[1] - y) / view.focal
      return normalize(add(add(scale(right, u), scale(up, v)), scale(back, -1)))
    },
  }
}
