import { expect, test, type Locator, type Page } from '@playwright/test'
import { layOutAll, openWhole, rests } from './support/document'
import { address } from './support/pages'

/** Names in code: they lead to their entries, and show them beside themselves. */
const quickStart = address('/docs/five/quick-start/')

async function nameIn(page: Page, name: string): Promise<Locator> {
  await openWhole(page, quickStart)
  const link = page.locator('pre a', { hasText: new RegExp(`^${name}$`) }).first()
  await link.scrollIntoViewIfNeeded()
  return link
}

const panelOf = (page: Page): Locator => page.getByRole('tooltip')

test('the pointer on a name shows signature and sentence; away from it they go', async ({ page }) => {
  const link = await nameIn(page, 'load')
  await link.hover()
  await expect(panelOf(page)).toContainText('load(inputWork:')
  await expect(panelOf(page)).toContainText('载入一份或多份空间')
  await expect(link).toHaveAccessibleDescription(/载入一份或多份空间/)
  await panelOf(page).hover()
  await rests(page, 250)
  await expect(panelOf(page)).toBeVisible()
  await page.mouse.move(1, 1)
  await expect(panelOf(page)).toHaveCount(0)
})

test('in a low window the panel leaves the name free, and what it has no room for is scrolled to; a click leads to the row of the member', async ({
  page,
}) => {
  const hovered = async (width: number, height: number): Promise<Locator> => {
    await page.setViewportSize({ width, height })
    const link = await nameIn(page, 'load')
    await link.evaluate((name) => name.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await link.hover()
    const [panel, name] = [(await panelOf(page).boundingBox())!, (await link.boundingBox())!]
    const isBeside = panel.y + panel.height <= name.y || panel.y >= name.y + name.height
    expect([height, panel.y >= 0, isBeside, panel.y + panel.height <= height]).toEqual([height, true, true, true])
    return link
  }
  await hovered(1280, 420)
  await hovered(844, 390)
  const link = await hovered(640, 300)
  await panelOf(page).hover()
  // The wheel turns what has been painted
  await rests(page)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => panelOf(page).evaluate(({ scrollTop }) => scrollTop)).toBe(10)
  await link.click()
  await expect(page).toHaveURL(`${address('/docs/five/reference/Five/')}#Five-load`)
  await expect(page.locator('#Five-load')).toBeInViewport()
})

test('the keyboard shows a class with its declaration, and Esc puts it away', async ({ page }) => {
  const link = await nameIn(page, 'Five')
  await page.keyboard.press('Shift')
  await link.focus()
  await expect(panelOf(page)).toContainText('new Five(initArgs?: FiveInitArgs)')
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('in the reference, names in signatures and types lead on, on the same page and to another', async ({ page }) => {
  await openWhole(page, address('/docs/dnalogel/reference/walk/'))
  const parameters = page.locator('pre a', { hasText: /^Config$/ }).first()
  await parameters.click()
  await expect(page).toHaveURL(`${address('/docs/dnalogel/reference/walk-types/')}#CruisePluginTypes.Config`)
  await layOutAll(page)
  await page
    .locator('td.type a', { hasText: /^CruiseKeyframe$/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${address('/docs/dnalogel/reference/walk-types/')}#CruisePluginTypes.CruiseKeyframe`)
  await expect(page.getByRole('heading', { name: 'CruisePluginTypes.CruiseKeyframe' })).toBeInViewport()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('the first tap shows the entry inside the window, the second one goes there', async ({ page }) => {
    const link = await nameIn(page, 'load')
    await link.tap()
    await expect(panelOf(page)).toContainText('载入一份或多份空间')
    const box = (await panelOf(page).boundingBox())!
    expect([box.x >= 0, box.x + box.width <= 360]).toEqual([true, true])
    await expect(page).toHaveURL(quickStart)
    await link.tap()
    await expect(page).toHaveURL(`${address('/docs/five/reference/Five/')}#Five-load`)
  })
})
