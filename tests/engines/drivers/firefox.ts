import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { EngineBrowser } from './driver'
import { tabOf, type CommonPage } from './page'

/** The part of Puppeteer that is used here: its package is installed for these tests alone. */
interface Puppeteer {
  launch: (options: {
    browser: 'firefox'
    executablePath: string
    headless: true
    extraPrefsFirefox: Record<string, number>
  }) => Promise<{
    newPage: () => Promise<PuppeteerPage>
    close: () => Promise<void>
  }>
}
type PuppeteerPage = CommonPage & { setViewport: (size: { width: number; height: number }) => Promise<void> }

/** Firefox as it is released, over WebDriver BiDi: Playwright wants commands that the supported release does not have. */
export async function firefoxBrowser(executablePath: string): Promise<EngineBrowser> {
  const puppeteer = createRequire(resolve('tests/engines/package.json'))('puppeteer-core') as Puppeteer
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // After 300 ms a tap is none any more, and on a busy machine the driver lifts the finger later
    extraPrefsFirefox: { 'apz.max_tap_time': 10_000 },
  })
  return {
    newTab: async () => {
      const page = await browser.newPage()
      return { ...tabOf(page), resize: (width, height) => page.setViewport({ width, height }) }
    },
    close: () => browser.close(),
  }
}
