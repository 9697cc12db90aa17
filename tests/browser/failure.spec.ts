import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { boot, errorsOf, isSameDocument, markDocument, open } from './support/boot'
import { address } from './support/pages'

const start = address('/docs/five/intro/')
// not the next page, which is loaded ahead
const target = address('/docs/five/config/')
const link = (page: Page) => page.locator(`.side a[href="${target}"]`)
const data = `**${target}`

test.describe('a page that cannot be loaded', () => {
  test('is asked for once more, and then says what the server answered', async ({ page }) => {
    await page.route(data, (route) => route.fulfill({ status: 503 }))
    await open(page, start)
    await markDocument(page)
    await link(page).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('alert')).toContainText('HTTP 503')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows the error text and a retry that works when the network is back', async ({ page, context }) => {
    await open(page, start)
    await context.setOffline(true)
    await link(page).click()
    const panel = page.getByRole('alert')
    await expect(panel.getByRole('heading', { name: '这一页没能加载出来' })).toBeFocused()
    await expect(panel).toContainText(/fetch/i)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL(target)
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(panel.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(panel).toContainText(/fetch/i)
    await context.setOffline(false)
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page).toHaveURL(target)
    await expect(page.locator('.prose h2').first()).toBeVisible()
  })

  test('shows a spinner while it is tried again', async ({ page, context }) => {
    await open(page, start)
    await context.setOffline(true)
    await link(page).click()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await context.setOffline(false)
    await page.route(target, async (route) => {
      await new Promise((done) => setTimeout(done, 800))
      await route.continue()
    })
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('加载中…')).toBeVisible()
    await expect(page.locator('.prose h2').first()).toBeVisible()
  })

  test('going back returns to the page before', async ({ page, context }) => {
    await open(page, start)
    const title = (await page.getByRole('heading', { level: 1 }).textContent())!
    await context.setOffline(true)
    await link(page).click()
    await expect(page.getByRole('heading', { name: '这一页没能加载出来' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})

test.describe('an unknown address', () => {
  test('asks to tell the owner of the linking site, and offers home and search', async ({ page }) => {
    const response = await page.goto(address('/docs/nowhere/'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面')
    await expect(page.getByRole('main')).toContainText('请告诉那个网站的维护者')
    await expect(page.getByRole('main').getByRole('link', { name: '去首页' })).toHaveAttribute('href', address('/'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await boot(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面')
    await expect(page).toHaveURL(address('/docs/nowhere/'))
  })
})

test.describe('a site served at another base', () => {
  test('says so without style sheet and scripts, and names the likely base', async ({ browser }) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url!, 'http://x').pathname
      if (!path.startsWith('/preview/') || !path.endsWith('/')) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(readFileSync(join(process.cwd(), 'public', path.replace('/preview/', ''), 'index.html')))
    })
    await new Promise<void>((done) => server.listen(0, done))
    const { port } = server.address() as { port: number }
    const page = await browser.newPage()
    try {
      await page.goto(`http://localhost:${port}/preview/docs/five/intro/`)
      await page.keyboard.press('Shift')
      const banner = page.getByRole('alert').filter({ hasText: '站点资源没有加载成功' })
      await expect(banner).toContainText('当前 baseUrl：/developer/')
      await expect(banner).toContainText('可以改成：/preview/')
      await page.evaluate(() => document.querySelectorAll('style').forEach((style) => style.remove()))
      expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(253, 238, 237)')
    } finally {
      await page.close()
      server.close()
    }
  })

  test('nothing is said when a script is missing for another reason, and links still work', async ({ page }) => {
    await page.route('**/app-*.js', (route) => route.abort())
    await page.goto(start)
    await page.keyboard.press('Shift')
    await page.waitForTimeout(500)
    await expect(page.getByText('站点资源没有加载成功')).toHaveCount(0)
    await link(page).click()
    await expect(page).toHaveURL(target)
  })
})

test('without storage there is one warning, the feature is skipped, and everything else works', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await open(page, address('/docs/five/quick-start/'))
  await page.getByRole('button', { name: /切换配色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '关闭公告' }).click()
  await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.locator(`.side a[href="${start}"]`).click()
  await expect(page).toHaveURL(start)
  expect(warnings.filter((text) => text.includes('浏览器存储不可用'))).toHaveLength(1)
  expect(errors).toEqual([])
})
