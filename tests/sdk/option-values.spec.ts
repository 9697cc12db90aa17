import { disposeDemo, openDemo, valuesOf } from './demo'
import { changed, expect, shoot, test } from './tab'
import type {} from '../../samples/playground/five-probe'

test.afterEach(async ({ tab }) => {
  await disposeDemo(tab)
  tab.removeAllListeners()
})

test('the card of a tag: its place is chosen by the package, its theme by you', async ({ tab }) => {
  const values = await valuesOf(tab, 'TagCards')
  const places = Object.entries(values).filter(([name]) => name.startsWith('placement '))
  // Thirteen values, one result: the package overwrites the option (dnalogel/PanoTagPlugin#popover)
  expect(places).toHaveLength(13)
  expect(new Set(places.map(([, place]) => place)).size).toBe(1)
  expect(values).toMatchObject({
    'theme dark': 'rgba(0, 0, 0, 0.75)',
    'theme light': 'rgb(255, 255, 255)',
    'text line': 'line',
    'text plane': 'card',
    'renderType Dom': 'element',
    'renderType Mesh': 'none',
  })
})

test('the card of a tag opens by the pointer above it, or by a click', async ({ tab }) => {
  await valuesOf(tab, 'TagCards')
  const cards = (): Promise<string> =>
    tab.evaluate(() => [...document.querySelectorAll('.tag-popup-title')].map((each) => each.textContent).join(' '))
  const dots = tab.locator('.tag-point-wrapper')
  await expect(dots).toHaveCount(2)
  const spots = await Promise.all([0, 1].map(async (at) => (await dots.nth(at).boundingBox())!))
  const [right, left] = spots
    .sort((a, b) => b.x - a.x)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  await tab.mouse.move(right![0]!, right![1]!, { steps: 4 })
  await expect.poll(cards).toBe('by hover')
  await tab.mouse.move(400, 20, { steps: 4 })
  await expect.poll(cards).toBe('')
  await tab.mouse.move(left![0]!, left![1]!, { steps: 4 })
  await tab.waitForTimeout(1200)
  expect(await cards()).toBe('')
  await tab.mouse.click(left![0]!, left![1]!)
  await expect.poll(cards).toBe('by click')
})

test('the ground of a route lies below its border or stops at it', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of GuideLinePlugin')
  expect(Number(values['background_clip border-box'])).toBeGreaterThan(10)
  expect(Number(values['background_clip padding-box'])).toBeLessThan(3)
})

test('a cruise turns while it walks or after it', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of CruisePlugin')
  const turns = (name: string): number[] => values[name]!.split(' ').map(Number)
  // The way to the hall is at 3.8, from there to the bedroom at 5.7; a turn is noted some frames before it ends
  const near = (turn: number): unknown => expect.closeTo(turn, 0)
  expect(turns('moveType justMove')).toEqual([0, 0, 5.7].map(near))
  expect(turns('moveType moveAndRotate')).toEqual([0, 0, 3.8, 3.8, 5.7].map(near))
})

test('an element in the picture lies before or behind the canvas, and takes clicks or not', async ({ tab }) => {
  expect(await valuesOf(tab, 'options of CSS3DRenderPlugin')).toMatchObject({
    'mode front none': 'canvas',
    'mode front auto': 'it canvas',
    'mode behind none': 'canvas',
    'mode behind auto': 'canvas it',
  })
})

test('labels of things stand on a bar of four lengths', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of ItemLabelPlugin')
  const bars = ['small', 'middle', 'large', 'x-large'].map((name) => Number(values[`displayStrategyType ${name}`]))
  expect(bars).toEqual([...bars].sort((a, b) => a - b))
  expect(new Set(bars).size).toBe(4)
})

test('a label of a thing farther than the limit is seen through walls: the option does not hide it', async ({
  tab,
}) => {
  expect(await valuesOf(tab, 'distance of ItemLabelPlugin')).toMatchObject({
    'no limit': 'sofa 布艺沙发',
    'nearer than both': 'sofa 布艺沙发 far 墙后',
    'farther than both': 'sofa 布艺沙发',
  })
})

test('units, and what shows of a shape behind a wall: the style does not say it, load() does', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of Sculpt')
  expect(values).toMatchObject({ 'lengthUnit m': '2.10m', 'lengthUnit mm': '2100mm', 'lengthUnit ft': '6′10″' })
  const seen = (where: string): number => Number(values[`occlusion ${where}`])
  expect(seen('none in load')).toBe(0)
  expect(seen('depthTest in load')).toBeGreaterThan(30)
  expect(seen('translucence in load')).toBeLessThan(15)
  for (const mode of ['none', 'depthTest']) expect(seen(`${mode} in style`)).toBe(seen('translucence in style'))
})

test('what shows of a marked room behind a wall', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of ModelMakerPlugin')
  expect(Number(values['occlusion none'])).toBe(0)
  expect(Number(values['occlusion translucence'])).toBeGreaterThan(0)
  expect(Number(values['occlusion depthTest'])).toBeGreaterThan(30)
})

test('MeasurePlugin says a length in each unit', async ({ tab }) => {
  expect(await valuesOf(tab, 'options of MeasurePlugin')).toMatchObject({
    'unit m': '2.10m',
    'unit mm': '2100mm',
    'unit ft': '6′10″',
  })
})

test('five draws as it is told, and walks with each effect', async ({ tab }) => {
  const same = (name: string, values: string[]): [string, string][] =>
    values.map((value) => [`${name} ${value}`, value])
  const later = ['fly', 'fade', 'montage', 'spread', 'zoomin', 'zoomout']
  expect(await valuesOf(tab, 'options of Five')).toMatchObject({
    ...Object.fromEntries(same('precision', ['highp', 'mediump', 'lowp'])),
    ...Object.fromEntries(same('powerPreference', ['high-performance', 'low-power', 'default'])),
    ...Object.fromEntries(later.map((effect) => [`effect ${effect}`, '1 over time'])),
    'effect instant': '1 at once',
  })
})

for (const [cameraType, above, aslant] of [
  ['perspective', 'perspective', 'perspective'],
  ['orthographic', 'orthographic', 'orthographic'],
  ['auto', 'orthographic', 'perspective'],
] as const)
  test(`the camera of the map is ${cameraType}`, async ({ tab }) => {
    expect(await valuesOf(tab, `cameraType ${cameraType}`)).toMatchObject({ above, aslant })
  })

test('renderEffect: lines along edges, a clear ground', async ({ tab }) => {
  await openDemo(tab, 'screen-floorplan')
  const before = await shoot(tab)
  for (const [effect, least, most] of [
    ['edl', 0.004, 0.1],
    ['hq', 0.3, 1],
    ['default', 0, 0.001],
  ] as const) {
    await tab.evaluate((to) => {
      const five = window.fives.at(-1)!
      five.renderEffect = to
      five.needsRender = true
    }, effect)
    await expect.poll(async () => changed(before, await shoot(tab))).toBeGreaterThanOrEqual(least)
    expect(changed(before, await shoot(tab))).toBeLessThanOrEqual(most)
  }
})
