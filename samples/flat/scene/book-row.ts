import { hash } from '../render/noise'
import { box, type Solid } from '../solids'

const COVERS = ['bookA', 'bookB', 'bookC', 'bookD', 'bookE', 'bookF']

/** A row of books of different sizes on a shelf board: from `x0` to `x1`, standing on `y`, fronts at `z`. */
export function bookRow([x0, x1]: readonly [number, number], y: number, z: number, seed: number): Solid[] {
  const books: Solid[] = []
  let x = x0
  for (let i = 0; x < x1 - 0.05; i++) {
    const width = 0.028 + hash(i, seed) * 0.04
    const height = 0.24 + hash(i, seed + 1) * 0.13
    const depth = 0.16 + hash(i, seed + 2) * 0.05
    const cover = COVERS[Math.floor(hash(i, seed + 3) * COVERS.length)] ?? 'bookA'
    books.push(box(cover, [x, y, z + 0.02, x + width, y + height, z + depth]))
    x += width + 0.003 + (hash(i, seed + 4) < 0.08 ? 0.06 : 0)
  }
  return books
}
