import sharp from 'sharp'
import { EYE, observers } from '../../samples/flat/layout'
import { litFlat } from '../../samples/flat/build-flat'
import { render, type Picture } from '../../samples/flat/render/cube-face'

/** Pixels of a cube face as a platform would keep it. */
const FULL = 2048
/** The part of the face left of point 0 that is looked at: two prints above the sofa, in picture coordinates. */
const PART = { u: -0.13, v: -0.2, side: 0.3 }
/** Side of a crop on the picture, px. */
const SHOWN = 320
const GAP = 4

/** A part of the face at its full size, without loss. */
function part(): sharp.Sharp {
  const { x, z } = observers[0]!
  const at = (from: number, t: number): number => from + ((t + 1) / 2) * PART.side
  const ray = (u: number, v: number): [number, number, number] => [-1, -at(PART.v, v), -at(PART.u, u)]
  const { rgb, width, height }: Picture = render(litFlat(), [x, EYE, z], ray, Math.round((FULL * PART.side) / 2))
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

/** The part as it looks on the screen when the face was asked for in another size and quality. */
async function seen(full: sharp.Sharp, size: number, quality: number): Promise<Buffer> {
  const asked = await full
    .clone()
    .resize(Math.round((size * PART.side) / 2))
    .jpeg({ quality })
    .toBuffer()
  return sharp(asked).resize(SHOWN, SHOWN, { kernel: 'linear' }).png().toBuffer()
}

/** Crops side by side, with a white gap between them. */
async function row(crops: Buffer[]): Promise<Buffer> {
  const width = crops.length * (SHOWN + GAP) - GAP
  return sharp({ create: { width, height: SHOWN, channels: 3, background: '#fff' } })
    .composite(crops.map((input, index) => ({ input, left: index * (SHOWN + GAP), top: 0 })))
    .webp({ quality: 90, effort: 6 })
    .toBuffer()
}

/** @returns the same part of a panorama: at 512, 1024 and 2048 px, and at 1024 px with quality 20, 50 and 80. */
export async function imageSizes(): Promise<Record<'sizes' | 'qualities', Buffer>> {
  const full = part()
  return {
    sizes: await row(await Promise.all([512, 1024, 2048].map((size) => seen(full, size, 80)))),
    qualities: await row(await Promise.all([20, 50, 80].map((quality) => seen(full, 1024, quality)))),
  }
}
