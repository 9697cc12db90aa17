import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDemo, showDemo } from './demo'
import { expect, test } from './tab'

const SIZE = { width: 960, height: 600 }
/** Largest file (bytes) a picture may be. */
const LIMIT = 40_000

/** Demos that show something in a still picture, and the product whose pages they stand on. */
const pictures: Record<'five' | 'dnalogel', string[]> = {
  five: ['screen-panorama'],
  dnalogel: [
    'PanoCompassPlugin',
    'PanoTagPlugin',
    'PanoRulerPlugin',
    'PanoRulerProPlugin',
    'PanoMeasurePlugin',
    'GuideLinePlugin',
    'CruisePlugin',
    'MovePlugin',
    'ModelRoomLabelPlugin',
    'ModelMakerPlugin',
    'AreaMakerPlugin',
    'Sculpt',
    'PanoFloorplanRadarPlugin',
    'FloorplanGuidePlugin',
    'ModelFloorplanPlugin',
    'TopviewFloorplanPlugin',
    'MapviewFloorplanPlugin',
  ],
}

/** Demos whose texts are small: in a smaller window they are larger in the picture. */
const CLOSE = ['PanoTagPlugin']

/** Where no pointer is, the ring that follows it lies in the corner of the picture. */
const hideFocusRing = (tab: Page): Promise<void> =>
  tab.evaluate(() =>
    window.fives[0]!.scene.traverse(({ name, children }) => {
      if (name === 'intersect') for (const part of children) part.layers.disableAll()
    }),
  )

for (const [product, names] of Object.entries(pictures)) {
  for (const name of names) {
    test(name, async ({ tab }) => {
      await tab.setViewportSize(CLOSE.includes(name) ? { width: 640, height: 400 } : SIZE)
      await openDemo(tab, name)
      await hideFocusRing(tab)
      await showDemo(tab)
      await tab.evaluate(() => window.demoPage.pose())
      await tab.evaluate(() => window.fives[0]!.ready())
      const shot = sharp(await tab.screenshot()).resize(SIZE)
      const webp = await shot.webp({ quality: 82, effort: 6 }).toBuffer()
      expect(webp.length).toBeLessThanOrEqual(LIMIT)
      const folder = join('content', 'docs', product, 'img')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${name}.webp`), webp)
    })
  }
}
