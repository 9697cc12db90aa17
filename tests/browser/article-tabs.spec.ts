import { expect, test } from '@playwright/test'
import { address, docWith } from './support/pages'

test('all sets of a group switch together', async ({ page }) => {
  await page.goto(address('/openapi/extended/'))
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

test('the search of the browser opens the tab that it finds something in', async ({ page }) => {
  await page.goto(docWith('data-group="package-manager"'))
  const panel = page.locator('.tab-panel:not(.on)').first()
  await expect(panel).toBeHidden()
  // What Chromium does when it has found something in such an element; a test cannot press its keys
  await expect(panel).toHaveAttribute('hidden', 'until-found')
  const id = await panel.getAttribute('id')
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })))
  await expect(page.locator(`#${id}`)).toBeVisible()
  await expect(page.locator(`[aria-controls="${id}"]`)).toHaveAttribute('aria-selected', 'true')
})
