import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './tab'

const FLAT = 'static/samples/flat'
const TOUR = 'static/samples/tour'
const FACES = ['up', 'down', 'left', 'right', 'front', 'back']

interface Work {
  model?: unknown
  panorama: { list: Record<string, unknown>[] }
}

/** The flat for the tour, which cannot read its model: by day, and with the living room (point 0) by night. */
test('day and night', async () => {
  const { model: _glb, ...day } = JSON.parse(readFileSync(join(FLAT, 'work.json'), 'utf8')) as Work
  const [living, ...others] = day.panorama.list
  expect(living).toMatchObject({ up: 'p0-up.webp' })
  for (const face of FACES)
    await sharp(readFileSync(join(FLAT, `p0-${face}.webp`)))
      .resize(512)
      .modulate({ brightness: 0.32, saturation: 0.6 })
      .recomb([
        [0.85, 0, 0],
        [0, 0.92, 0],
        [0, 0.05, 1.2],
      ])
      .webp({ quality: 72, effort: 6 })
      .toFile(join(TOUR, `night-${face}.webp`))
  const dark = Object.fromEntries(FACES.map((face) => [face, `../tour/night-${face}.webp`]))
  const night = {
    ...day,
    code: 'sample-flat-night',
    panorama: { ...day.panorama, list: [{ ...living, ...dark }, ...others] },
  }
  for (const [name, work] of Object.entries({ day, night }))
    writeFileSync(join(TOUR, `${name}.json`), `${JSON.stringify(work, null, 2)}\n`)
})
