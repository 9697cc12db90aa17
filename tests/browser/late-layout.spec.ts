import { expect, type Page } from '@playwright/test'
import { test } from './support/network'

const PAGE = '/docs/five/config/'
/** What stands in blocks of the article that the browser skips, as they are far from the window. */
const skipped = (page: Page): Promise<number> =>
  page
    .locator('#article-body > * > :first-child')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length)

test('a long page is shown before all of it is laid out, and then all of it is', async ({ page, network }) => {
  network.holdScripts()
  await page.goto(network.url(PAGE), { waitUntil: 'commit' })
  await expect.poll(() => skipped(page)).toBeGreaterThan(100)
  network.recover()
  await expect.poll(() => skipped(page)).toBe(0)
})

test('pressed before the script is there, End leads to the end', async ({ page, network }) => {
  network.holdScripts()
  await page.goto(network.url(PAGE), { waitUntil: 'commit' })
  await expect.poll(() => skipped(page)).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect(page.locator('footer').last()).toBeInViewport()
  expect(await skipped(page)).toBe(0)
})
