import type { Vec3 } from '../vec'

/** sRGB hex → linear RGB (gamma 2.2). */
export const hex = (rgb: number): Vec3 => [
  Math.pow(((rgb >> 16) & 255) / 255, 2.2),
  Math.pow(((rgb >> 8) & 255) / 255, 2.2),
  Math.pow((rgb & 255) / 255, 2.2),
]
