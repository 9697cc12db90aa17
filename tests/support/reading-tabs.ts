import type { Browser, Page } from '@playwright/test'
import { PATIENCE_MS } from './patience'

/** A reader's tab that writes down everything that goes wrong in it. */
export async function openTab(browser: Browser, url: string): Promise<{ tab: Page; troubles: string[] }> {
  const tab = await browser.newPage()
  tab.setDefaultTimeout(PATIENCE_MS)
  const troubles: string[] = []
  tab.on('pageerror', (error) => troubles.push(`${tab.url()} ${error.message}`))
  tab.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  tab.on('response', (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`))
  tab.on('requestfailed', (request) => {
    // A navigation ends what the page before was still loading
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      troubles.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  await tab.goto(url)
  return { tab, troubles }
}

/** The page has its heading and text, and shows no failure. */
export const isWhole = async (tab: Page): Promise<boolean> =>
  (await tab.locator('h1').count()) === 1 &&
  (await tab.locator('#article-body').count()) === 1 &&
  (await tab.getByRole('alert').count()) === 0

/**
 * Clicks through the sidebar and reloads now and then, until told to stop.
 * @param ids pages of the handbook, titled by their ids.
 * @returns `end` gives the number of clicks; `meets` waits for a text.
 */
export function startClicking(
  tab: Page,
  ids: readonly string[],
): { end: () => Promise<number>; meets: (text: string) => Promise<void> } {
  let over = false
  const clicks = (async () => {
    let count = 0
    for (; !over; count++) {
      const id = ids[count % ids.length]!
      const path = `/developer/docs/five/${id}/`
      await tab.locator(`.side a[href="${path}"]`).click()
      await tab.waitForURL(`**${path}`)
      await tab.getByRole('heading', { level: 1, name: id, exact: true }).waitFor()
      await tab.waitForTimeout(30)
      // What was loaded once stays in memory, in its version
      if (count % 4 === 3) await tab.reload()
    }
    return count
  })()
  // A failure is told where the clicks are counted
  clicks.catch(() => undefined)
  return {
    end: () => {
      over = true
      return clicks
    },
    // A click that fails is told at once
    meets: async (text) => void (await Promise.race([tab.locator('#article-body').getByText(text).waitFor(), clicks])),
  }
}

/** Which release's script runs in a tab. */
export async function releaseOf(tab: Page): Promise<string> {
  // The scripts of a page run after its text is there
  await tab.waitForFunction(() => document.readyState === 'complete')
  return tab.evaluate(() => document.documentElement.dataset.release ?? 'first')
}

/** Opens the search and waits for what it finds. */
export async function search(tab: Page, words: string): Promise<void> {
  await tab.keyboard.press('Control+k')
  await tab.getByRole('combobox', { name: '搜索' }).fill(words)
  await tab.getByRole('option').first().waitFor()
}
