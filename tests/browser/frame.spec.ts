import { expect, test } from '@playwright/test'
import { announcement, site } from '../../src/site/config'
import { open } from './support/boot'
import { address } from './support/pages'

const doc = address('/docs/five/intro/')

test.describe('announcement bar', () => {
  test('closes, gives the focus to the brand, and stays closed on other pages', async ({ page }) => {
    await open(page, doc)
    const bar = page.getByRole('complementary', { name: '站点公告' })
    await expect(bar).toContainText(announcement!.text)
    await expect(bar.getByRole('link')).toHaveAttribute('href', address(announcement!.link.path))
    await page.getByRole('button', { name: '关闭公告' }).click()
    await expect(bar).toBeHidden()
    await expect(page.getByRole('link', { name: /回到文档首页/ })).toBeFocused()
    await page.goto(address('/docs/vreo/intro/'))
    await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
  })

  test('comes back when there is a new announcement', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('realsee-docs:announcement', 'an older one'))
    await page.goto(doc)
    await expect(page.getByRole('complementary', { name: '站点公告' })).toBeVisible()
  })

  test('a closed one is gone before the first paint: nothing moves', async ({ page }) => {
    await page.addInitScript((id) => localStorage.setItem('realsee-docs:announcement', id), announcement!.id)
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as never as { shift: number }).shift += (entry as never as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      ;(window as never as { shift: number }).shift = 0
    })
    await open(page, doc)
    await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
    expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBe(0)
  })
})

test('the footer has all links of the specification, a logo of 70 by 31 and the current year', async ({ page }) => {
  await page.goto(doc)
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const areas = ['five', 'dnalogel', 'vreo', 'live', 'webview'].map((area) => address(`/docs/${area}/intro/`))
  expect(hrefs).toEqual([
    `mailto:${site.contactEmail}`,
    ...areas,
    address('/openapi/'),
    site.mainWebsite,
    address('/docs/faq/account-and-price/'),
    address('/agreement/'),
    address('/changelog/'),
  ])
  const logo = footer.getByRole('img', { name: '如视' })
  expect(await logo.boundingBox()).toMatchObject({ width: 70, height: 31 })
  await expect(footer).toContainText(`© ${new Date().getFullYear()} 如视 realsee.com`)
  const website = footer.getByRole('link', { name: /如视官网/ })
  await expect(website).toHaveAccessibleName(/外部链接，新窗口打开/)
})

test('the footer shows the current year although the page was built earlier', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T08:00:00'))
  await page.goto(doc)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 如视')
})

test.describe('sidebar', () => {
  test('shows the area and the page, and cannot be hidden; the version stands once, under the title', async ({
    page,
  }) => {
    await page.goto(address('/docs/five/quick-start/'))
    const sidebar = page.getByRole('navigation', { name: '文档目录' })
    await expect(sidebar).toContainText('三维空间')
    await expect(page.getByText('版本：Next', { exact: true })).toHaveCount(1)
    await expect(page.getByText('版本：Next', { exact: true })).toBeVisible()
    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', address('/docs/five/quick-start/'))
    await expect(sidebar.getByRole('button')).toHaveCount(0)
  })

  test('keeps closed groups closed and open ones open when the page changes', async ({ page }) => {
    await open(page, address('/docs/five/intro/'))
    const groups = page.locator('.side details')
    await expect(groups.first()).toHaveAttribute('open', '')
    await groups.first().locator('summary').click()
    await expect(groups.first()).not.toHaveAttribute('open')
    await groups.nth(1).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/handbook/)
    await expect(groups.first()).not.toHaveAttribute('open')
    await expect(groups.nth(1)).toHaveAttribute('open', '')
  })

  test('keeps its scroll position inside an area', async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 420 })
    await open(page, address('/docs/five/intro/'))
    const side = page.locator('.side')
    await side.evaluate((element) => (element.scrollTop = 180))
    const position = await side.evaluate((element) => element.scrollTop)
    expect(position).toBeGreaterThan(100)
    const href = await side.evaluate((element) => {
      const isInSight = (link: Element): boolean => {
        const { top, bottom } = link.getBoundingClientRect()
        return top > 150 && bottom < 380
      }
      return [...element.querySelectorAll('a[href]:not([aria-current])')].find(isInSight)?.getAttribute('href')
    })
    const link = side.locator(`a[href="${href}"]`).first()
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await side.evaluate((element) => element.scrollTop)).toBe(position)
  })

  test('scrolls itself, not the page, so that the current entry can be seen', async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 420 })
    await page.goto(address('/docs/five/handbook/react/tagging/'))
    await expect(page.locator('.side [aria-current=page]')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
