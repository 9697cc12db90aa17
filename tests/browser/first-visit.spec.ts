import { expect } from '@playwright/test'
import { laidOut, rests } from './support/document'
import { test } from './support/network'
import { longDoc } from './support/pages'

test.describe('a page that arrives slowly', () => {
  test('shows the remembered tab before its end has come', async ({ page, network }) => {
    network.meet('half', /quick-start/, '<h2 id="walk"')
    await page.addInitScript(() => localStorage.setItem('realsee-docs:tabs-package-manager', 'yarn'))
    await page.goto(network.url('/docs/five/quick-start/'), { waitUntil: 'commit' })
    const tabs = page.locator('.tabs[data-group="package-manager"]').first()
    await expect(tabs.locator('[data-label="yarn"]')).toBeVisible()
    await expect(tabs.locator('[data-label="npm"]')).toBeHidden()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    network.recover()
    await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true')
  })

  test('is painted when the beginning of its article is there, not before', async ({ page, network }) => {
    network.meet('half', /config/, '</h1>')
    await page.goto(network.url('/docs/five/config/'), { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
    const paints = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('paint').length)
    await rests(page, 250)
    expect(await paints()).toBe(0)
    network.recover()
    await expect.poll(paints).toBeGreaterThan(0)
  })
})

test.describe('a doc', () => {
  test('is returned to at the same line after a jump to its end', async ({ page }) => {
    await page.goto(longDoc())
    await page.keyboard.press('End')
    const title = page.locator('h2').last()
    await expect(title).toBeInViewport()
    await laidOut(page)
    await rests(page)
    const top = (): Promise<number> => title.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    const left = page.url()
    await page.locator('.pager a').last().dispatchEvent('click')
    await expect.poll(() => page.url()).not.toBe(left)
    await page.goBack()
    await page.waitForURL(left)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })
})
