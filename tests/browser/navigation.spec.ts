import { expect, type Page, type Route } from '@playwright/test'
import { errorsOf, isSameDocument, markDocument, requestsOf, rests } from './support/document'
import { test } from './support/network'
import { address, htmlOf } from './support/pages'

const start = address('/docs/five/intro/')
const target = address('/docs/five/quick-start/')
const link = (page: Page) => page.locator(`.side a[href="${target}"]`)
/** Not the next page, which is fetched ahead. */
const slow = address('/docs/five/config/')

test('the progress bar waits for the 200 ms of the specification; a spinner shows beside it', async ({
  page,
  network,
}) => {
  await page.goto(network.url('/docs/five/intro/'))
  network.meet('silent', /five\/config/)
  const waited = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = 0
        addEventListener('click', () => (clicked = performance.now()), true)
        new MutationObserver(() => {
          if (document.querySelector('.progress')) done(performance.now() - clicked)
        }).observe(document.body, { childList: true })
      }),
  )
  await page.locator(`.side a[href="${slow}"]`).click()
  expect(await waited).toBeGreaterThanOrEqual(195)
  await expect(page.locator('.spinner')).toBeVisible()
  network.recover()
  await expect(page.locator('.spinner')).toHaveCount(0)
})

test.describe('loading ahead', () => {
  test('a page is loaded when the pointer rests on its link, and only once; it opens without a progress bar', async ({
    page,
  }) => {
    const urls = requestsOf(page)
    await page.goto(address('/docs/five/config/'))
    await page.evaluate(() => {
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if ((node as Element).className === 'progress') document.body.dataset.waited = ''
      }).observe(document.body, { childList: true })
    })
    const fetched = page.waitForResponse(`**${target}`)
    await link(page).hover()
    await (await fetched).finished()
    await link(page).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.locator('body')).not.toHaveAttribute('data-waited')
    expect(urls.filter((url) => url === target)).toHaveLength(1)
  })

  test('the next page is loaded when its link comes near, and not before', async ({ page }) => {
    const urls = requestsOf(page)
    const loads = (path: string) => urls.filter((url) => url === path).length
    await page.goto(start)
    const pager = page.locator('.pager [rel=next]')
    const next = (await pager.getAttribute('href'))!
    await rests(page)
    expect(loads(next)).toBe(0)
    await pager.scrollIntoViewIfNeeded()
    await expect.poll(() => loads(next)).toBe(1)
    await pager.click()
    await expect(page).toHaveURL(next)
    // The next one's own link is watched too
    const second = (await pager.getAttribute('href'))!
    await pager.scrollIntoViewIfNeeded()
    await expect.poll(() => loads(second)).toBe(1)
  })

  test('with data saver or on 2g nothing is fetched before a link is pressed', async ({ page }) => {
    const urls = requestsOf(page)
    for (const connection of [
      { saveData: true, effectiveType: '4g' },
      { saveData: false, effectiveType: '2g' },
      { saveData: false, effectiveType: 'slow-2g' },
    ]) {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await page.goto(start)
      urls.length = 0
      // Fetched after a rest of the pointer, and for the next page when its link comes near
      await page.locator('.pager [rel=next]').scrollIntoViewIfNeeded()
      await link(page).hover()
      await rests(page)
      expect(urls.filter((url) => url.endsWith('/'))).toEqual([])
    }
    await link(page).click()
    await expect(page).toHaveURL(target)
  })
})

test('after a new deployment an open tab moves to the new version without an error, at the top of its page', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await page.goto(start)
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 1000))
  const release = async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/app-[\da-f]+\.js/, 'app-0123456789abcdef0123.js') })
  }
  await page.route(`**${slow}`, release, { times: 1 })
  await page.locator(`.side a[href="${slow}"]`).click()
  await expect(page).toHaveURL(slow)
  await expect(page.locator('.prose h2').first()).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(errors).toEqual([])
})

test('on a host without redirects the address of a file becomes that of its page', async ({ page }) => {
  const route = '/docs/five/intro/'
  await page.route(`**${address(route)}index.html*`, (asked) =>
    asked.fulfill({ contentType: 'text/html', body: htmlOf(route) }),
  )
  await page.goto(`${address(route)}index.html?a=1#top`)
  await expect(page).toHaveURL(`${address(route)}?a=1#top`)
  await page.locator('.side').getByRole('link', { name: '初始化配置' }).click()
  await expect(page).toHaveURL(address('/docs/five/config/'))
  await page.goBack()
  await expect(page.locator('h1')).toContainText('三维空间 SDK')
})

test('a page that comes back from the back/forward cache while it waits for another one starts anew', async ({
  page,
}) => {
  await page.goto(start)
  await page.route(`**${slow}`, () => undefined)
  await page.locator(`.side a[href="${slow}"]`).click()
  const anew = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await anew
  await expect(page).toHaveURL(start)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('三维空间 SDK Five')
})

test('a page that comes back from the back/forward cache half-way to another one shows that one', async ({ page }) => {
  // As browsers that cannot wait with the address
  await page.addInitScript(() => Object.defineProperty(NavigateEvent.prototype, 'cancelable', { get: () => false }))
  await page.goto(start)
  let asked = 0
  await page.route(`**${slow}`, (route) => ++asked === 1 || route.continue())
  await page.locator(`.side a[href="${slow}"]`).click()
  await expect(page).toHaveURL(slow)
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('三维空间 SDK Five')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('初始化配置')
})
