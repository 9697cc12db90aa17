/**
 * Seeded random numbers (mulberry32): the same seed gives the same drawing in every build.
 * @returns a function that returns the next number in [0, 1).
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Shuffles an array in place (Fisher–Yates). */
export function shuffle(items: Uint32Array, random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const held = items[i]!
    items[i] = items[j]!
    items[j] = held
  }
}
