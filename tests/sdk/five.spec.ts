import type { Page } from '@playwright/test'
import type { Mode } from '@realsee/five'
import { openDemo } from './demo'
import { changed, colours, expect, shoot, test, watch } from './tab'
import type {} from '../../samples/playground/five-probe'

/** What the SDK does with the flat, apart from any handbook: five 6.5.2, three 0.117.1. */
test.describe.configure({ mode: 'serial' })

let page: Page
let faults: string[]

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage()
  faults = watch(page)
  await openDemo(page, 'screen-panorama')
})
test.afterAll(() => page.close())

/** Changes the mode and resolves when the picture has caught up. */
const enter = (mode: Mode): Promise<void> =>
  page.evaluate(async (to) => {
    const five = window.fives[0]!
    const synced = new Promise<void>((done) => void five.once('state.synced', () => done()))
    await five.changeMode(to, {}, { duration: 200 })
    await synced
    await five.ready()
  }, mode)

test('the flat loads: work, three points, picture, model', async () => {
  const facts = await page.evaluate(() => {
    const five = window.fives[0]!
    return {
      code: five.state.workCode,
      name: five.works[0]?.name,
      points: five.works.resolvedObservers.length,
      canvas: document.querySelectorAll('canvas').length,
      empty: five.model.empty,
      size: five.model.boundingBox.max.toArray().map((n) => Number(n.toFixed(1))),
    }
  })
  expect(facts).toEqual({
    code: 'sample-flat',
    name: '示例小户型',
    points: 3,
    canvas: 1,
    empty: false,
    size: [8.8, 2.7, 7],
  })
  expect(colours(await shoot(page))).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

for (const mode of ['Floorplan', 'Topview', 'Mapview', 'Model', 'Panorama'] as const) {
  test(`changeMode('${mode}') shows another picture`, async () => {
    const before = await shoot(page)
    await enter(mode)
    expect(await page.evaluate(() => [window.fives[0]!.state.mode, window.fives[0]!.currentMode])).toEqual([mode, mode])
    expect(changed(before, await shoot(page))).toBeGreaterThan(0.2)
  })
}

test('moveToPano walks to the point and tells so', async () => {
  const seen = await page.evaluate(async () => {
    const five = window.fives[0]!
    const events: string[] = []
    for (const name of ['pano.moveTo', 'pano.arrived'] as const) five.once(name, () => void events.push(name))
    await five.moveToPano(1)
    return { events, index: five.state.panoIndex, at: five.camera.position.toArray().map((n) => Number(n.toFixed(2))) }
  })
  expect(seen).toEqual({ events: ['pano.moveTo', 'pano.arrived'], index: 1, at: [4.7, 1.5, 5.4] })
})

test('a click on the floor beside a point walks there', async () => {
  const spot = await page.evaluate(async () => {
    const five = window.fives[0]!
    five.setState({ longitude: 5.5, latitude: 0.35, fov: 90 }, true, false)
    await five.ready()
    const on = five.project2d(new window.three.Vector3(6.3, 0, 3.05))
    return on && { x: on.x, y: on.y }
  })
  expect(spot).not.toBeNull()
  await page.mouse.click(spot!.x, spot!.y)
  await expect.poll(() => page.evaluate(() => window.fives[0]!.state.panoIndex)).toBe(2)
})

test('a ray meets the model where the flat says it is', async () => {
  const hit = await page.evaluate(() => {
    const { Raycaster, Vector3 } = window.three
    const down = new Raycaster(new Vector3(2.5, 1.5, 2.75), new Vector3(0, -1, 0))
    const [nearest] = window.fives[0]!.modelScene.intersectRaycaster(down)
    return (
      nearest && {
        point: nearest.point.toArray().map((n) => Number(n.toFixed(2))),
        distance: Number(nearest.distance.toFixed(2)),
      }
    )
  })
  // The rug lies 1.6 cm above the floor.
  expect(hit).toEqual({ point: [2.5, 0.02, 2.75], distance: 1.48 })
})

test('project2d follows the camera and gives null behind it', async () => {
  const spots = await page.evaluate(async () => {
    const five = window.fives[0]!
    await five.moveToPano(0, { duration: 100 })
    const at = async (longitude: number): Promise<number[] | null> => {
      five.setState({ longitude, latitude: 0, fov: 80 }, true, false)
      await five.ready()
      const spot = five.project2d(new window.three.Vector3(2.5, 1.5, 0))
      return spot && [Math.round(spot.x), Math.round(spot.y)]
    }
    return { ahead: await at(0), left: await at(-0.3), behind: await at(Math.PI) }
  })
  expect(spots.ahead).toEqual([240, 150])
  expect(spots.left![0]).toBeLessThan(200)
  expect(spots.behind).toBeNull()
})

test('recorded states replay to the same view', async () => {
  const ends = await page.evaluate(async () => {
    const five = window.fives[0]!
    const tape: { panoIndex: number; longitude: number; latitude: number }[] = []
    const stop = five.on('state.change', ({ state }) => {
      tape.push({ panoIndex: state.panoIndex, longitude: state.longitude, latitude: state.latitude })
    })
    five.setState({ longitude: 1.1, latitude: 0.2 }, true, false)
    await five.moveToPano(1, { duration: 100 })
    five.setState({ longitude: 1.75 }, true, false)
    stop()
    await five.moveToPano(0, { duration: 100 })
    five.setState({ longitude: 0, latitude: 0 }, true, false)
    for (const state of tape) five.setState(state, true, false)
    await new Promise((done) => setTimeout(done, 600))
    await five.ready()
    const { panoIndex, longitude, latitude } = five.getCurrentState()
    return {
      frames: tape.length,
      panoIndex,
      longitude: Number(longitude.toFixed(2)),
      latitude: Number(latitude.toFixed(2)),
    }
  })
  expect(ends.frames).toBeGreaterThan(1)
  expect(ends).toMatchObject({ panoIndex: 1, longitude: 1.75, latitude: 0.2 })
})

test('dispose takes the canvas away; nothing went wrong so far', async () => {
  await page.evaluate(() => window.fives[0]!.dispose())
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a page on a named host is refused', async ({ browser, baseURL }) => {
  const other = await browser.newPage()
  const lines: string[] = []
  other.on('console', (line) => lines.push(line.text()))
  other.on('pageerror', (error) => lines.push(error.message))
  await other.goto(`${baseURL!.replace('localhost', 'flat.example.test')}/demos/?demo=screen-panorama`)
  await other.waitForFunction(() => 'demoPage' in window)
  const outcome = await other.evaluate(() =>
    Promise.race([
      window.demoPage.open().then(
        () => 'loaded',
        (error: Error) => error.message,
      ),
      new Promise<string>((done) => setTimeout(() => done('never'), 4000)),
    ]),
  )
  expect([outcome, ...lines].join('\n')).toContain('Invalid certificate.')
  expect(outcome).not.toBe('loaded')
  await other.close()
})
