/** A point, direction or colour: metres (Y up, right-handed) or linear RGB. */
export type Vec3 = readonly [number, number, number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k]
export const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** Square roots only: `Math.hypot` is not the same to the last bit everywhere. */
export const length = (a: Vec3): number => Math.sqrt(dot(a, a))
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1))
export const mix = (a: Vec3, b: Vec3, k: number): Vec3 => add(scale(a, 1 - k), scale(b, k))
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
/** @returns `values` with the component `axis` set to `value`. */
export const withAxis = (values: Vec3, axis: number, value: number): Vec3 => [
  axis === 0 ? value : values[0],
  axis === 1 ? value : values[1],
  axis === 2 ? value : values[2],
]
