import { expect, test } from '@playwright/test'
import { longDoc } from './support/pages'

test.use({ javaScriptEnabled: false })

test('below 996 px the footer and the pager lead on, and the contents open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(longDoc())
  await page.locator('.toc-inline summary').click()
  await expect(page.locator('.toc-inline a').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '三维空间' })).toBeVisible()
})
