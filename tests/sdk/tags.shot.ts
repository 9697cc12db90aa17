import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { PanoTagPlugin, Tag } from '@realsee/dnalogel'
import { openDemo } from './demo'
import { expect, test } from './tab'

type Tags = ReturnType<typeof PanoTagPlugin>

/** Window of a picture: as wide as its half of the article, so that texts have their own size. */
const TILE = { width: 340, height: 240 }
const FINE = 2
const GAP = 8
/** Largest file (bytes) the wall may be. */
const LIMIT = 60_000

const photo = [{ type: 'Image', url: '/flat/sofa-wall.webp' }]
const price = { value: 2999, unit: '元' }

/** One tag of each kind that can be told apart in a still picture, in the order of the wall. */
const KINDS = [
  { contentType: 'Text', data: { title: '布艺沙发', description: '坐面高 0.54 米' } },
  { contentType: 'Text', data: { title: '布艺沙发', description: '坐面高 0.54 米', appearance: 'plane' } },
  { contentType: 'ImageText', data: { title: '背景墙', mediaData: photo } },
  { contentType: 'Audio', data: { title: '听讲解', audioUrl: '/tour/flat-tour.mp3' } },
  { contentType: 'Link', data: { title: '看同款' } },
  { contentType: 'Marketing', data: { title: '三人位沙发', price, brandTags: ['现货'], tags: ['可拆洗'] } },
]

/** A wall of the kinds of content: two in a row. */
test('PanoTagPlugin-kinds', async ({ tab }) => {
  await tab.setViewportSize(TILE)
  await openDemo(tab, 'PanoTagPlugin')
  const tiles: Buffer[] = []
  for (const [index, kind] of KINDS.entries()) {
    await tab.evaluate(
      async ([number, one]) => {
        const five = window.fives[0]!
        const tags = five.plugins.demo as unknown as Tags
        tags.clearTags()
        five.setState({ longitude: 1.02, latitude: 0.02, fov: 50 }, true)
        await tags.load({
          tagList: [
            {
              id: `kind-${number}`,
              stickType: '2DPoint',
              position: [0.6, 0.95, 1.75],
              config: { visibleConfig: { intersectRaycaster: false }, unfoldedConfig: { keep: 'unfolded' } },
              ...one,
            } as unknown as Tag,
          ],
        })
        await five.ready()
      },
      [index, kind] as const,
    )
    await tab.waitForTimeout(2500)
    tiles.push(await tab.screenshot())
  }
  const [w, h, gap] = [TILE.width * FINE, TILE.height * FINE, GAP * FINE]
  const shots = await Promise.all(tiles.map((one) => sharp(one).resize(w, h).png().toBuffer()))
  const wall = await sharp({
    create: { width: 2 * w + gap, height: 3 * h + 2 * gap, channels: 3, background: '#fff' },
  })
    .composite(
      shots.map((input, index) => ({ input, left: (index % 2) * (w + gap), top: Math.floor(index / 2) * (h + gap) })),
    )
    .webp({ quality: 74, effort: 6 })
    .toBuffer()
  expect(wall.length).toBeLessThanOrEqual(LIMIT)
  writeFileSync('content/docs/dnalogel/img/PanoTagPlugin-kinds.webp', wall)
})
