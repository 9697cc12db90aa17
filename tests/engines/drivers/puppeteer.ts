import type { Browser, KeyInput, Page } from 'puppeteer-core'
import { asked } from './asked'
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
    // Not the client's own ways: they wait for events that a page from the cache does not have
    back: () => evaluate(page, 'setTimeout(() => history.back())'),
    forward: () => evaluate(page, 'setTimeout(() => history.forward())'),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  }
}

/** @returns the value of an expression in the document that is there. */
const evaluate = <T>(page: Page, expression: string): Promise<T> => asked(() => page.evaluate(expression) as Promise<T>)
