import { expect, test, type Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import { boot } from './support/boot'
import { address, docWith, htmlOf, longDoc } from './support/pages'
import { site } from '../../src/site/config'

test.describe('a page that arrives slowly', () => {
  const path = docWith('data-group="package-manager"', 'data-label="yarn"')
  const html = htmlOf(path.slice(site.pathPrefix.length))
  const cut = html.indexOf('<h2', html.indexOf('data-group="package-manager"'))
  let server: Server
  let finish: () => void

  test.beforeEach(async () => {
    const rest = new Promise<void>((done) => (finish = done))
    server = createServer((request, response) => {
      if (request.url !== path) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
      return void rest.then(() => response.end(html.slice(cut)))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  test.afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  test('shows the remembered tab before its end has come', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tabs-package-manager', 'yarn'))
    const { port } = server.address() as { port: number }
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
    const tabs = page.locator('.tabs[data-group="package-manager"]').first()
    await expect(tabs.locator('[data-label="yarn"]')).toBeVisible()
    await expect(tabs.locator('[data-label="npm"]')).toBeHidden()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    finish()
    await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true')
  })
})

/** Whether the last block of the article has been laid out. */
const endIsLaidOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('.prose > p, .prose > ul, .prose > .table')].at(-1)!
    return last.firstElementChild
      ? last.firstElementChild.checkVisibility({ contentVisibilityAuto: true })
      : getComputedStyle(last).contentVisibility === 'visible'
  })

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

test('a first visit lays out what is near, and the rest when the browser is idle', async ({ page }) => {
  await page.goto(longDoc())
  expect(await endIsLaidOut(page)).toBe(false)
  await boot(page)
  await expect.poll(() => endIsLaidOut(page)).toBe(true)
  const late = await heightOf(page)
  await page.reload()
  expect(await endIsLaidOut(page)).toBe(true)
  expect(await heightOf(page)).toBe(late)
})

test('an address with an anchor finds every place exact', async ({ page }) => {
  await page.goto(longDoc())
  const id = await page.locator('.prose h2').last().getAttribute('id')
  await page.goto('about:blank')
  await page.goto(`${longDoc()}#${id}`)
  expect(await endIsLaidOut(page)).toBe(true)
})

test('a link of the table of contents, pressed before anything has started, leads to its heading', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 700 })
  await page.goto(longDoc())
  const id = await page.locator('.prose h2').nth(3).getAttribute('id')
  await page.locator(`.toc a[href="#${id}"]`).dispatchEvent('click')
  await expect
    .poll(() => page.evaluate((id) => Math.round(document.getElementById(id!)!.getBoundingClientRect().top), id))
    .toBeLessThan(200)
  const top = await page.evaluate((id) => Math.round(document.getElementById(id!)!.getBoundingClientRect().top), id)
  expect(top).toBeGreaterThanOrEqual(0)
  await boot(page)
  await expect.poll(() => endIsLaidOut(page)).toBe(true)
  expect(await page.evaluate((id) => Math.round(document.getElementById(id!)!.getBoundingClientRect().top), id)).toBe(
    top,
  )
})

test('tables and code far below can be reached by keyboard where they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(address('/openapi/'))
  await boot(page)
  await expect.poll(() => endIsLaidOut(page)).toBe(true)
  const scrolling = page.locator('.table, .code pre').filter({ visible: true })
  const stops = (): Promise<boolean[]> =>
    scrolling.evaluateAll((tables) =>
      tables
        .filter((table) => table.scrollWidth > table.clientWidth + 1)
        .map((table) => (table as HTMLElement).tabIndex === 0),
    )
  await expect.poll(async () => (await stops()).every(Boolean)).toBe(true)
  expect((await stops()).length).toBeGreaterThan(20)
})
