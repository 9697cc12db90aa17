import { albedo } from '../render/paint'
import type { LitScene } from '../render/lit-scene'
import type { Picture } from '../render/cube-face'
import { tone } from '../render/tone'
import type { Piece } from './mesh'

/** Texels per metre of the model's texture. */
const DENSITY = 22
const WIDTH = 1024

/** A piece's rectangle in the texture, in texels, with a border of one texel around it. */
export interface Slot {
  x: number
  y: number
  width: number
  height: number
}

const texels = (metres: number): number => Math.max(2, Math.min(WIDTH - 2, Math.ceil(metres * DENSITY)))

/** Places the rectangles on shelves, tallest first. @returns slots in the order of `pieces`, and the height used. */
export function pack(pieces: readonly Piece[]): { slots: Slot[]; width: number; height: number } {
  const sizes = pieces.map(({ surface, cap }, index) => ({
    index,
    width: cap ? 2 : texels(surface.width),
    height: cap ? 2 : texels(surface.height),
  }))
  const slots: Slot[] = []
  let [x, y, shelf] = [0, 0, 0]
  for (const { index, width, height } of [...sizes].sort(
    (a, b) => b.height - a.height || b.width - a.width || a.index - b.index,
  )) {
    if (x + width + 2 > WIDTH) {
      x = 0
      y += shelf
      shelf = 0
    }
    slots[index] = { x: x + 1, y: y + 1, width, height }
    x += width + 2
    shelf = Math.max(shelf, height + 2)
  }
  return { slots, width: WIDTH, height: Math.ceil((y + shelf) / 64) * 64 }
}

/** Paints the pieces, light included, into one texture. */
export function paintAtlas(
  scene: LitScene,
  pieces: readonly Piece[],
  { slots, width, height }: ReturnType<typeof pack>,
): Picture {
  const rgb = new Uint8Array(width * height * 3).fill(128)
  pieces.forEach(({ solid, patch, surface, cap }, index) => {
    const slot = slots[index]!
    for (let j = -1; j <= slot.height; j++) {
      for (let i = -1; i <= slot.width; i++) {
        // The border repeats the outermost texels, so that filtering does not bleed into neighbours.
        const u = Math.min(slot.width - 0.5, Math.max(0.5, i + 0.5)) / slot.width
        const v = Math.min(slot.height - 0.5, Math.max(0.5, j + 0.5)) / slot.height
        const { point, normal } = surface.at(u, v)
        const colour = cap ? albedo('wall', point, 1) : scene.surface(solid, patch, point, normal)
        const k = ((slot.y + j) * width + slot.x + i) * 3
        for (let c = 0; c < 3; c++) rgb[k + c] = Math.round(tone(colour[c]!))
      }
    }
  })
  return { width, height, rgb }
}
