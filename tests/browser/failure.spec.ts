import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, type Route } from '@playwright/test'
import { listen } from '../support/local-server'
import { errorsOf } from './support/document'
import { address } from './support/pages'
import { searchFor } from './support/search'

const start = address('/docs/five/intro/')

test('a site served at another base says so without style sheet and scripts, and names the likely base', async ({
  browser,
}) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname
    if (!path.startsWith('/preview/') || !path.endsWith('/')) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const file = join(process.cwd(), 'public', path.replace('/preview/', ''), 'index.html')
    response.end(readFileSync(existsSync(file) ? file : 'public/404/index.html'))
  })
  const { origin, stop } = await listen(server)
  const page = await browser.newPage()
  try {
    await page.goto(`${origin}/preview/docs/five/intro/`)
    await page.keyboard.press('Shift')
    const banner = page.getByRole('alert').filter({ hasText: '站点资源没有加载成功' })
    await expect(banner).toContainText('当前 baseUrl：/developer/')
    await expect(banner).toContainText('可以改成：/preview/')
    for (const [path, likely] of [
      ['docs/', '可以改成：/preview/'],
      ['nope/', '/developer/。'],
      ['nope/docs/', '/developer/。'],
    ] as const) {
      await page.goto(`${origin}/preview/${path}`)
      await page.keyboard.press('Shift')
      expect((await banner.textContent())!.endsWith(likely)).toBe(true)
    }
    await page.evaluate(() => document.querySelectorAll('style').forEach((style) => style.remove()))
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(253, 238, 237)')
  } finally {
    await page.close()
    await stop()
  }
})

test('without its script a page saved to disk does not blame the base', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort())
  await page.goto(pathToFileURL(join('public', '/docs/five/intro/index.html')).href)
  await expect(page.locator('html')).not.toHaveClass('js')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('站点资源没有加载成功')).toHaveCount(0)
})

test('a page change that breaks off half-way is told, and Retry shows the page, whole and once', async ({ page }) => {
  await page.goto(start)
  for (const [part, name, title] of [
    ['MAIN', 'config', '初始化配置'],
    ['LINK', 'events', '事件'],
  ] as const) {
    await page.evaluate((broken) => {
      const own = document.importNode.bind(document)
      document.importNode = <T extends Node>(node: T, deep?: boolean): T => {
        if (node.nodeName !== broken) return own(node, deep)
        document.importNode = own
        throw new Error('broken off')
      }
    }, part)
    await page.locator(`.side a[href="${address(`/docs/five/${name}/`)}"]`).click()
    await expect(page.getByRole('heading', { name: '这一页没能加载出来' })).toBeFocused()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('.shell')).toHaveCount(1)
    await expect(page.locator('head > title')).toHaveCount(1)
    expect(await page.title()).toContain(title)
  }
})

test('a page that fails once is asked for once more, and shown', async ({ page }) => {
  await page.goto(start)
  for (const [name, title, answer] of [
    ['config', '初始化配置', (route: Route) => route.abort()],
    ['events', '事件', (route: Route) => route.fulfill({ status: 503 })],
  ] as const) {
    const path = address(`/docs/five/${name}/`)
    await page.route(`**${path}`, answer, { times: 1 })
    await page.locator(`.side a[href="${path}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
})

test('an answer that is no page is not shown as one', async ({ page }) => {
  await page.goto(start)
  await page.route(`**${address('/docs/five/config/')}`, (route) => route.fulfill({ json: { h1: 'a service' } }))
  await page.locator(`.side a[href="${address('/docs/five/config/')}"]`).click()
  await expect(page.getByRole('alert').filter({ hasText: '请检查网络连接后再试' })).toBeVisible()
})

test('without storage there is one warning, the feature is skipped, and everything else works', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const errors = errorsOf(page)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto(address('/docs/five/quick-start/'))
  await page.getByRole('button', { name: /切换配色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '关闭公告' }).click()
  await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.locator(`.side a[href="${start}"]`).click()
  await expect(page).toHaveURL(start)
  await searchFor(page, '全景')
  await page.keyboard.press('Enter')
  await expect(page.locator('main mark').first()).toBeVisible()
  expect(warnings.filter((text) => text.includes('浏览器存储不可用'))).toHaveLength(1)
  expect(errors).toEqual([])
})
