import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { boot } from './support/boot'
import { address, allRoutes } from './support/pages'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Violations of the page as it is. `meta-viewport` is left out: the specification forbids zoom by the reader, from one
 * line of the site configuration, and nothing in the layout depends on it.
 */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(['meta-viewport']).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme)

for (const route of allRoutes()) {
  test(`${route} has no violation, in light and dark, at 1440 and 360 px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address(route))
    await boot(page)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      for (const theme of ['light', 'dark']) {
        await setTheme(page, theme)
        expect.soft(await violations(page), `${width} px, ${theme}`).toEqual([])
      }
    }
  })

  test(`${route} does not scroll sideways at 320 px, nor with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address(route))
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test('open drawer, both panels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address('/docs/five/intro/'))
  await boot(page)
  await page.getByRole('button', { name: '打开导航菜单' }).click()
  for (const theme of ['light', 'dark']) {
    await setTheme(page, theme)
    expect(await violations(page)).toEqual([])
  }
  await page.getByRole('button', { name: '返回上级菜单' }).click()
  await page.waitForTimeout(300)
  expect(await violations(page)).toEqual([])
})

test('load failure panel', async ({ page, context }) => {
  await page.goto(address('/docs/five/intro/'))
  await boot(page)
  await context.setOffline(true)
  await page.locator('.side a').nth(1).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('below 996 px every control is at least 44 px high, links inside sentences excepted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address('/docs/five/quick-start/'))
  await boot(page)
  const small = await page.locator('button, summary, input, nav a, .doc-foot a, .pager a').evaluateAll((all) =>
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
