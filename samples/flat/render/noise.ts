/** Integer hash of two numbers, 0…1: the only source of irregularity, so that every run gives the same flat. */
export function hash(x: number, y = 0): number {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Van der Corput sequence in base 2: evenly spread numbers 0…1. */
export function vanDerCorput(index: number): number {
  let b = index >>> 0
  b = ((b << 16) | (b >>> 16)) >>> 0
  b = (((b & 0x55555555) << 1) | ((b & 0xaaaaaaaa) >>> 1)) >>> 0
  b = (((b & 0x33333333) << 2) | ((b & 0xcccccccc) >>> 2)) >>> 0
  b = (((b & 0x0f0f0f0f) << 4) | ((b & 0xf0f0f0f0) >>> 4)) >>> 0
  b = (((b & 0x00ff00ff) << 8) | ((b & 0xff00ff00) >>> 8)) >>> 0
  return b / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth value noise, 0…1, with one cell per unit. */
export function noise(x: number, y: number, seed = 0): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const a = ease(x - i)
  const b = ease(y - j)
  const left = i + seed * 7919
  const low = hash(left, j) * (1 - a) + hash(left + 1, j) * a
  const high = hash(left, j + 1) * (1 - a) + hash(left + 1, j + 1) * a
  return low * (1 - b) + high * b
}
