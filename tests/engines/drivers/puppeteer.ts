import type { Browser, KeyInput, Page } from 'puppeteer-core'
import type { EngineBrowser, Tab } from './driver'

/** Lets every page write the clipboard, as a browser with a window does after a click. */
export async function allowClipboard(launched: Promise<Browser>): Promise<Browser> {
  const browser = await launched
  const session = await browser.target().createCDPSession()
  await session.send('Browser.grantPermissions', { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] })
  return browser
}

/** Chromium (over its own protocol) and Firefox (over WebDriver BiDi), both through Puppeteer. */
export async function puppeteerBrowser(launched: Promise<Browser>): Promise<EngineBrowser> {
  const browser = await launched
  return {
    version: (await browser.version()).replace(/^.*\//, ''),
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  const key = (name: string): KeyInput => name as KeyInput
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: <T>(expression: string) => evaluate<T>(page, expression),
    move: (x, y) => page.mouse.move(x, y),
    click: async (x, y, modifier) => {
      if (modifier) await page.keyboard.down(key(modifier))
      await page.mouse.click(x, y)
      if (modifier) await page.keyboard.up(key(modifier))
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: async (keys) => {
      const names = keys.split('+')
      const last = names.pop()!
      for (const name of names) await page.keyboard.down(key(name))
      await page.keyboard.press(key(last))
      for (const name of names.reverse()) await page.keyboard.up(key(name))
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  }
}

/** How often a question is asked again when the document has gone meanwhile. */
const TURNS = 40

/** @returns the value of an expression in the document that is there; one that is leaving is asked no more. */
async function evaluate<T>(page: Page, expression: string): Promise<T> {
  for (let turn = 1; ; turn++)
    try {
      return (await page.evaluate(expression)) as T
    } catch (error) {
      const isLeaving = /context was destroyed|Cannot find context|detached|no such frame|navigat|DiscardedBrowsing/i
      if (turn > TURNS || !isLeaving.test(String(error))) throw error
      await new Promise((wake) => setTimeout(wake, 100))
    }
}
