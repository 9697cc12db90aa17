import { chromium, type Page } from '@playwright/test'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { createHandler } from '../../serve/preview-handler'
import { SEARCH_INPUT_ID } from '../../../src/site/ids'
import { site } from '../../../src/site/config'
import { findBrowser } from '../../../tests/support/browser'
import { quantile } from './cost'
import { warmTimes } from './warm'

/**
 * `npm run bench:search:phone`: milliseconds from pressing the search button to the first answer on screen (typing not
 * counted), on a throttled phone (processor four times slower, 1.6 Mbit/s, 150 ms), with the built site; then what the
 * engine alone needs for a question once its files are there. The times depend on the machine and its load; what causes
 * them is tested in `tests/browser/search-cost.spec.ts`.
 */
const QUERIES = [
  '全景标尺',
  '打标签',
  '小程序 语音',
  'PanoRulerPlugin',
  'Invalid signature',
  '怎么连接带看',
  'useFiveState',
]
const PORT = Number(process.env.PORT ?? 9310)
const PAGE = `http://localhost:${PORT}${site.pathPrefix}/docs/five/intro/`

async function throttle(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_600 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Moments of the page itself, so that the driver's own time does not count. */
interface Moments {
  pressed: number
  ready: number
  typed: number
  answered: number
}

/** Notes when the button is pressed, when one can type, when the question is there, and when the first answer has been painted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments = ((window as never as { moments: Partial<Moments> }).moments = {} as Partial<Moments>)
    addEventListener('click', () => (moments.pressed ??= performance.now()), true)
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement) moments.ready ??= performance.now()
    })
    addEventListener('input', () => (moments.typed ??= performance.now()), true)
    new MutationObserver(() => {
      if (moments.answered || !document.querySelector('[role=option]')) return
      moments.answered = -1
      requestAnimationFrame(() => setTimeout(() => (moments.answered = performance.now())))
    }).observe(document, { childList: true, subtree: true })
  })

/**
 * Opens the dialog on a page that has been read for a while, and puts a question to it.
 * @returns milliseconds until one can type, and from the question to the answer.
 */
async function timeOf(page: Page, query: string): Promise<{ opened: number; answered: number }> {
  await page.goto(PAGE)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(2_000)
  await throttle(page)
  await watch(page)
  await page.getByRole('button', { name: '搜索文档' }).click()
  await page.locator(`#${SEARCH_INPUT_ID}:focus`).waitFor()
  await page.keyboard.insertText(query)
  const moments = await page.waitForFunction(() => {
    const { moments } = window as never as { moments: Moments }
    return moments.answered > 0 && moments
  })
  const { pressed, ready, typed, answered } = (await moments.jsonValue()) as Moments
  return { opened: ready - pressed, answered: ready - pressed + answered - typed }
}

async function main(): Promise<void> {
  const server = createServer(createHandler(resolve(process.env.PUBLIC_DIR ?? 'public')))
  await new Promise<void>((listening) => server.listen(PORT, '127.0.0.1', listening))
  const browser = await chromium.launch(await findBrowser())
  const all: number[] = []
  for (const query of QUERIES) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'zh-CN' })
    const { opened, answered } = await timeOf(await context.newPage(), query)
    all.push(answered)
    console.log(`${query}　弹窗 ${opened.toFixed(0)} ms　答案 ${answered.toFixed(0)} ms`)
    await context.close()
  }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(PAGE)
  const warm = await warmTimes(page, `http://localhost:${PORT}`)
  const [middle, most, slowest] = [0.5, 0.9, 1].map((part) => quantile(warm, part).toFixed(1))
  console.log(
    `再次查询，只算引擎　中位 ${middle} ms　九成 ${most} ms　最慢 ${slowest} ms（目标 10 ms，${warm.length} 条）`,
  )
  console.log(
    `第一个答案　中位 ${quantile(all, 0.5).toFixed(0)} ms　最慢 ${Math.max(...all).toFixed(0)} ms（目标 1500 ms）`,
  )
  await browser.close()
  server.closeAllConnections()
  server.close()
}

void main()
