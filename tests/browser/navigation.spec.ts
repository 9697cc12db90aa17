import { expect, test, type Page } from '@playwright/test'
import { isSameDocument, markDocument, open } from './support/boot'
import { addLink, address, articleWith, htmlOf, longDoc } from './support/pages'

const start = address('/docs/five/intro/')
const target = address('/docs/five/quick-start/')
const link = (page: Page) => page.locator(`.side a[href="${target}"]`)
const dataOf = (path: string) => `**${address(`/${path}/`)}`

test('links inside an article change the page without leaving the document', async ({ page }) => {
  await open(page, articleWith(/<a href="\/developer\/docs\/[^"#]*"/))
  await markDocument(page)
  const inside = page.locator('#article-body a[href^="/developer/docs/"]').first()
  const href = (await inside.getAttribute('href'))!
  await inside.click()
  await expect(page).toHaveURL(href)
  expect(await isSameDocument(page)).toBe(true)
})

test('modifier keys and target open a new tab as everywhere', async ({ page, context }) => {
  await open(page, start)
  // Some browsers leave a tab in the background waiting, so that it has no address yet: the link is left to the browser
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (!event.defaultPrevented) document.body.dataset.left = (event.target as Element).closest('a')!.pathname
    }),
  )
  await Promise.all([context.waitForEvent('page'), link(page).click({ modifiers: ['Control'] })])
  await expect(page.locator('body')).toHaveAttribute('data-left', target)
  await expect(page).toHaveURL(start)
})

test('the old page stays until the new one is there, and a progress bar shows after 200 ms', async ({ page }) => {
  const url = address('/docs/five/config/')
  await page.route(dataOf('docs/five/config'), async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await open(page, start)
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.locator(`.side a[href="${url}"]`).click()
  await expect(page.getByRole('progressbar', { name: '页面切换进度' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('the progress bar waits for the 200 ms of the specification', async ({ page }) => {
  await page.route(dataOf('docs/five/config'), async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await open(page, start)
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
  await page.locator(`.side a[href="${address('/docs/five/config/')}"]`).click()
  expect(await waited).toBeGreaterThanOrEqual(195)
})

test('a quick page shows no progress bar', async ({ page }) => {
  await open(page, start)
  await page.evaluate(() => {
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if ((node as Element).className === 'progress') document.title = 'progress'
    }).observe(document.body, { childList: true })
  })
  await link(page).hover()
  await page.waitForTimeout(300)
  await link(page).click()
  await expect(page).toHaveURL(target)
  await page.waitForTimeout(300)
  await expect(page).not.toHaveTitle('progress')
})

test('a page starts at its top; back and forward return to where the reader was', async ({ page }) => {
  await open(page, longDoc())
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.waitForTimeout(150)
  const other = page.locator('.side a:not([aria-current])').first()
  const url = (await other.getAttribute('href'))!
  // Not with the mouse: to get at the link, it would scroll
  await other.dispatchEvent('click')
  await expect(page).toHaveURL(url)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link with an anchor leads to the heading on the other page', async ({ page }) => {
  await open(page, start)
  const elsewhere = await page.context().newPage()
  await open(elsewhere, target)
  const heading = elsewhere.locator('.prose h2').nth(1)
  const [id, text] = [await heading.getAttribute('id'), await heading.evaluate((h2) => h2.firstChild!.textContent!)]
  await elsewhere.close()
  await addLink(page, `${target}#${id}`)
  await page.locator('#probe').click()
  await expect(page).toHaveURL(`${target}#${id}`)
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test('the focus goes to the content and the live region says the title', async ({ page }) => {
  await open(page, start)
  await link(page).click()
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('main')).toBeFocused()
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!
  await expect(page.getByRole('status')).toHaveText(title)
})

test('the title and the canonical address are those of the new page', async ({ page }) => {
  await open(page, start)
  await link(page).click()
  await expect(page).toHaveURL(target)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${title} · 如视开放平台开发文档`)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/five\/quick-start\/$/)
})

test('behaviours work on the new page, and on the first one after coming back', async ({ page }) => {
  await open(page, target)
  const tab = page.getByRole('tab').nth(1)
  await page.locator(`.side a[href="${start}"]`).click()
  await expect(page).toHaveURL(start)
  await page.goBack()
  await expect(page).toHaveURL(target)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.toc ol [aria-current]')).toHaveCount(1)
  await expect(page.locator('.prose').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test.describe('loading ahead', () => {
  const requests = (page: Page) => {
    const urls: string[] = []
    page.on('request', (request) => urls.push(new URL(request.url()).pathname))
    return urls
  }

  test('a page is loaded when the pointer rests on its link, and only once', async ({ page }) => {
    const urls = requests(page)
    await open(page, address('/docs/five/config/'))
    await link(page).hover()
    await expect.poll(() => urls.filter((url) => url === target).length).toBe(1)
    await link(page).click()
    await expect(page).toHaveURL(target)
    expect(urls.filter((url) => url === target)).toHaveLength(1)
  })

  test('the next page is loaded when its link comes near, and not before', async ({ page }) => {
    const urls = requests(page)
    const loads = (path: string) => urls.filter((url) => url === path).length
    await open(page, start)
    const pager = page.locator('.pager [rel=next]')
    const next = (await pager.getAttribute('href'))!
    await page.waitForTimeout(1_000)
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

  for (const [name, connection] of Object.entries({
    'with data saver': { saveData: true, effectiveType: '4g' },
    'on 2g': { saveData: false, effectiveType: '2g' },
    'on slow 2g': { saveData: false, effectiveType: 'slow-2g' },
  })) {
    test(`nothing is loaded ahead ${name}`, async ({ page }) => {
      const urls = requests(page)
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await open(page, start)
      await link(page).hover()
      await page.waitForTimeout(600)
      expect(urls.filter((url) => url === target)).toEqual([])
      await link(page).click()
      await expect(page).toHaveURL(target)
    })
  }
})

test('an unknown address inside the site shows the not-found page', async ({ page }) => {
  await open(page, start)
  await addLink(page, address('/docs/five/nowhere/'))
  await page.locator('#probe').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这个页面')
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
