import type { Page } from '@playwright/test'

/** Waits until the reader has run: it is deferred, so that it has when the document is there. */
export async function boot(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
}

/** Opens a page and boots it. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await boot(page)
}

/** Lays the whole page out, as it is once every part has come near: for what is asked about parts far below. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => void delete document.documentElement.dataset.layout)

/** Marks the document, so that {@link isSameDocument} can tell whether it has been left. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as { marked: boolean }).marked = true))

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean((window as unknown as { marked?: boolean }).marked))

/** Collects errors of the page: exceptions and messages of the console. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) errors.push(message.text())
  })
  return errors
}
