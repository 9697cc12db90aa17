import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './tab'

/** Largest clip (bytes) of the sample tour. */
const LIMIT = 200_000
const FOLDER = 'static/samples/tour'

interface Clip {
  name: 'fridge' | 'film'
  /** Pictures to draw with, as data addresses. */
  pictures: string[]
  width: number
  height: number
  milliseconds: number
}

/** Runs in the page: records a canvas, and takes its last picture as a poster. */
async function record({ name, pictures: urls, width, height, milliseconds }: Clip): Promise<Record<string, string>> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  document.body.replaceChildren(canvas)
  const context = canvas.getContext('2d')!
  const pictures = await Promise.all(
    urls.map(async (src) => {
      const picture = Object.assign(new Image(), { src })
      await picture.decode()
      return picture
    }),
  )
  const painters = {
    /**
     * The kitchen as the viewer at point 1 sees it with a field of view of 50° when looking to −x: a part of the left
     * face, so that the clip fits the picture. Light grows out of it.
     */
    fridge: (part: number): void => {
      const [face] = pictures as [HTMLImageElement]
      const high = face.width * Math.tan((50 * Math.PI) / 360)
      const wide = (high * width) / height
      context.drawImage(face, (face.width - wide) / 2, (face.width - high) / 2, wide, high, 0, 0, width, height)
      const [x, y] = [width / 2, height / 2]
      const glow = context.createRadialGradient(x, y, 10, x, y, 60 + 260 * part)
      glow.addColorStop(0, '#e8f6ff')
      glow.addColorStop(1, 'rgba(140, 200, 255, 0)')
      context.globalAlpha = 0.75 * Math.min(1, part * 1.6)
      context.fillStyle = glow
      context.fillRect(0, 0, width, height)
      context.globalAlpha = 1
    },
    /** The sun rises behind hills. */
    film: (part: number): void => {
      const sky = context.createLinearGradient(0, 0, 0, height)
      sky.addColorStop(0, `hsl(${225 - 25 * part} 60% ${18 + 40 * part}%)`)
      sky.addColorStop(1, `hsl(${20 + 20 * part} 85% ${35 + 30 * part}%)`)
      context.fillStyle = sky
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#ffd75e'
      context.beginPath()
      context.arc(width / 2, 175 - 95 * part, 26, 0, 7)
      context.fill()
      for (const [base, colour] of [[140, '#3f6b52'] as const, [158, '#27483a'] as const]) {
        context.fillStyle = colour
        context.beginPath()
        context.moveTo(0, height)
        for (let x = 0; x <= width; x += 8) context.lineTo(x, base - 14 * Math.sin(x / 37 + base))
        context.lineTo(width, height)
        context.fill()
      }
    },
  }
  const begin = performance.now()
  const tick = (): void => painters[name](Math.min(1, (performance.now() - begin) / milliseconds))
  tick()
  const timer = setInterval(tick, 40)
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 400_000,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  recorder.stop()
  await stopped
  clearInterval(timer)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  const clip = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { clip, poster: canvas.toDataURL('image/png').split(',')[1]! }
}

async function flatPicture(name: string): Promise<string> {
  const png = await sharp(readFileSync(join('static/samples/flat', name)))
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const clips: Clip[] = [
  { name: 'fridge', pictures: ['p1-left.webp'], width: 640, height: 360, milliseconds: 3000 },
  { name: 'film', pictures: [], width: 320, height: 180, milliseconds: 4000 },
]

for (const { name, pictures, ...clip } of clips) {
  test(`clip ${name}`, async ({ page }) => {
    await page.goto('about:blank')
    const made = await page.evaluate(record, { name, pictures: await Promise.all(pictures.map(flatPicture)), ...clip })
    const bytes = Buffer.from(made.clip!, 'base64')
    expect(bytes.length).toBeLessThan(LIMIT)
    writeFileSync(join(FOLDER, `${name}.webm`), bytes)
    if (name !== 'film') return
    const poster = sharp(Buffer.from(made.poster!, 'base64')).webp({ quality: 80 })
    await poster.toFile(join(FOLDER, 'film.webp'))
  })
}
