import { expect, test } from '@playwright/test'
import { address } from './support/pages'

const doc = address('/docs/five/intro/')

test('is light at first, also on a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(doc)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})

test("with the system's own colours on black, icons and drawings stand out from it in both modes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    for (const path of ['/', '/docs/five/intro/']) {
      await page.goto(address(path))
      const dim = await page
        .locator('svg.icon:not(.btn.primary *), figure svg text, #home-scene text')
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const { color, fill } = getComputedStyle(element)
            const [red = 0, green = 0, blue = 0] = (element.localName === 'text' ? fill : color)
              .match(/\d+/g)!
              .map(Number)
            // Black is beneath: what is bright in no channel is hardly seen
            return Math.max(red, green, blue) < 200 ? `${element.outerHTML.slice(0, 80)} ${color} ${fill}` : []
          }),
        )
      expect(dim, `${theme} ${path}`).toEqual([])
    }
  }
})

test("with the system's own colours, which draw no shadow, what opens above a page has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 800, height: 800 })
  await page.goto(address('/docs/five/intro/'))
  for (const name of ['.doc-tools > div', '.drawer', '.toc-inline > ol']) {
    const isEdged = await page.locator(name).evaluate((element) => {
      const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
      return borderTopWidth === '1px' || (outlineStyle === 'solid' && outlineWidth === '1px')
    })
    expect(isEdged, name).toBe(true)
  }
})

test("with the system's own colours it is seen that a page is on its way", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(doc)
  // Not the next page, which is fetched ahead
  await page.route('**/docs/five/config/', () => undefined)
  await page.locator('.side a[href$="/five/config/"]').click()
  await expect(page.getByRole('progressbar')).toHaveCSS('border-top-width', '3px')
  const [turning, still] = await page.locator('.page-spinner').evaluate((element) => {
    const { borderTopColor, borderBottomColor } = getComputedStyle(element)
    return [borderTopColor, borderBottomColor]
  })
  expect(turning).not.toBe(still)
})
