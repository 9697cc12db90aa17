import { expect, test } from '@playwright/test'
import { AREA_IDS } from '../../src/site/area-ids'
import { areas, codeName } from '../../src/site/areas'
import { laidOut, overflowOf, rests } from './support/document'
import { address, longDoc } from './support/pages'

const doc = address('/docs/five/intro/')

/** What the items say: a product also how it is called in code, an area that is none only its label. */
const NAMES = AREA_IDS.map((id) => [areas[id].label, codeName(id)].filter(Boolean).join(' '))

test('the current area is marked, and follows when the page changes', async ({ page }) => {
  await page.goto(doc)
  const items = page.getByRole('banner').getByRole('navigation', { name: '主导航' })
  await expect(items.locator('[aria-current=page]')).toHaveText(/^三维空间/)
  await items.getByRole('link', { name: '常见问题' }).click()
  await expect(page).toHaveURL(address('/docs/faq/intro/'))
  await expect(items.locator('[aria-current=page]')).toHaveText('常见问题')
})

test('the navbar stays near the top, and while the focus is in it', async ({ page }) => {
  await page.goto(longDoc())
  const navbar = page.getByRole('banner')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  await rests(page)
  await expect(navbar).toBeInViewport({ ratio: 0.9 })
  await navbar.getByRole('link').first().focus()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1100)
  await rests(page, 300)
  await expect(navbar).toBeInViewport({ ratio: 0.9 })
})

test('a jump to an anchor does not hide the navbar', async ({ page }) => {
  await page.goto(longDoc())
  await page.locator('.toc ol a').nth(3).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await rests(page, 300)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 })
})

test('the focus enters and leaves the navbar without moving the page', async ({ page }) => {
  await page.goto(longDoc())
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page
    .locator('.side a')
    .first()
    .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: /切换配色/ })).toBeFocused()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('keyboard: skip link, which leads to the content, then brand, menu, search', async ({ page }) => {
  await page.goto(doc)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  await page.evaluate(() => (document.documentElement.dataset.announcement = 'closed'))
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('跳到正文')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await skip.focus()
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('如视开放平台')
  for (const label of NAMES) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(label)
  }
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('搜索')
})

// The text size of the browser's own settings, which media queries know
test('with any text size of the browser the navbar is one row, and a heading that a link leads to is below it and is the marked one', async ({
  page,
}) => {
  const settings = await page.context().newCDPSession(page)
  for (const [width, size] of [1280, 360].flatMap((wide) => [18, 20, 24, 32].map((large) => [wide, large] as const))) {
    await page.setViewportSize({ width, height: 720 })
    await settings.send('Page.setFontSizes', { fontSizes: { standard: size } })
    await page.goto(address('/docs/five/config/'))
    // What a script scrolls to moves while the page is laid out; what a link leads to does not
    await laidOut(page)
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(size)
    const bar = await page.locator('.nav').evaluate((nav) => nav.getBoundingClientRect().height)
    expect(bar / size).toBeLessThan(4)
    const heading = page.locator('.prose h2').nth(1)
    const top = await heading.evaluate((one) => {
      one.scrollIntoView()
      return one.getBoundingClientRect().top
    })
    expect(top).toBeGreaterThan(bar)
    await expect(page.locator('.toc-inline [aria-current]')).toHaveAttribute(
      'href',
      `#${await heading.getAttribute('id')}`,
    )
    expect(await overflowOf(page), `${size} px in ${width}`).toBe(0)
  }
})

test('with large letters on a phone nothing of a card of the gallery is cut off', async ({ page }) => {
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto(address('/demos/'))
  const cut = await page
    .locator('.gallery > li')
    .evaluateAll((cards) => cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent))
  expect(cut).toEqual([])
})

test('with the largest letters on a phone the search has room for what is typed, and for the titles of its hits', async ({
  page,
}) => {
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 360, height: 720 })
  await page.goto(address('/search/'))
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(({ clientWidth }) => clientWidth)
  expect(await widthOf('#q')).toBeGreaterThan(150)
  await page.keyboard.press('Control+k')
  expect(await widthOf('#search-input')).toBeGreaterThan(150)
  await page.keyboard.type('PanoTag')
  await page.getByRole('option').first().waitFor()
  await expect.poll(() => widthOf('.search-hit:not(.section) .search-text')).toBeGreaterThan(150)
})
