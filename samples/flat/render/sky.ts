import { normalize, scale, type Vec3 } from '../vec'

/** Direction towards the sun: high, through the −Z windows. */
export const SUN: Vec3 = normalize([0.38, 0.72, -0.62])
export const SUN_LIGHT: Vec3 = [7.6, 6.6, 5.1]
/** Sky and ground are brighter as light sources than they are shown, or the rooms would be caves. */
export const SKY_GAIN = 3.2

/** Height of a far ridge or roof line at a compass angle. */
const ridge = (angle: number): number => 0.1 + 0.03 * Math.sin(angle * 7 + 1) + 0.012 * Math.sin(angle * 19)
const trees = (angle: number): number => 0.03 + 0.014 * Math.sin(angle * 23) + 0.01 * Math.sin(angle * 57)

/** What is seen outside in a direction: meadow, trees, hills, sky with light clouds. */
export function sky([x, y, z]: Vec3): Vec3 {
  if (y < 0) {
    const far = Math.max(0.4, 1 + y * 1.6)
    const stripe = 0.95 + 0.05 * Math.sin((x / (0.05 - y)) * 3)
    return scale([0.34, 0.46, 0.22], far * stripe)
  }
  const angle = Math.atan2(x, -z)
  if (y < trees(angle)) return [0.19, 0.33, 0.17]
  if (y < ridge(angle)) return [0.46, 0.6, 0.68]
  const haze = Math.exp(-y * 5)
  const cloud =
    Math.max(0, Math.sin(angle * 5 + y * 13) * Math.sin(angle * 11 - y * 29 + 2) - 0.25) * Math.min(1, y * 5)
  return [0.5 + 0.85 * haze + 0.5 * cloud, 0.9 + 0.55 * haze + 0.32 * cloud, 1.6 + 0.1 * haze + 0.1 * cloud]
}
