import sharp from 'sharp'
import type { Picture } from '../render/cube-face'

/** Quality of the lossy pictures. The encoder belongs to the pinned sharp: another version may give other bytes. */
const WEBP = { quality: 80, effort: 6 }

const raw = ({ rgb, width, height }: Picture): sharp.Sharp => sharp(rgb, { raw: { width, height, channels: 3 } })

export const webp = (picture: Picture): Promise<Buffer> => raw(picture).webp(WEBP).toBuffer()
export const jpeg = (picture: Picture): Promise<Buffer> => raw(picture).jpeg({ quality: 66, mozjpeg: true }).toBuffer()

/** Arrow for guide lines: 64 × 64, white on nothing, pointing up (the way the line runs is the upper edge). */
export const arrow = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">' +
  '<path d="M12 40 32 20l20 20" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>\n'

/** Disc for the compass: north is the upper edge. */
export const compass = (): string => {
  const ticks = Array.from({ length: 36 }, (_, i) => {
    const long = i % 9 === 0 ? 26 : 12
    return `<path d="M256 28v${long}" transform="rotate(${i * 10} 256 256)"/>`
  }).join('')
  const letters = ['北', '东', '南', '西']
    .map(
      (letter, i) =>
        `<text x="256" y="104" transform="rotate(${i * 90} 256 256)" fill="${i ? '#fff' : '#ff8a4c'}">${letter}</text>`,
    )
    .join('')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    '<circle cx="256" cy="256" r="244" fill="#1f2a33" fill-opacity=".55" stroke="#fff" stroke-width="6"/>' +
    `<g stroke="#fff" stroke-width="5">${ticks}</g>` +
    '<path d="M256 128 296 272H216z" fill="#ff8a4c"/><path d="M256 400 296 272H216z" fill="#fff" fill-opacity=".85"/>' +
    `<g font-family="sans-serif" font-size="44" text-anchor="middle">${letters}</g></svg>\n`
  )
}
