import type { Page } from '@playwright/test'
import type { DemoPage } from '../../samples/demos/main'

declare global {
  interface Window {
    demoPage: DemoPage
  }
}

/** Opens a demo: the flat is loaded, its view is set, nothing is shown yet. */
export async function openDemo(page: Page, name: string): Promise<void> {
  await page.goto(`/demos/?demo=${name}`)
  await page.waitForFunction(() => 'demoPage' in window)
  await page.evaluate(() => window.demoPage.open())
}

export const showDemo = (page: Page): Promise<void> => page.evaluate(() => window.demoPage.show())
export const disposeDemo = (page: Page): Promise<void> => page.evaluate(() => window.demoPage.dispose())
/** Events the demo has noted, in order. */
export const logOf = (page: Page): Promise<string[]> => page.evaluate(() => window.demoPage.log)

/** What the log of a demo says of each value: `name: what it does`. */
export async function valuesOf(page: Page, demo: string): Promise<Record<string, string>> {
  await openDemo(page, demo)
  await showDemo(page)
  const said = (await logOf(page)).map((line) => line.split(': '))
  return Object.fromEntries(said.map(([name, ...rest]) => [name, rest.join(': ')]))
}
