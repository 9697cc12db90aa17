import { expect, test, type Page } from '@playwright/test'
import { boot, layOutAll } from './support/boot'
import { address } from './support/pages'

/** Pages with what is widest: parameter tables, code, callouts and details with long names, the API reference. */
const PAGES = [
  '/',
  '/search/',
  '/openapi/',
  '/openapi/core/',
  '/docs/five/config/',
  '/docs/five/handbook/vue/points-in-3d/',
  '/docs/dnalogel/MovePlugin/',
  '/docs/dnalogel/floorplan/intro/',
  '/docs/live/faq/ticket/',
]

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(address(path))
  await boot(page)
  await layOutAll(page)
}

test.describe('a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  for (const path of PAGES)
    test(`with text at 200 %, ${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
})

test.describe('a phone of 360 px whose page is enlarged to 200 %', () => {
  test.use({ viewport: { width: 180, height: 370 }, deviceScaleFactor: 2 })
  for (const path of PAGES)
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
})

// The text size of the browser's own settings, which media queries know
for (const size of [18, 20, 24, 32])
  test(`with a browser font of ${size} px the navbar is one row, and covers no heading that a link leads to`, async ({
    page,
  }) => {
    const settings = await page.context().newCDPSession(page)
    await settings.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await page.goto(address('/docs/five/config/'))
    await boot(page)
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(size)
    const bar = await page.locator('.nav').evaluate((nav) => nav.getBoundingClientRect().height)
    expect(bar / size).toBeLessThan(4)
    await page.goto(`${address('/docs/five/config/')}#related`)
    await page
      .locator('h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView())
    const top = await page
      .locator('h2')
      .nth(1)
      .evaluate((heading) => heading.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(bar)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
