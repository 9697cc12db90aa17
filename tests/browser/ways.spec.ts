import { expect, test, type Page } from '@playwright/test'
import { address } from './support/pages'
import { WAYS } from '../support/ways'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Follows a visible link. @returns the address of a file that it would load. */
async function step(page: Page, name: string | RegExp): Promise<string | null> {
  const menu = '打开导航菜单'
  if (name === menu) {
    await page.getByRole('button', { name: menu }).click()
    return null
  }
  const dialog = page.locator('dialog[open]')
  const link = ((await dialog.count()) ? dialog : page.locator('body'))
    .locator('a, summary')
    .filter({ hasText: name })
    .filter({ visible: true })
    .first()
  await expect(link).toBeVisible()
  const href = await link.getAttribute('href')
  if (href?.endsWith('.zip')) return href
  await link.click()
  return null
}

// Those of a wide screen need no browser: tests/site/layout.test.ts. A few by day
for (const [at, { task, desk, phone, to }] of WAYS.entries())
  test(
    `on a phone, from the home page by visible links: ${task}`,
    { tag: at % 20 ? '@nightly' : [] },
    async ({ page }) => {
      const way = phone ?? desk
      expect(way.length).toBeLessThanOrEqual(4)
      await page.goto(address('/'))
      let file: string | null = null
      for (const name of way) file = await step(page, name)
      if (file) return expect(file.endsWith(to)).toBe(true)
      await expect(page).toHaveURL(({ href }) => href.endsWith(to))
      const hash = new URL(page.url()).hash.slice(1)
      await expect(hash ? page.locator(`[id="${decodeURIComponent(hash)}"]`) : page.locator('h1')).toBeInViewport()
    },
  )
