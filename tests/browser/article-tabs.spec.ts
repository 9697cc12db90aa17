import { expect, test } from '@playwright/test'
import { boot, open } from './support/boot'
import { address, docWith } from './support/pages'

test.describe('tabs', () => {
  const withTabs = () => docWith('data-group="package-manager"')

  test('arrow keys, Home and End move and select', async ({ page }) => {
    await open(page, withTabs())
    const list = page.getByRole('tablist', { name: '代码示例切换' }).first()
    const tabs = list.getByRole('tab')
    await tabs.first().click()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(tabs.first()).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tabs.first()).toBeFocused()
    const panel = await tabs.first().getAttribute('aria-controls')
    await expect(page.locator(`#${panel}`)).toBeVisible()
  })

  test('a choice is remembered, and shown on other visits before the first paint', async ({ page }) => {
    await open(page, withTabs())
    const choice = page.getByRole('tab', { name: 'pnpm' }).first()
    await choice.click()
    // The reader never comes
    await page.route('**/*.js', () => undefined)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true')
  })

  test('all sets of a group switch together', async ({ page }) => {
    await open(page, address('/openapi/extended/'))
    const first = page.getByRole('tab', { name: 'Node.js' }).first()
    await first.scrollIntoViewIfNeeded()
    const before = (await first.boundingBox())!.y
    await first.click()
    const selected = await page
      .getByRole('tab', { name: 'Node.js', includeHidden: true })
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-selected')))
    expect(selected.length).toBeGreaterThan(3)
    expect(new Set(selected)).toEqual(new Set(['true']))
    // the tab under the pointer stays where it is
    expect(Math.abs((await first.boundingBox())!.y - before)).toBeLessThan(2)
  })
})

test.describe('addresses that point into something closed', () => {
  test('details open', async ({ page }) => {
    const url = address('/openapi/core/')
    await page.goto(url)
    const id = await page.locator('details.more :is(h4[id], tr[id])').first().getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${url}#${id}`)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    await page.goto(url)
    await boot(page)
    await page.evaluate((hash) => (location.hash = hash), id!)
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })

  test('a hidden tab is shown, with and without the scripts of the site', async ({ page }) => {
    const url = docWith('data-group="package-manager"')
    await page.goto(url)
    const panel = await page.locator('.tab-panel:not(.on)').first().getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${url}#${panel}`)
    await expect(page.locator(`#${panel}`)).toBeInViewport()
    const tabs = page.locator('.tabs').filter({ has: page.locator(`#${panel}`) })
    await expect(tabs.locator('> .tab-panel').filter({ visible: true })).toHaveCount(1)
    await expect(tabs.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel!)
    // Chosen by hand, the first one is the only one again
    await tabs.getByRole('tab').first().click()
    await expect(tabs.locator('> .tab-panel').filter({ visible: true })).toHaveCount(1)
    await expect(page.locator(`#${panel}`)).toBeHidden()
    await boot(page)
    await page.goto(url)
    await boot(page)
    await page.evaluate((hash) => (location.hash = hash), panel!)
    await expect(page.locator(`#${panel}`)).toHaveClass(/\bon\b/)
    await expect(page.locator(`#${panel}`)).toBeInViewport()
  })

  test('the search of the browser opens the tab that it finds something in', async ({ page }) => {
    await open(page, docWith('data-group="package-manager"'))
    const panel = page.locator('.tab-panel:not(.on)').first()
    await expect(panel).toBeHidden()
    // What Chromium does when it has found something in such an element; a test cannot press its keys
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    const id = await panel.getAttribute('id')
    await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })))
    await expect(page.locator(`#${id}`)).toBeVisible()
    await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute('aria-selected', 'true')
  })
})
