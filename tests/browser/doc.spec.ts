import { expect, test } from '@playwright/test'
import { address } from './support/pages'

const handbook = address('/docs/five/handbook/react/tagging/')

test.describe('framework switch', () => {
  test('leads to the same section of the same topic', async ({ page }) => {
    await page.goto(handbook)
    const variants = page.getByRole('navigation', { name: '换一种框架看这一节' })
    const hash = await page.locator('.toc ol a').nth(2).getAttribute('href')
    await page.locator('.toc ol a').nth(2).click()
    await expect(page.locator('.toc ol [aria-current]')).toHaveAttribute('href', hash!)
    await variants.getByRole('link', { name: 'Vue' }).click()
    await expect(page).toHaveURL(`${address('/docs/five/handbook/vue/tagging/')}${hash}`)
  })

  test('leads to the section that was chosen among the last, which no longer come up to the top', async ({ page }) => {
    await page.setViewportSize({ width: 2000, height: 1300 })
    await page.goto(handbook)
    for (const hash of ['#errors', '#api']) {
      await page.locator(`.toc ol a[href="${hash}"]`).click()
      await expect(page.locator('.toc ol [aria-current]')).toHaveAttribute('href', hash)
    }
    await page.locator('.toc').getByRole('link', { name: 'Vue' }).click()
    await expect(page).toHaveURL(`${address('/docs/five/handbook/vue/tagging/')}#api`)
  })

  test('at the top of the page the address says which section', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.goto(handbook)
    const hash = await page.locator('.toc ol a').nth(2).getAttribute('href')
    await page.goto(handbook + hash)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('navigation', { name: '同一主题的其他框架写法' }).getByRole('link', { name: 'Vue' }).click()
    await expect(page).toHaveURL(`${address('/docs/five/handbook/vue/tagging/')}${hash}`)
  })
})
