import { expect, test } from '@playwright/test'
import { isByDay } from '../support/pages-of-day'
import { address } from './support/pages'
import { openWhole } from './support/document'

/** Pages with drawings of both widths that there are, and with pictures. */
const PAGES = [
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
        const sizes = await page.locator('.figure svg:not(.icon) text').evaluateAll((texts) =>
          texts.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement!
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale
          }),
        )
        expect(sizes.length).toBeGreaterThan(0)
        // On the smallest screens the drawing scrolls, and the page does not
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([width, Math.max(...sizes) <= 16.1, Math.min(...sizes) >= 13.9, wide <= width]).toEqual([
          width,
          true,
          true,
          true,
        ])
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

test('paper shows pictures without the button that enlarges them', async ({ page }) => {
  await page.goto(address('/docs/five/intro/'))
  const icon = page.locator('.zoom > .icon').first()
  await expect(icon).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(icon).toBeHidden()
  await expect(page.locator('.zoomable > img').first()).toBeVisible()
})
