import type { Stage } from './stage'

/**
 * @param is whether a pixel counts, by its channels (0…255)
 * @returns pixels of the canvas in a thousand that count
 */
export function share({ five }: Stage, is: (red: number, green: number, blue: number) => boolean): number {
  const { width, height } = five.getElement()!.getBoundingClientRect()
  const all = five.getPixels(0, 0, width, height, 1)
  let count = 0
  for (let at = 0; at < all.length; at += 4) if (is(all[at]!, all[at + 1]!, all[at + 2]!)) count++
  return Math.round((count / (width * height)) * 1000)
}
