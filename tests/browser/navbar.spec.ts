import { expect, test } from '@playwright/test'
import { AREA_IDS, areas, codeName, site } from '../../src/site/config'
import { errorsOf, markDocument, isSameDocument, open } from './support/boot'
import { address, longDoc } from './support/pages'

const doc = address('/docs/five/intro/')

/** What the items say: a product also how it is called in code, an area that is none only its label. */
const NAMES = AREA_IDS.map((id) => [areas[id].label, codeName(id)].filter(Boolean).join(' '))

test('the navbar has the areas and the API on the left, agreement and source on the right', async ({ page }) => {
  await page.goto(doc)
  const main = page.getByRole('banner').getByRole('navigation', { name: '主导航' })
  await expect(main.getByRole('link')).toHaveText(NAMES)
  await expect(page.getByRole('banner').getByRole('link', { name: '开发者协议' })).toHaveAttribute(
    'href',
    address('/agreement/'),
  )
  const source = page.getByRole('banner').getByRole('link', { name: '在 GitHub 查看源码（新窗口）' })
  await expect(source).toHaveAttribute('href', site.sourceHosting)
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: /^如视开放平台\s?，回到文档首页$/ })).toHaveAttribute(
    'href',
    address('/'),
  )
})

test('the current area is marked, and follows when the page changes', async ({ page }) => {
  await open(page, doc)
  const items = page.getByRole('banner').getByRole('navigation', { name: '主导航' })
  await expect(items.locator('[aria-current=page]')).toHaveText(/^三维空间/)
  await items.getByRole('link', { name: '常见问题' }).click()
  await expect(page).toHaveURL(address('/docs/faq/intro/'))
  await expect(items.locator('[aria-current=page]')).toHaveText('常见问题')
})

test('the navbar hides on the way down and returns on any way up', async ({ page }) => {
  await open(page, longDoc())
  const navbar = page.getByRole('banner')
  await page.mouse.wheel(0, 900)
  await expect(navbar).not.toBeInViewport()
  await page.mouse.wheel(0, -40)
  await expect(navbar).toBeInViewport()
})

test('the navbar stays near the top, and while the focus is in it', async ({ page }) => {
  await open(page, longDoc())
  const navbar = page.getByRole('banner')
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(400)
  await expect(navbar).toBeInViewport({ ratio: 0.9 })
  await navbar.getByRole('link').first().focus()
  await page.mouse.wheel(0, 900)
  await page.waitForTimeout(400)
  await expect(navbar).toBeInViewport({ ratio: 0.9 })
})

test('a jump to an anchor does not hide the navbar', async ({ page }) => {
  await open(page, longDoc())
  await page.locator('.toc ol a').nth(3).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.waitForTimeout(300)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 })
})

test('the focus enters and leaves the navbar without moving the page', async ({ page }) => {
  await open(page, longDoc())
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page
    .locator('.side a')
    .first()
    .evaluate((link) => (link as HTMLElement).focus({ preventScroll: true }))
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('banner').getByRole('button', { name: /切换配色/ })).toBeFocused()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('keyboard: skip link, then brand, menu, search', async ({ page }) => {
  await page.goto(doc)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  await page.evaluate(() => (document.documentElement.dataset.announcement = 'closed'))
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('跳到正文')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('如视开放平台')
  for (const label of NAMES) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(label)
  }
  await page.keyboard.press('Tab')
  expect(await focused()).toContain('搜索')
})

test('the skip link leads past the navbar to the content', async ({ page }) => {
  await page.goto(doc)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('at 997 px the links are there, at 996 px the menu', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 })
  await page.goto(doc)
  const link = page.getByRole('banner').getByRole('link', { name: '空间交互' })
  const menu = page.getByRole('button', { name: '打开导航菜单' })
  await expect(link).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('navigation', { name: '文档目录' })).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(link).toBeHidden()
  await expect(menu).toBeVisible()
  await expect(page.getByRole('navigation', { name: '文档目录' })).toBeHidden()
})

test('links of the frame change the page without leaving the document', async ({ page }) => {
  const errors = errorsOf(page)
  await open(page, doc)
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: '开发者协议' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开发者协议')
  await page.getByRole('contentinfo').getByRole('link', { name: '空间导览' }).click()
  await expect(page).toHaveURL(address('/docs/vreo/intro/'))
  expect(await isSameDocument(page)).toBe(true)
  expect(errors).toEqual([])
})
