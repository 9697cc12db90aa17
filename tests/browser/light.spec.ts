import { expect, type Page } from '@playwright/test'
import { announcement } from '../../src/site/announcement'
import { laidOut, requestsOf, rests } from './support/document'
import { test } from './support/network'
import { address, brotliBytes, docRoutes, htmlOf, longDoc } from './support/pages'

const KIB = 1024

/** Response headers of the benchmark's server, as HTTP/2 packs them. */
const HEADERS = 94

/** Routes of all docs, the shortest HTML first. */
const byLength = (): string[] => docRoutes().sort((a, b) => htmlOf(a).length - htmlOf(b).length)

/** Route of the doc whose HTML is of median length. */
function medianDoc(): string {
  const routes = byLength()
  return routes[Math.floor(routes.length / 2)]!
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]+src="\/developer([^"]+\.js)"/g)].map(([, src]) => src!)

/** KiB of HTML, brotli, that pages may take, their policy of about 0.4 KiB included (it was 1.6 in a header): a doc of median length, the longest doc, and the pages of their own kind. */
const BUDGETS: [path: string, kib: number][] = [
  ['/docs/dnalogel/MovePlugin/', 19.6],
  ['/docs/five/config/', 31.6],
  ['/', 23.5],
  ['/openapi/', 26],
  ['/openapi/core/', 18.75],
  ['/search/', 10.75],
]
for (const [path, kib] of BUDGETS)
  test(`${path} takes at most ${kib} KiB`, () => {
    expect((brotliBytes(path) + HEADERS) / KIB).toBeLessThanOrEqual(kib)
  })

// The names of the files that it loads have hashes: with each of them it takes up to 40 bytes more or less
test('the script of a doc takes at most 10.85 KiB', () => {
  const scripts = scriptsOf(htmlOf(medianDoc()))
  expect(scripts).toHaveLength(1)
  expect(brotliBytes(scripts[0]!)).toBeLessThanOrEqual(10.85 * KIB)
})

test('a page asks for nothing but its HTML and its script, and while it is only read for nothing of the search, nor React', async ({
  page,
}) => {
  const requests = requestsOf(page)
  // Of few names in code: a pointer that rests on one asks for its entry
  const url = address('/docs/five/intro/')
  await page.goto(url, { waitUntil: 'load' })
  // Pictures of the article that are in view come when they come
  const script = expect.stringMatching(/\/app-\w+\.js$/)
  expect(requests.filter((path) => !/\.(?:svg|ico|webp)$/.test(path))).toEqual([url, script])
  await page.mouse.move(400, 500)
  await page.keyboard.press('PageDown')
  await rests(page, 500)
  expect(requests.filter((path) => /\/search\/|\.js$/.test(path))).toEqual([script])
})

/** Counts from now on how far what is painted has moved; call before a page is opened. */
const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const store = window as never as { shift: number }
    store.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as never as { value: number }[]) store.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

async function shiftOf(page: Page): Promise<number> {
  await laidOut(page)
  await rests(page)
  return page.evaluate(() => (window as never as { shift: number }).shift)
}

for (const [route, end] of [
  ['/docs/dnalogel/AreaMakerPlugin/', '<aside class="toc"'],
  ['/agreement/', '<aside class="toc"'],
  ['/openapi/core/', '<section class="endpoint'],
] as const)
  test(`nothing moves on ${route} when its end arrives after the first paint`, async ({ page, network }) => {
    await page.setViewportSize({ width: 1600, height: 800 })
    network.meet('half', new RegExp(route), end)
    await watchShift(page)
    await page.goto(network.url(route), { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
    network.recover()
    // Where the parser pauses inside the row below the title, its last icon makes room for itself
    expect(await shiftOf(page)).toBeLessThan(0.001)
  })

for (const width of [360, 1350]) {
  test(`nothing moves on any kind of page at ${width} px, also in dark and with remembered tabs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((closed) => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('realsee-docs:tabs-package-manager', 'yarn')
      localStorage.setItem('realsee-docs:announcement', closed)
    }, announcement!.id)
    await watchShift(page)
    for (const url of [
      address('/'),
      longDoc(),
      address(byLength()[0]!),
      address('/openapi/core/'),
      address('/agreement/'),
    ]) {
      await page.goto(url)
      await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
      expect([url, await shiftOf(page)]).toEqual([url, 0])
    }
  })

  test(`nothing moves when a page that is not there offers near ones, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShift(page)
    await page.goto(address('/docs/five/quick-starts/'))
    await page.locator('#nearest-pages a').nth(2).waitFor()
    expect(await shiftOf(page)).toBe(0)
  })

  test(`the footer stays where it is when results come, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShift(page)
    await page.goto(`${address('/search/')}?q=five`)
    await page.locator('main li a').first().waitFor()
    // The line that counts the results makes room for the areas, nothing else moves
    expect(await shiftOf(page)).toBeLessThan(0.02)
    // Nor does it when a reader scrolls on: further results are there before it comes into view
    await page.mouse.move(width / 2, 400)
    for (let turn = 0; turn < 25; turn++) {
      await page.mouse.wheel(0, 400)
      await rests(page)
    }
    expect(await page.locator('main li a').count()).toBeGreaterThan(20)
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
}
