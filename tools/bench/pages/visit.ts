import type { Browser, CDPSession, Page } from '@playwright/test'

/** What a first visit costs. Times in ms, sizes in bytes as they were transferred. */
export interface Visit {
  fcp: number
  lcp: number
  /** Total blocking time: of each task, what lies after FCP and beyond 50 ms (https://web.dev/articles/tbt). */
  tbt: number
  /** The longest task after FCP, or what of it lies after FCP; 0 when none took 50 ms. */
  longest: number
  cls: number
  untilLoad: number
  inAll: number
}

/** Milliseconds after load: what is prefetched or started when idle has come by then. */
const SETTLED_MS = 6_000
const CLICKS = 3

export const PHONE = { width: 360, height: 740, throttled: true }
export const DESKTOP = { width: 1350, height: 900, throttled: false }

/**
 * Runs before the page's own scripts. Observers only: a probe that asks again and again until a framework shows itself
 * keeps a page without one busy for ever, and that counts as blocking time.
 */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] as { from: number; to: number }[] }
  const on = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  // Judged at the end: a task is often told of before the paint that it led to
  on('longtask', ({ startTime, duration }) => void seen.tasks.push({ from: startTime, to: startTime + duration }))
  on('layout-shift', (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value))
  Object.assign(window, { seen })
  // A click on a link, and the heading that it brings, in this document or in the next
  const now = (): number => performance.timeOrigin + performance.now()
  const heading = (): string | undefined => document.querySelector('h1')?.textContent?.trim()
  addEventListener('click', () => sessionStorage.setItem('click', JSON.stringify({ at: now(), from: heading() })), true)
  new MutationObserver(() => {
    const click = JSON.parse(sessionStorage.getItem('click') ?? 'null') as { at: number; from: string } | null
    const title = heading()
    if (!click || !title || title === click.from) return
    sessionStorage.removeItem('click')
    sessionStorage.setItem('taken', String(now() - click.at))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What {@link observe} has seen. */
interface Seen {
  fcp: number
  lcp: number
  cls: number
  tasks: { from: number; to: number }[]
}

function blocking({ fcp, tasks }: Seen): { tbt: number; longest: number } {
  const after = tasks.map(({ from, to }) => to - Math.max(from, fcp)).filter((duration) => duration > 50)
  return { tbt: after.reduce((sum, duration) => sum + duration - 50, 0), longest: Math.max(0, ...after) }
}

async function throttle(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Clicks to the next page several times, with the pointer on the link a tenth of a second before. */
async function clicksOn(page: Page): Promise<number[]> {
  const taken: number[] = []
  for (let click = 0; click < CLICKS; click++) {
    const link = page.locator('a[rel="next"]:visible, a.pagination-nav__link--next:visible, a.pager-link.next:visible')
    await link.first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await link.first().hover()
    await page.waitForTimeout(100)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => sessionStorage.getItem('taken'), undefined, { polling: 500 })
    taken.push(Number(await page.evaluate(() => sessionStorage.getItem('taken'))))
    await page.evaluate(() => sessionStorage.removeItem('taken'))
    await page.waitForTimeout(1_500)
  }
  return taken
}

/** A first visit with an empty cache, and clicks once the page has settled. */
export async function visit(
  browser: Browser,
  url: string,
  { width, height, throttled }: typeof PHONE,
): Promise<Visit & { clicks: number[] }> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN', ignoreHTTPSErrors: true })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000) // a busy machine
  const client = await context.newCDPSession(page)
  // tsx compiles functions with a helper that the page does not have
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observe)
  await client.send('Network.enable')
  await client.send('Page.enable')
  if (throttled) await throttle(client)
  const transfers: { at: number; bytes: number }[] = []
  const icons = new Set<string>()
  let loaded = Infinity
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\.(?:ico|svg|png)$/.test(request.url) && request.url.includes('icon')) icons.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (!icons.has(requestId)) transfers.push({ at: timestamp, bytes: encodedDataLength })
  })
  client.on('Page.loadEventFired', ({ timestamp }) => (loaded = Math.min(loaded, timestamp)))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const sum = (until: number): number =>
    transfers.filter(({ at }) => at <= until).reduce((all, { bytes }) => all + bytes, 0)
  const { fcp, lcp, cls } = seen
  const result = { fcp, lcp, cls, ...blocking(seen), untilLoad: sum(loaded), inAll: sum(Infinity) }
  const clicks = await clicksOn(page)
  await context.close()
  return { ...result, clicks }
}
