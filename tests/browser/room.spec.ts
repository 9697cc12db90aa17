import { expect, test, type Page } from '@playwright/test'
import { violationsInBoth } from './support/axe'
import { rests, violationsOf } from './support/document'
import { address } from './support/pages'

const HOME = address('/')

/** The drawing, before the room. */
const drawing = (page: Page) => page.getByRole('img', { name: /测绘图/ })
/** The room that one can turn. */
const view = (page: Page) => page.getByRole('application', { name: /示例小户型的全景/ })
/** The button that opens the room. */
const enter = (page: Page) => page.getByRole('button', { name: '转动这间房' })
/** A button that walks to another point. */
const point = (page: Page, name: string) =>
  page.getByRole('group', { name: '走到另一个点位' }).getByRole('button', { name })

/** Names of the room's files that were asked for: its script, its styles, its pictures. */
function watch(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/^room|^p\d-/.test(name)) files.push(name.replace(/[-.][\da-f]{8}/, ''))
  })
  return files
}

/** Pictures of a point. */
const faces = (number: number): string[] =>
  ['front', 'right', 'back', 'left', 'up', 'down'].map((face) => `p${number}-${face}.webp`)

/** How far the room is turned. */
const turnOf = (page: Page): Promise<string> =>
  view(page).evaluate((element) => element.style.getPropertyValue('--room-turn'))

/** Opens the home page and its room, as a pointer does. */
async function openRoom(page: Page): Promise<void> {
  await page.goto(HOME)
  await drawing(page).hover({ position: { x: 200, y: 120 } })
  await expect(view(page)).toBeVisible()
}

test('comes with the first sign of interest and not before: script, styles, and the pictures of one point', async ({
  page,
}) => {
  const files = watch(page)
  await page.goto(HOME)
  await rests(page, 500)
  expect(files).toEqual([])
  await drawing(page).hover({ position: { x: 200, y: 120 } })
  await expect(view(page)).toBeVisible()
  expect(files.sort()).toEqual([...faces(0), 'room.css', 'room.js'].sort())
})

test('stands where the drawing stood, with nothing moved, and no part of it is missing', async ({ page, context }) => {
  await page.goto(HOME)
  const box = await page.locator('#home-scene').boundingBox()
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await openRoom(page)
  expect(await view(page).boundingBox()).toEqual(box)
  expect(await height()).toBe(before)
  await expect(drawing(page)).toBeHidden()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

  // What is not painted shows the white of the page
  const reader = await context.newPage()
  for (const drag of [0, 300, 300, 300, 300]) {
    await page.mouse.move(box!.x + 100, box!.y + 100)
    await page.mouse.down()
    await page.mouse.move(box!.x + 100 + drag, box!.y + 100, { steps: 4 })
    await page.mouse.up()
    const picture = (await view(page).screenshot()).toString('base64')
    const white = await reader.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let count = 0
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at] === 255 && pixels[at + 1] === 255 && pixels[at + 2] === 255) count++
      return (count * 4) / pixels.length
    }, picture)
    // Buttons, a lamp and the rug are white too
    expect(white).toBeLessThan(0.12)
  }
})

test('what is under the pointer goes along, and a ring on the floor leads to the next point', async ({ page }) => {
  await openRoom(page)
  const { x, y } = (await view(page).boundingBox())!
  const before = await turnOf(page)
  await page.mouse.move(x + 200, y + 150)
  await page.mouse.down()
  await page.mouse.move(x + 320, y + 150, { steps: 4 })
  await page.mouse.up()
  const yaw = (turn: string): number => Number(/rotateY\((.+)deg\)/.exec(turn)?.[1])
  expect(yaw(await turnOf(page))).toBeLessThan(yaw(before) - 5)

  await point(page, '玄关').click()
  await expect(point(page, '玄关')).toHaveAttribute('aria-pressed', 'true')
  const rings = view(page).locator('.room-ring')
  await expect(rings).toHaveCount(2)
  await rings.first().click()
  await expect(point(page, '客厅')).toHaveAttribute('aria-pressed', 'true')
  await expect(rings).toHaveCount(1)
})

test('works with the keyboard alone: focus fetches, Enter opens, arrows turn, Tab reaches the points', async ({
  page,
}) => {
  const files = watch(page)
  await page.goto(HOME)
  await enter(page).focus()
  await expect.poll(() => files.length).toBe(8)
  await expect(drawing(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(view(page)).toBeFocused()
  const before = await turnOf(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  expect(await turnOf(page)).not.toBe(before)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(point(page, '玄关')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(point(page, '玄关')).toHaveAttribute('aria-pressed', 'true')
  expect(files).toEqual(expect.arrayContaining(faces(1)))
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a tap opens it; the page still scrolls where it stands', async ({ page }) => {
    await page.goto(HOME)
    await drawing(page).tap()
    await expect(view(page)).toBeVisible()
    expect(await view(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y')
    const box = await point(page, '客厅').boundingBox()
    expect(box!.height).toBeGreaterThanOrEqual(44)
  })
})

test('moves nothing by itself for readers who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const store = window as unknown as { longest: number }
    store.longest = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const duration = typeof options === 'number' ? options : Number(options?.duration)
      store.longest = Math.max(store.longest, duration)
      return animate.call(this, frames, options)
    }
  })
  await openRoom(page)
  await point(page, '玄关').click()
  await expect(point(page, '玄关')).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => (window as unknown as { longest: number }).longest)).toBe(0)
})

test('with data saver, only a press brings it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const files = watch(page)
  await page.goto(HOME)
  await drawing(page).hover({ position: { x: 200, y: 120 } })
  await rests(page, 250)
  expect(files.filter((name) => name.endsWith('.webp'))).toEqual([])
  await enter(page).click()
  await expect(view(page)).toBeFocused()
})

test('the drawing stays when a picture does not come, and the next sign of interest tries again', async ({ page }) => {
  await page.route('**/p0-left.webp', (route) => route.abort(), { times: 1 })
  await page.goto(HOME)
  const failed = page.waitForEvent('requestfailed')
  await drawing(page).hover({ position: { x: 200, y: 120 } })
  await failed
  await expect(drawing(page)).toBeVisible()
  // By key: a pointer on its way to the button opens the room before it can press
  await enter(page).press('Enter')
  await expect(view(page)).toBeVisible()
})

test('breaks no rule of the policy and none of axe, in both colours', async ({ page }) => {
  const violations = await violationsOf(page)
  await openRoom(page)
  await point(page, '主卧').click()
  await expect(point(page, '主卧')).toHaveAttribute('aria-pressed', 'true')
  expect(violations).toEqual([])
  expect(await violationsInBoth(page)).toEqual([])
})

test('paper shows the drawing', async ({ page }) => {
  await openRoom(page)
  await page.emulateMedia({ media: 'print' })
  await expect(drawing(page)).toBeVisible()
  await expect(view(page)).toBeHidden()
})
