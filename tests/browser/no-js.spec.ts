import { expect, test } from '@playwright/test'
import { articleWith, longDoc } from './support/pages'

test.use({ javaScriptEnabled: false })

test('links answer to the pointer', async ({ page }) => {
  await page.goto(articleWith(/<p>(?:(?!<\/p>)[^])*<a href="https?:/))
  const link = page.locator('.prose p > a[href^=http]').first()
  const colour = (): Promise<string> => link.evaluate((element) => getComputedStyle(element).color)
  const before = await colour()
  await link.hover()
  expect(await colour()).not.toBe(before)
})

test('entries of the contents lead to their headings', async ({ page }) => {
  await page.goto(longDoc())
  const link = page.locator('.toc ol a').nth(3)
  const text = (await link.textContent())!
  await link.click()
  await expect(page.locator('.prose').getByRole('heading', { name: text }).first()).toBeInViewport()
})

test('below 996 px the footer and the pager lead on, and the contents open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(longDoc())
  await page.locator('.toc-inline summary').click()
  await expect(page.locator('.toc-inline a').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '三维空间' })).toBeVisible()
})
