import type { Vec3 } from '../vec'
import { hash, vanDerCorput } from './noise'
import { SKY_GAIN, sky } from './sky'
import type { Hit, Tracer } from './tracer'

/** Light that the surface a ray has met sends back along it, linear RGB. */
export type Bounce = (hit: Hit, point: Vec3) => Vec3

/**
 * Mean light over the hemisphere above a point, cosine weighted: sky through the windows and other surfaces.
 * The directions are an even pattern, turned by `seed`.
 */
export function gather(tracer: Tracer, bounce: Bounce, eye: Vec3, normal: Vec3, rays: number, seed: number): Vec3 {
  const [turnA, turnB] = [hash(seed, 11), hash(seed, 17)]
  const [nx, ny, nz] = normal
  // Any two axes across the normal (Duff et al. without branches for −Z).
  const sign = nz < 0 ? -1 : 1
  const a = -1 / (sign + nz)
  const b = nx * ny * a
  const [tx, ty, tz] = [1 + sign * nx * nx * a, sign * b, -sign * nx]
  const [bx, by, bz] = [b, sign + ny * ny * a, -ny]
  let [red, green, blue] = [0, 0, 0]
  for (let i = 0; i < rays; i++) {
    const u = (i / rays + turnA) % 1
    const angle = 2 * Math.PI * ((vanDerCorput(i) + turnB) % 1)
    const r = Math.sqrt(u)
    const [p, q, n] = [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - u)]
    const [dx, dy, dz] = [tx * p + bx * q + nx * n, ty * p + by * q + ny * n, tz * p + bz * q + nz * n]
    if (tracer.nearest(eye[0], eye[1], eye[2], dx, dy, dz)) {
      const { hit } = tracer
      const back = bounce(hit, [eye[0] + dx * hit.t, eye[1] + dy * hit.t, eye[2] + dz * hit.t])
      red += back[0]
      green += back[1]
      blue += back[2]
    } else {
      const back = sky([dx, dy, dz])
      red += back[0] * SKY_GAIN
      green += back[1] * SKY_GAIN
      blue += back[2] * SKY_GAIN
    }
  }
  return [red / rays, green / rays, blue / rays]
}
