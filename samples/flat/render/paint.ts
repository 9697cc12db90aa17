import type { Vec3 } from '../vec'
import { hex } from './colour'
import { patterns } from './patterns'

/** Plain colours. Paints with a pattern are in `patterns.ts`; a pattern wins. */
const colours: Record<string, Vec3> = Object.fromEntries(
  Object.entries({
    ceiling: 0xf5f3ee,
    frame: 0xf3f1ec,
    metal: 0x74757a,
    steel: 0xb9bcc0,
    steelDark: 0x7d8287,
    black: 0x24262a,
    screen: 0x14171b,
    white: 0xefece5,
    rust: 0xb9603f,
    mustard: 0xd9a441,
    slate: 0x414b57,
    terracotta: 0xb96a4d,
    ceramic: 0xf1eee7,
    ceramicBlue: 0x5c8a9b,
    orange: 0xe08a2e,
    apple: 0xb5442f,
    shade: 0xfff0d4,
    lampGlass: 0xfff6e6,
    sheet: 0xf4f1ea,
    duvetFold: 0xf1eee6,
    counter: 0xe9e4da,
    fridge: 0xdfe3e4,
    fridgeLine: 0x8b9094,
    keyboard: 0xd5d8da,
    mirror: 0xb9c9cf,
    glass: 0xcfe2e4,
    towel: 0xd8b48a,
    bookA: 0xa8434a,
    bookB: 0x2f6683,
    bookC: 0xdba648,
    bookD: 0x55805a,
    bookE: 0x6d5a86,
    bookF: 0xe8e0cf,
  }).map(([name, rgb]) => [name, hex(rgb)]),
)

/**
 * Reflected colour of a paint at a point.
 * @param axis the axis the surface faces (0 x, 1 y, 2 z), for patterns that differ by side.
 */
export function albedo(paint: string, point: Vec3, axis: number): Vec3 {
  const pattern = patterns[paint]
  if (pattern) return pattern(point, axis)
  const colour = colours[paint]
  if (!colour) throw new Error(`unknown paint: ${paint}`)
  return colour
}
