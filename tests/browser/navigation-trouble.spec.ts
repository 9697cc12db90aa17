import { expect, test, type Page, type Route } from '@playwright/test'
import { errorsOf, isSameDocument, markDocument, open } from './support/boot'
import { address } from './support/pages'

const start = address('/docs/five/intro/')
const target = address('/docs/five/quick-start/')
const link = (page: Page) => page.locator(`.side a[href="${target}"]`)
const dataOf = (path: string) => `**${address(`/${path}/`)}`

test('after a new deployment an open tab moves to the new version without an error', async ({ page }) => {
  const errors = errorsOf(page)
  await open(page, start)
  await markDocument(page)
  const release = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/app-[\da-f]+\.js/, 'app-0123456789abcdef0123.js') })
  }
  await page.route(dataOf('docs/five/config'), release, { times: 1 })
  const url = address('/docs/five/config/')
  await page.locator(`.side a[href="${url}"]`).click()
  await expect(page).toHaveURL(url)
  await expect(page.locator('.prose h2').first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
  expect(errors).toEqual([])
})

test('the page that was asked for last is the one that is shown', async ({ page }) => {
  const slow = address('/docs/five/config/')
  await page.route(`**${slow}`, async (route) => {
    await new Promise((done) => setTimeout(done, 2500))
    await route.continue()
  })
  await open(page, start)
  await page.locator(`.side a[href="${slow}"]`).click()
  await page.waitForTimeout(300)
  await link(page).click()
  await expect(page).toHaveURL(target)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.waitForTimeout(3000)
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a spinner shows beside the progress bar', async ({ page }) => {
  await page.route(dataOf('docs/five/config'), async (route) => {
    await new Promise((done) => setTimeout(done, 1200))
    await route.continue()
  })
  await open(page, start)
  await page.locator(`.side a[href="${address('/docs/five/config/')}"]`).click()
  await expect(page.locator('.spinner')).toBeVisible()
  await expect(page.locator('.spinner')).toHaveCount(0)
})

test('a page whose server never answers is given up, with a text and a retry', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route(dataOf('docs/five/config'), () => void asked++)
  await open(page, start)
  await page.locator(`.side a[href="${address('/docs/five/config/')}"]`).click()
  for (const times of [1, 2]) {
    await expect.poll(() => asked).toBe(times)
    await page.clock.fastForward(11_000)
  }
  await expect(page.getByRole('alert')).toContainText('服务器一直没有回应')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
