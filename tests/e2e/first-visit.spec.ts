import { expect, test, type Page } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import { boot } from './support/boot'
import { address, docWith, htmlOf } from './support/pages'
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

const openapi = address('/openapi/')

/** Whether the last endpoint has been laid out. */
const endIsLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('.endpoint-text .table')
    .last()
    .evaluate((table) => table.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))

test('a first visit to the API reference lays out what is near, and the rest when it comes near', async ({ page }) => {
  await page.goto(openapi)
  expect(await endIsLaidOut(page)).toBe(false)
  await boot(page)
  expect(await endIsLaidOut(page)).toBe(false)
  await page.locator('.endpoint').last().scrollIntoViewIfNeeded()
  await expect.poll(() => endIsLaidOut(page)).toBe(true)
})

test('a reload finds every place exact', async ({ page }) => {
  await page.goto(openapi)
  await page.reload()
  expect(await endIsLaidOut(page)).toBe(true)
})

test('an address with an anchor finds every place exact', async ({ page }) => {
  const id = /<h3 id="([^"]+)"(?![^]*<h3 id=)/.exec(htmlOf('/openapi/'))![1]
  await page.goto(`${openapi}#${id}`)
  expect(await endIsLaidOut(page)).toBe(true)
})

test('a link to an endpoint, pressed before anything has started, leads to its heading', async ({ page }) => {
  await page.goto(openapi)
  const heading = page.locator('.endpoint h3').nth(12)
  const top = (): Promise<number> => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.locator(`.side a[href="#${await heading.getAttribute('id')}"]`).dispatchEvent('click')
  await expect.poll(top).toBeLessThan(200)
  const before = await top()
  expect(before).toBeGreaterThanOrEqual(0)
  expect(await endIsLaidOut(page)).toBe(true)
  await boot(page)
  expect(await top()).toBe(before)
})

test('tables and code far below can be reached by keyboard where they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(openapi)
  await boot(page)
  await page.locator('.endpoint').nth(20).scrollIntoViewIfNeeded()
  const stops = (): Promise<boolean[]> =>
    page
      .locator('.endpoint')
      .nth(20)
      .locator('.table, .code pre')
      .filter({ visible: true })
      .evaluateAll((boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => (box as HTMLElement).tabIndex === 0),
      )
  await expect.poll(async () => (await stops()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await stops()).every(Boolean)).toBe(true)
})
