import { expect, test } from '@playwright/test'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { laidOut, rests } from './support/document'
import { docWith, htmlOf, longDoc } from './support/pages'
import { site } from '../../src/site/config'
import { createHandler } from '../../tools/serve/preview-handler'
import { listen, type LocalServer } from '../support/local-server'

const files = createHandler(join(process.cwd(), 'public'))

/** Serves the first part of a page, and the rest when it is told to; other files at once. */
async function serveSlowly(path: string, first: string, rest: string): Promise<LocalServer & { sendRest: () => void }> {
  let sendRest = (): void => undefined
  const wanted = new Promise<void>((send) => (sendRest = send))
  const server = createServer((request, response) => {
    if (request.url !== path) return files(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(first)
    return void wanted.then(() => response.end(rest))
  })
  return { ...(await listen(server)), sendRest }
}

test.describe('a page that arrives slowly', () => {
  let server: Awaited<ReturnType<typeof serveSlowly>>
  test.afterEach(() => server.stop())

  test('shows the remembered tab before its end has come', async ({ page }) => {
    const path = docWith('data-group="package-manager"', 'data-label="yarn"')
    const html = htmlOf(path.slice(site.pathPrefix.length))
    const cut = html.indexOf('<h2', html.indexOf('data-group="package-manager"'))
    server = await serveSlowly(path, html.slice(0, cut), html.slice(cut))
    await page.addInitScript(() => localStorage.setItem('realsee-docs:tabs-package-manager', 'yarn'))
    await page.goto(server.origin + path, { waitUntil: 'commit' })
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
    server = await serveSlowly(path, html.slice(0, cut), html.slice(cut))
    await page.goto(server.origin + path, { waitUntil: 'commit' })
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
    await page.goto(longDoc())
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
})
