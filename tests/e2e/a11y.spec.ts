import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { boot } from './support/boot'
import { address, allRoutes } from './support/pages'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Where text is looked at for its contrast. */
const LOOKED_AT = 'data-contrast'

/**
 * Marks, for every look that text has on the page (colour, ground, size, weight, opacity), the first three elements
 * that have it. axe takes four fifths of its time for contrast; of a hundred links that look the same it learns no more
 * than of three.
 */
const markLooks = (page: Page) =>
  page.evaluate((mark) => {
    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark))
    const groundOf = (element: Element | null): string => {
      if (!element) return ''
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
      const solid = !/, 0\)$|transparent/.test(backgroundColor) && !/rgba|\//.test(backgroundColor)
      const own = `${backgroundColor} ${backgroundImage === 'none' ? '' : backgroundImage} ${opacity}`
      return solid ? own : `${own} > ${groundOf(element.parentElement)}`
    }
    const looks = new Map<string, number>()
    for (const element of document.body.querySelectorAll('*')) {
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())) continue
      if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight, position } = getComputedStyle(element)
      const look = [color, fontSize, fontWeight, position, groundOf(element)].join(' ')
      const count = looks.get(look) ?? 0
      looks.set(look, count + 1)
      if (count < 3) element.setAttribute(mark, '')
    }
  }, LOOKED_AT)

/**
 * Violations of the page as it is. `meta-viewport` is left out: the specification forbids zoom by the reader, from one
 * line of the site configuration, and nothing in the layout depends on it.
 */
async function violations(page: Page): Promise<string[]> {
  await markLooks(page)
  const axe = () => new AxeBuilder({ page }).setLegacyMode(true) // no frames on these pages
  const rules = (enabled: boolean) => ({ 'color-contrast': { enabled }, 'meta-viewport': { enabled: false } })
  const structure = await axe()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS }, rules: rules(false) })
    .analyze()
  const contrast = await axe()
    .include(`[${LOOKED_AT}]`)
    .options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } })
    .analyze()
  return [...structure.violations, ...contrast.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // colours are final at once

/** Ends when the colours are on the screen. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (value) => {
    document.documentElement.dataset.theme = value
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
  }, theme)

/** Each width and each theme on every page, all four pairs on the pages that show every kind of thing, or on request. */
const PAIRS = [
  [1440, 'light'],
  [360, 'dark'],
  [1440, 'dark'],
  [360, 'light'],
] as const
const EVERY_PAIR = ['/', '/docs/five/intro/', '/docs/five/quick-start/', '/docs/faq/intro/', '/search/']

for (const route of allRoutes()) {
  test(`${route} has no violation, in light and dark, at 1440 and 360 px; it does not scroll sideways at 320 px, nor with text at 200 %`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(address(route))
    await boot(page)
    const pairs = process.env.AXE === 'full' || EVERY_PAIR.includes(route) ? PAIRS : PAIRS.slice(0, 2)
    for (const [width, theme] of pairs) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForFunction((value) => innerWidth === value, width)
      await setTheme(page, theme)
      expect.soft(await violations(page), `${width} px, ${theme}`).toEqual([])
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await overflow(), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await overflow(), 'scrolls sideways with text at 200 %').toBeLessThanOrEqual(0)
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
  await page.locator('.side a').nth(3).click() // not the next page, which is there already
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
