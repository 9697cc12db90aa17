import type { Page } from '@playwright/test'
import type { State } from '@realsee/five'
import type {} from './server/five-probe'

/** Opens a handbook page's program (`react/tagging`) and waits until picture and model are there. */
export async function openSample(page: Page, name: string): Promise<void> {
  await page.goto(`/run/five/handbook/${name}/app/`)
  await page.waitForFunction(() => window.fives?.at(-1)?.works.length)
  await page.evaluate(async () => {
    const five = window.fives.at(-1)!
    await five.model.loadedReady
    await five.ready()
  })
}

/** The view that is on the screen now; longitude within 0…2π. */
export const viewOf = (page: Page): Promise<Pick<State, 'mode' | 'panoIndex' | 'longitude' | 'latitude'>> =>
  page.evaluate(() => {
    const { mode, panoIndex, longitude, latitude } = window.fives.at(-1)!.getCurrentState()
    return { mode, panoIndex, longitude, latitude }
  })

/** Turns the camera at once and waits for the picture. */
export const look = (page: Page, longitude: number, latitude = 0): Promise<void> =>
  page.evaluate(
    async (to) => {
      const five = window.fives.at(-1)!
      five.setState(to, true, false)
      await five.ready()
    },
    { longitude, latitude },
  )

/** Where a point of the flat is in the window, in CSS pixels; `null` behind the camera. */
export const spotOf = (page: Page, at: [number, number, number]): Promise<{ x: number; y: number } | null> =>
  page.evaluate((to) => {
    const spot = window.fives.at(-1)!.project2d(new window.three.Vector3(...to))
    const box = document.querySelector('canvas')!.getBoundingClientRect()
    return spot && { x: spot.x + box.x, y: spot.y + box.y }
  }, at)

/** Drags the picture with the mouse from its middle, sideways or up and down too. */
export async function drag(page: Page, dx: number, dy = 0): Promise<void> {
  const { width, height } = page.viewportSize()!
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.down()
  await page.mouse.move(width / 2 + dx, height / 2 + dy, { steps: 6 })
  await page.mouse.up()
}

/** Waits until the picture no longer turns. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const five = window.fives.at(-1)!
    let last = Number.NaN
    // Frames, not milliseconds: software WebGL on a busy machine draws two in a second
    for (let calm = 0; calm < 8;) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const { longitude } = five.getCurrentState()
      calm = Math.abs(longitude - last) < 1e-4 ? calm + 1 : 0
      last = longitude
    }
  })
}
