import { expect, test, type Page } from '@playwright/test'
import { setTheme, violations, violationsInBoth } from './support/axe'
import { openWhole } from './support/document'
import { isByDay } from '../support/pages-of-day'
import { address, allRoutes } from './support/pages'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // colours are final at once

/** Each width and each theme on every page, all four pairs on the pages that show every kind of thing. */
const PAIRS = [
  [1440, 'light'],
  [360, 'dark'],
  [1440, 'dark'],
  [360, 'light'],
] as const
const EVERY_PAIR = ['/', '/docs/five/intro/', '/docs/five/quick-start/', '/docs/faq/intro/', '/search/']

/** @param looks widths and themes in which the page is looked at. */
async function expectNone(page: Page, route: string, looks: readonly (typeof PAIRS)[number][]): Promise<void> {
  test.setTimeout(180_000)
  await openWhole(page, address(route))
  for (const [width, theme] of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction((value) => innerWidth === value, width)
    await setTheme(page, theme)
    expect.soft(await violations(page), `${width} px, ${theme}`).toEqual([])
  }
}

for (const route of allRoutes()) {
  test(
    `${route} has no violation, in light at 1440 px and dark at 360 px; it does not scroll sideways at 320 px, nor enlarged to 200 %, nor with text at 200 %`,
    { tag: isByDay(route) ? [] : '@nightly' },
    async ({ page }) => {
      await expectNone(page, route, PAIRS.slice(0, 2))
      // The third is a phone of 360 px whose page is enlarged to 200 %
      for (const [width, text] of [
        [320, '100%'],
        [360, '200%'],
        [180, '100%'],
        [1280, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 })
        const over = await page.evaluate((size) => {
          document.documentElement.style.setProperty('font-size', size)
          return document.documentElement.scrollWidth - document.documentElement.clientWidth
        }, text)
        expect.soft(over, `scrolls sideways at ${width} px with text at ${text}`).toBeLessThanOrEqual(0)
      }
    },
  )
  if (EVERY_PAIR.includes(route))
    test(`${route} has none in dark at 1440 px and light at 360 px`, { tag: '@nightly' }, ({ page }) =>
      expectNone(page, route, PAIRS.slice(2)),
    )
}

test('open drawer, both panels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address('/docs/five/intro/'))
  await page.getByRole('button', { name: '打开导航菜单' }).click()
  expect(await violationsInBoth(page, '#drawer')).toEqual([])
  await page.getByRole('button', { name: '返回上级菜单' }).click()
  expect(await violations(page, '#drawer')).toEqual([])
})

test('load failure panel', async ({ page, context }) => {
  await page.goto(address('/docs/five/intro/'))
  await context.setOffline(true)
  await page.locator('.side a').nth(3).click() // not the next page, which is there already
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('below 996 px every control is at least 44 px high, links inside sentences excepted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWhole(page, address('/docs/five/quick-start/'))
  const small = await page.locator('button, summary, input, nav a, .doc-tools a, .pager a').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.crumbs'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
  )
  expect(small).toEqual([])
})

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('/docs/five/intro/'))
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => parseFloat(getComputedStyle(element).transitionDuration) > 0.02,
      ).length,
  )
  expect(slow).toBe(0)
})
