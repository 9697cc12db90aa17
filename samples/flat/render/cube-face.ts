import { normalize, type Vec3 } from '../vec'
import type { LitScene } from './lit-scene'
import { tone } from './tone'

/** The six pictures of a panorama. With quaternion (0, 1, 0, 0) `front` looks to −Z and `right` to +X. */
export const FACES = ['up', 'down', 'left', 'right', 'front', 'back'] as const
export type Face = (typeof FACES)[number]

/** Direction of a picture point: u to the right, v downward, both −1…1. */
const rays: Record<Face, (u: number, v: number) => Vec3> = {
  front: (u, v) => [u, -v, -1],
  back: (u, v) => [-u, -v, 1],
  left: (u, v) => [-1, -v, -u],
  right: (u, v) => [1, -v, u],
  up: (u, v) => [u, 1, -v],
  down: (u, v) => [u, -1, v],
}

/** Raw 8-bit RGB, row by row. */
export interface Picture {
  width: number
  height: number
  rgb: Uint8Array
}

/** Sum of the channel differences (0…765) above which a pixel is sampled again. */
const EDGE = 18
/** The four samples of such a pixel: a rotated grid. */
const GRID = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const

/**
 * Renders a picture of any projection: one sample a pixel, four where neighbours differ.
 * @param ray direction for picture coordinates u, v in −1…1; need not be of unit length.
 */
export function render(
  { look }: LitScene,
  eye: Vec3,
  ray: (u: number, v: number) => Vec3,
  width: number,
  height = width,
): Picture {
  const sample = (x: number, y: number): Vec3 => {
    const [r, g, b] = look(eye, normalize(ray((x / width) * 2 - 1, (y / height) * 2 - 1)))
    return [tone(r), tone(g), tone(b)]
  }
  const rough = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [r, g, b] = sample(x + 0.5, y + 0.5)
      const k = (y * width + x) * 3
      rough[k] = r
      rough[k + 1] = g
      rough[k + 2] = b
    }
  }
  const differs = (a: number, b: number): boolean =>
    Math.abs(rough[a]! - rough[b]!) +
      Math.abs(rough[a + 1]! - rough[b + 1]!) +
      Math.abs(rough[a + 2]! - rough[b + 2]!) >
    EDGE
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = (y * width + x) * 3
      const edge =
        (x > 0 && differs(k, k - 3)) ||
        (x < width - 1 && differs(k, k + 3)) ||
        (y > 0 && differs(k, k - width * 3)) ||
        (y < height - 1 && differs(k, k + width * 3))
      const samples = edge ? GRID.map(([dx, dy]) => sample(x + 0.5 + dx, y + 0.5 + dy)) : []
      for (let c = 0; c < 3; c++) {
        const fine = samples.reduce((sum, s) => sum + s[c]!, 0) / 4
        rgb[k + c] = Math.round(edge ? fine : rough[k + c]!)
      }
    }
  }
  return { width, height, rgb }
}

/** Renders one of the six square pictures of a panorama. */
export const renderFace = (scene: LitScene, eye: Vec3, face: Face, size: number): Picture =>
  render(scene, eye, rays[face], size)
