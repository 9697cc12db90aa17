import { expect, test } from '@playwright/test'
import { createServer, type Server } from 'node:http'
import { laidOut, open, rests } from './support/boot'
import { address, docRoutes, docWith, htmlOf, longDoc } from './support/pages'
import { site } from '../../src/site/config'
import { createPreviewServer } from '../../tools/serve/preview-server'

const files = createPreviewServer('public')

/** A server that sends the first part of a page, and the rest when it is told to. Its other files it sends at once. */
class SlowServer {
  private readonly server: Server
  private send!: () => void

  constructor(path: string, first: string, rest: string) {
    const wanted = new Promise<void>((send) => (this.send = send))
    this.server = createServer((request, response) => {
      if (request.url !== path) return void files.emit('request', request, response)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first)
      return void wanted.then(() => response.end(rest))
    })
  }

  /** @returns its origin. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}`
  }

  sendRest(): void {
    this.send()
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

test.describe('a page that arrives slowly', () => {
  let server: SlowServer
  test.afterEach(() => server.stop())

  test('shows the remembered tab before its end has come', async ({ page }) => {
    const path = docWith('data-group="package-manager"', 'data-label="yarn"')
    const html = htmlOf(path.slice(site.pathPrefix.length))
    const cut = html.indexOf('<h2', html.indexOf('data-group="package-manager"'))
    server = new SlowServer(path, html.slice(0, cut), html.slice(cut))
    await page.addInitScript(() => localStorage.setItem('realsee-docs:tabs-package-manager', 'yarn'))
    await page.goto((await server.start()) + path, { waitUntil: 'commit' })
    const tabs = page.locator('.tabs[data-group="package-manager"]').first()
    await expect(tabs.locator('[data-label="yarn"]')).toBeVisible()
    await expect(tabs.locator('[data-label="npm"]')).toBeHidden()
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    server.sendRest()
    await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true')
  })

  test('is painted when the beginning of its article is there, not before', async ({ page }) => {
    const path = longDoc()
    const html = htmlOf(path.slice(site.pathPrefix.length))
    const cut = html.indexOf('</h1>')
    server = new SlowServer(path, html.slice(0, cut), html.slice(cut))
    await page.goto((await server.start()) + path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor({ state: 'attached' })
    const paints = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('paint').length)
    await rests(page, 250)
    expect(await paints()).toBe(0)
    server.sendRest()
    await expect.poll(paints).toBeGreaterThan(0)
  })
})

test.describe('a doc', () => {
  test('is returned to at the same line after a jump to its end', async ({ page }) => {
    await open(page, longDoc())
    await page.keyboard.press('End')
    const title = page.locator('h2').last()
    await expect(title).toBeInViewport()
    await laidOut(page)
    await rests(page)
    const top = (): Promise<number> => title.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    const left = page.url()
    await page.locator('.pager a').last().dispatchEvent('click')
    await expect.poll(() => page.url()).not.toBe(left)
    await page.goBack()
    await page.waitForURL(left)
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  })

  test('has the styles of its parts when a link leads to it from a page without them', async ({ page }) => {
    const hasParams = (html: string): boolean => html.includes(' class="params ')
    const target = docRoutes().find((route) => hasParams(htmlOf(route)))!
    const from = docRoutes().find((route) => {
      const html = htmlOf(route)
      return !hasParams(html) && html.includes(`href="${address(target)}"`)
    })!
    const cell = page.locator('.params tbody th').first()
    const width = (): Promise<string> => cell.evaluate((element) => getComputedStyle(element).maxWidth)
    await page.goto(address(target))
    const wanted = await width()
    expect(wanted).not.toBe('none')
    await open(page, address(from))
    await page
      .locator(`.side a[href="${address(target)}"], main a[href="${address(target)}"]`)
      .first()
      .click()
    await expect(cell).toBeVisible()
    expect(await width()).toBe(wanted)
  })
})
