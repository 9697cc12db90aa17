import { expect, test } from '@playwright/test'
import { isByDay } from '../support/pages-of-day'
import { address } from './support/pages'
import { openWhole, overflowOf, rests, textSizes } from './support/document'

/** Pages with drawings of both widths that there are, with cards and with pictures. */
const PAGES = [
  '/docs/dnalogel/intro/',
  '/docs/five/intro/',
  '/docs/five/config/',
  '/docs/faq/intro/',
  '/docs/live/intro/',
  '/docs/vreo/intro/',
  '/openapi/',
  '/openapi/transfer/',
]

for (const path of PAGES) {
  test(
    `text in the drawings of ${path} is as large as the text around them, and smaller than its headings`,
    { tag: isByDay(path) ? [] : '@nightly' },
    async ({ page }) => {
      await openWhole(page, address(path))
      for (const width of [1440, 1024, 768, 599, 430, 390, 375, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const sizes = await textSizes(page.locator(':is(.figure, .cards) svg:not(.icon) text'))
        expect(sizes.length).toBeGreaterThan(0)
        // On the smallest screens the drawing scrolls, and the page does not
        const over = await overflowOf(page)
        expect([width, Math.max(...sizes) <= 16.1, Math.min(...sizes) >= 13.8, over]).toEqual([width, true, true, 0])
      }
    },
  )
}

test('on phones drawings reach from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(address('/docs/faq/intro/'))
  const box = await page.locator('.prose > .figure > svg').first().boundingBox()
  expect(Math.round(box!.x)).toBe(0)
  expect(Math.round(box!.width)).toBe(await page.evaluate(() => document.body.clientWidth))
})

test('behind an enlarged picture the page neither scrolls nor moves', async ({ page }) => {
  await page.goto(address('/docs/five/quick-start/'))
  await page.getByRole('button', { name: '放大查看' }).first().click()
  await page.mouse.move(640, 450)
  const place = () => page.evaluate(() => [scrollY, document.querySelector('h1')!.getBoundingClientRect().left])
  const before = await place()
  await page.mouse.wheel(0, 600)
  await rests(page, 300)
  expect(await place()).toEqual(before)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await place())[0]).toBe(before[0]! + 600)
  expect((await place())[1]).toBe(before[1])
})
