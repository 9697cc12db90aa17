const EXPOSURE = 1.12

/** Linear radiance → 0…255, with a soft shoulder for windows and lamps (gamma 2.2). */
export function tone(value: number): number {
  const v = Math.max(0, value * EXPOSURE)
  const mapped = (v * (1 + v / 9)) / (1 + v * 0.72)
  return Math.min(255, 255 * Math.pow(Math.min(1, mapped), 1 / 2.2))
}
