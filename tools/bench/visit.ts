import type { Browser, Page } from '@playwright/test'
import { throttle } from './measure'

/** What a first visit costs. Times in ms, sizes in bytes as they were transferred. */
export interface Visit {
  fcp: number
  lcp: number
  /** Total blocking time: of each task, what lies after FCP and beyond 50 ms (https://web.dev/articles/tbt). */
  tbt: number
  cls: number
  bytes: number
  /** Milliseconds from each click until the next heading is painted. */
  clicks: number[]
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
  // A click on a link, and the heading that it brings painted, in this document or in the next
  const now = (): number => performance.timeOrigin + performance.now()
  const heading = (): string | undefined => document.querySelector('h1')?.textContent?.trim()
  addEventListener('click', () => sessionStorage.setItem('click', JSON.stringify({ at: now(), from: heading() })), true)
  new MutationObserver(() => {
    const click = JSON.parse(sessionStorage.getItem('click') ?? 'null') as { at: number; from: string } | null
    const title = heading()
    if (!click || !title || title === click.from) return
    sessionStorage.removeItem('click')
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('taken', String(now() - click.at))))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What {@link observe} has seen. */
interface Seen {
  fcp: number
  lcp: number
  cls: number
  tasks: { from: number; to: number }[]
}

const blocking = ({ fcp, tasks }: Seen): number =>
  tasks.map(({ from, to }) => to - Math.max(from, fcp) - 50).reduce((sum, duration) => sum + Math.max(0, duration), 0)

/** Clicks to the next page several times, with the pointer on the link a tenth of a second before. */
async function clicksOn(page: Page): Promise<number[]> {
  const taken: number[] = []
  for (let click = 0; click < CLICKS; click++) {
    const link = page.locator('a[rel="next"]:visible')
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
export async function visit(browser: Browser, url: string, { width, height, throttled }: typeof PHONE): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000) // a busy machine
  const client = await context.newCDPSession(page)
  // tsx compiles functions with a helper that the page does not have
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observe)
  await client.send('Network.enable')
  if (throttled) await throttle(page)
  const icons = new Set<string>()
  let bytes = 0
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\.(?:ico|svg|png)$/.test(request.url) && request.url.includes('icon')) icons.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!icons.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const first = { fcp: seen.fcp, lcp: seen.lcp, cls: seen.cls, tbt: blocking(seen), bytes }
  const clicks = await clicksOn(page)
  await context.close()
  return { ...first, clicks }
}
