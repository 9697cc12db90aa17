import type { BrowserContext, Page } from '@playwright/test'
import { asked } from './asked'
import type { EngineBrowser, Tab } from './driver'

/** What Playwright's and Puppeteer's pages have in common. */
export type CommonPage = Pick<
  Page,
  'goto' | 'evaluate' | 'mouse' | 'keyboard' | 'touchscreen' | 'reload' | 'bringToFront' | 'close'
>

/** A Chromium of any age, over its own protocol: all tabs are one reader's, who lets every page write the clipboard. */
export async function chromiumBrowser(launched: Promise<BrowserContext>): Promise<EngineBrowser> {
  const context = await launched
  return {
    newTab: async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      return {
        ...tabOf(page),
        // The page's own touch screen wants all of the page to be one for fingers
        tap: async (x, y) => {
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
      }
    },
    close: () => context.browser()!.close(),
  }
}

/** @returns a tab by what both clients do alike; how a window is resized they call differently. */
export function tabOf(page: CommonPage): Omit<Tab, 'resize'> {
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    run: <T>(expression: string) => evaluate<T>(page, expression),
    move: (x, y) => page.mouse.move(x, y),
    click: async (x, y, modifier) => {
      if (modifier) await page.keyboard.down(modifier)
      await page.mouse.click(x, y)
      if (modifier) await page.keyboard.up(modifier)
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: async (keys) => {
      const names = keys.split('+')
      const last = names.pop()!
      for (const name of names) await page.keyboard.down(name)
      await page.keyboard.press(last)
      for (const name of names.reverse()) await page.keyboard.up(name)
    },
    type: (text) => page.keyboard.type(text),
    // Not the client's own ways: they wait for events that a page from the cache does not have
    back: () => evaluate(page, 'setTimeout(() => history.back())'),
    forward: () => evaluate(page, 'setTimeout(() => history.forward())'),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  }
}

/** @returns the value of an expression in the document that is there. */
const evaluate = <T>(page: CommonPage, expression: string): Promise<T> =>
  asked(() => page.evaluate(expression) as Promise<T>)
