import { expect, type Locator, type Page } from '@playwright/test'
import { address } from './pages'

/** A page to open the search on. */
export const HERE = address('/docs/five/intro/')

/** Files of the embedded index but for its manifest. */
export const INDEX_FILES = /\/search\/[\da-f]{12}\//

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '文档搜索' })
export const inputOf = (page: Page): Locator => page.getByRole('combobox', { name: '搜索' })
export const optionsOf = (page: Page): Locator => page.getByRole('option')
export const activeOf = (page: Page): Locator =>
  page.locator('[role=option][aria-selected=true], [role=row][aria-selected=true]')

/** Opens the dialog with the keyboard. */
export async function openDialog(page: Page, url = HERE): Promise<void> {
  if (!page.url().includes(url)) await page.goto(url)
  await page.keyboard.press('Control+k')
  await inputOf(page).waitFor()
}

/** Opens the dialog and waits for the results of a query. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openDialog(page)
  await inputOf(page).fill(query)
  await optionsOf(page).first().waitFor()
}

/** Texts of the results when they are all there: the first of them come early, and those of fewer letters before. */
export async function settledOptions(page: Page): Promise<string[]> {
  let shown: string[] = []
  await expect
    .poll(
      async () => {
        const before = shown
        shown = await optionsOf(page).allTextContents()
        return shown.length > 0 && shown.join() === before.join()
      },
      { intervals: [500] },
    )
    .toBe(true)
  return shown
}

/** Opens the first hit of a query, so that it becomes a recent search. */
export async function visit(page: Page, query: string): Promise<string> {
  await searchFor(page, query)
  const title = await optionsOf(page).first().locator('b').textContent()
  const before = page.url()
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'hidden' })
  await page.waitForURL((url) => url.href !== before)
  return title ?? ''
}
