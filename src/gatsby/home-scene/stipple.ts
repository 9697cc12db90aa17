import { EYES, FLAT } from './flat'
import { createRandom, shuffle } from './random'
import type { Hit } from './solid'
import type { Vec2 } from './vector'
import { lifted, look, PAPER, sees } from './view'

/** A dot of the drawing: where, and in which tone (0 strongest, 3 faintest; the floor's tone 4 is drawn as rings). */
export interface Dot {
  at: Vec2
  tone: 0 | 1 | 2 | 3
}

const SEED = 20261121
/** One place is tried in every square of this size, in drawing units. */
const CELL = 2
/** No two dots are closer than this, in drawing units. */
const LEAST_GAP = 4
/** Where no observer point sees a surface, a scanner would have left a gap: dots are this much further apart. */
const SHADOW = 2

/** @returns tone and least distance between dots for a surface, or `undefined` for one that is not dotted. */
function recipe({ solid, normal, point }: Hit): { tone: Dot['tone']; gap: number } | undefined {
  const up = normal[1] > 0.5
  switch (solid.material) {
    case 'floor':
      return undefined
    case 'rug':
      return { tone: 2, gap: 7.1 }
    case 'wall':
      // The tops of walls are cut faces: they are filled, not dotted.
      return up ? undefined : { tone: 3, gap: 6.6 + 5.2 * (point[1] / FLAT.height) }
    case 'cloth':
      return { tone: 2, gap: 5.3 }
    case 'soft':
      return up ? { tone: 0, gap: 4.5 } : { tone: 1, gap: 5.1 }
    case 'wood':
      return up ? { tone: 1, gap: 5.1 } : { tone: 2, gap: 5.7 }
    case 'glass':
      return { tone: 1, gap: 4.2 }
    case 'leaf':
      return { tone: 0, gap: 4 }
  }
}

/** Places taken so far, in square cells, to ask for neighbours quickly. */
function createPlaces(): { free(at: Vec2, gap: number): boolean; take(at: Vec2): void } {
  const size = 8
  const width = Math.ceil(PAPER.width / size) + 4
  const cells = new Map<number, Vec2[]>()
  return {
    free([x, y], gap) {
      const reach = Math.ceil(gap / size)
      const column = Math.floor(x / size)
      const row = Math.floor(y / size)
      for (let r = row - reach; r <= row + reach; r++)
        for (let c = column - reach; c <= column + reach; c++)
          for (const taken of cells.get(r * width + c) ?? [])
            if ((taken[0] - x) ** 2 + (taken[1] - y) ** 2 < gap * gap) return false
      return true
    },
    take(at) {
      const key = Math.floor(at[1] / size) * width + Math.floor(at[0] / size)
      const cell = cells.get(key)
      if (cell) cell.push(at)
      else cells.set(key, [at])
    },
  }
}

/**
 * Dots everything the camera sees, with blue-noise spacing: places are tried in a shuffled order, and one is kept when
 * no dot is closer than its surface allows.
 *
 * @returns the dots, always the same ones.
 */
export function stipple(): Dot[] {
  const random = createRandom(SEED)
  const columns = Math.ceil(PAPER.width / CELL)
  const order = new Uint32Array(columns * Math.floor(PAPER.height / CELL)).map((_, i) => i)
  shuffle(order, random)
  const places = createPlaces()
  const dots: Dot[] = []
  for (const index of order) {
    const column = index % columns
    const at: Vec2 = [
      column * CELL + Math.floor(random() * CELL),
      ((index - column) / columns) * CELL + Math.floor(random() * CELL),
    ]
    if (!places.free(at, LEAST_GAP)) continue
    const hit = look(at[0], at[1])
    const dotted = hit && recipe(hit)
    if (!dotted || !places.free(at, dotted.gap)) continue
    const lit = EYES.some((eye) => sees(eye, lifted(hit)))
    if (!lit && !places.free(at, dotted.gap * SHADOW)) continue
    places.take(at)
    dots.push({ at, tone: dotted.tone })
  }
  return dots
}
