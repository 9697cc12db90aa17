import type { Page } from '@playwright/test'
import { boxModel } from '../../samples/tour/room'
import type { Shot } from './tab'

/** Runs in the page: a clip of two seconds, red first and then blue, as base64. */
async function recordClip(): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
  document.body.append(canvas)
  const context = canvas.getContext('2d')!
  const start = performance.now()
  const paint = (): void => {
    context.fillStyle = performance.now() - start < 1000 ? '#f00' : '#00f'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  paint()
  const timer = setInterval(paint, 50)
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm;codecs=vp8' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  const stopped = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  recorder.stop()
  await stopped
  clearInterval(timer)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}

/**
 * Gives a page what the scripts ask for and the server does not have: a clip, the flat by night (point 0 shows what
 * point 2 shows by day) and a model. The browser itself makes the clip, so it has the decoder for it.
 * @param page that is still empty: nothing else may keep the recorder from its pictures
 */
export async function serveMedia(page: Page, origin: string): Promise<void> {
  const clip = Buffer.from(await page.evaluate(recordClip), 'base64')
  const flat = (await (await fetch(`${origin}/flat/work.json`)).json()) as Record<string, unknown> & {
    panorama: { list: Record<string, unknown>[] }
  }
  const { model: _glb, panorama, ...rest } = flat
  const [, hall, bedroom] = panorama.list
  const night = { ...rest, code: 'flat-by-night', panorama: { list: [{ ...bedroom, index: 0 }, hall, bedroom] } }
  const room = Buffer.from(boxModel([8.6, 2.7, 6.8]))
  await page.route('**/tour/clip.webm', (route) => route.fulfill({ body: clip, contentType: 'video/webm' }))
  await page.route('**/tour/night.json', (route) => route.fulfill({ json: night }))
  await page.route('**/tour/room.pbm', (route) => route.fulfill({ body: room }))
}

/** Share (0…1) of a picture's pixels that the clip's red or blue fills; the flat has neither. */
export function clipShare({ rgb, width, height }: Shot, colour: 'red' | 'blue'): number {
  const [strong, weak] = colour === 'red' ? [0, 2] : [2, 0]
  let count = 0
  for (let k = 0; k < rgb.length; k += 3) if (rgb[k + strong]! > 120 && rgb[k + weak]! < 40 && rgb[k + 1]! < 40) count++
  return count / (width * height)
}
