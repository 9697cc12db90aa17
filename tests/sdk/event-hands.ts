import type { Page } from '@playwright/test'
import { spotOf } from './viewer'

type Point = [number, number, number]
type Hand = (page: Page) => Promise<void>

/** A real click on a point of the flat. */
async function clickAt(page: Page, at: Point): Promise<void> {
  const spot = (await spotOf(page, at))!
  await page.mouse.move(spot.x, spot.y, { steps: 4 })
  await page.mouse.click(spot.x, spot.y)
  await page.waitForTimeout(400)
}

async function dragFrom(page: Page, from: { x: number; y: number }, dx: number, dy: number): Promise<void> {
  await page.mouse.move(from.x, from.y, { steps: 4 })
  await page.waitForTimeout(300)
  await page.mouse.down()
  await page.mouse.move(from.x + dx, from.y + dy, { steps: 12 })
  await page.mouse.up()
  await page.waitForTimeout(400)
}

const clickText =
  (text: string): Hand =>
  async (page) => {
    await page.getByText(text).first().click({ force: true })
    await page.waitForTimeout(600)
  }

const ENDS: readonly [Point, Point] = [
  [3.4, 0.016, 0.9],
  [1.3, 0.016, 0.9],
]

/** What a user does with a plugin whose events are noted. */
export const HANDS: Record<string, Hand> = {
  ItemLabelPlugin: clickText('布艺沙发'),
  ModelItemLabelPlugin: clickText('布艺沙发'),
  PanoDoorLabelPlugin: clickText('玄关'),
  PanoVideoPlugin: (page) => page.mouse.click(240, 150),
  PipelinePlugin: (page) => clickAt(page, [2.35, 0.05, 0.9]),
  Object3DHelperPlugin: async (page) => {
    // The yellow square in the middle of the box
    await dragFrom(page, (await spotOf(page, [1.9, 0.4, 1.2]))!, 30, 8)
  },
  PaintBrush: async (page) => {
    await dragFrom(page, { x: 100, y: 80 }, 200, 60)
    await page.locator('._paintBrush-ctrlitem--undo').click()
    await page.waitForTimeout(300)
    await page.locator('._paintBrush-ctrlitem--close').click()
    await page.waitForTimeout(600)
  },
  Sculpt: (page) => clickAt(page, [2.9, 0.02, 1]),
  MeasurePlugin: async (page) => {
    for (const end of ENDS) await clickAt(page, end)
    await page.keyboard.press('Control+z')
    await clickAt(page, ENDS[1])
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
  },
}
