import { expect, test } from '@playwright/test'
import { isSameDocument, markDocument } from './support/document'
import { address } from './support/pages'

const doc = address('/docs/five/intro/')

test.describe('announcement bar', () => {
  test('comes back when there is a new announcement', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('realsee-docs:announcement', 'an older one'))
    await page.goto(doc)
    await expect(page.getByRole('complementary', { name: '站点公告' })).toBeVisible()
  })
})

test('the footer has a logo of 70 by 31, and shows the current year although the page was built earlier', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-01T08:00:00'))
  await page.goto(doc)
  await page.keyboard.press('Shift')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031 如视')
  // The drawing holds its name as text
  expect(await footer.locator('svg', { hasText: '如视' }).boundingBox()).toMatchObject({ width: 70, height: 31 })
})

test.describe('sidebar', () => {
  test('keeps its scroll position inside an area', async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 420 })
    await page.goto(address('/docs/five/intro/'))
    await markDocument(page)
    const side = page.locator('.side')
    await side.evaluate((element) => (element.scrollTop = 180))
    const href = await side.evaluate((element) => {
      const isInSight = (link: Element): boolean => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 150 && bottom < 380
      }
      return [...element.querySelectorAll('a[href]:not([aria-current])')].find(isInSight)?.getAttribute('href')
    })
    const link = side.locator(`a[href="${href}"]`).first()
    // By keyboard: a press of the mouse that something comes before is tried again from another position of the sidebar
    await link.focus()
    const position = await side.evaluate((element) => element.scrollTop)
    expect(position).toBeGreaterThan(100)
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await isSameDocument(page)).toBe(true)
    expect(await side.evaluate((element) => element.scrollTop)).toBe(position)
  })

  test('scrolls itself, not the page, so that the current entry can be seen', async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 420 })
    await page.goto(address('/docs/five/handbook/react/tagging/'))
    await expect(page.locator('.side [aria-current=page]')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
