import { expect, test, type Page } from '@playwright/test'
import {
  ANNOUNCEMENT_KEY,
  FAVORITE_SEARCHES_KEY_PREFIX,
  PREFERRED_VERSION_KEY,
  RECENT_SEARCHES_KEY_PREFIX,
  SEARCH_MARKS_KEY,
  TABS_KEY_PREFIX,
} from '../../src/site/storage-keys'
import { errorsOf, isSameDocument, markDocument } from './support/document'
import { address } from './support/pages'
import { dialogOf, openDialog, visit } from './support/search'

/**
 * The origin is shared with other pages: whatever stands under a key costs
 * what was stored and nothing else.
 */
const HERE = address('/docs/five/quick-start/')
const KEYS = [
  'theme',
  ANNOUNCEMENT_KEY,
  PREFERRED_VERSION_KEY,
  SEARCH_MARKS_KEY,
  `${TABS_KEY_PREFIX}framework`,
  `${TABS_KEY_PREFIX}package-manager`,
  `${TABS_KEY_PREFIX}"]<img src=x>`,
  `${RECENT_SEARCHES_KEY_PREFIX}docs`,
  `${FAVORITE_SEARCHES_KEY_PREFIX}docs`,
]

/** What else stands for JSON of another shape costs, src/search/client tells. */
const VALUES: [string, string][] = [
  ['nothing', ''],
  ['markup', '<img src=x onerror="window.attacked=1">'],
  ['deep brackets', '['.repeat(100_000)],
  ['own fields that are everybody’s', '{"__proto__":{"path":"x","words":[{}]},"length":3,"path":5,"words":{}}'],
]

const BY_DAY = 'markup'

async function fill(page: Page, keys: string[], value: string): Promise<void> {
  await page.addInitScript(
    ([names, text]) => {
      // Once: what the site writes afterwards stays
      if (sessionStorage.getItem('filled')) return
      sessionStorage.setItem('filled', '1')
      for (const name of names) {
        localStorage.setItem(name, text)
        sessionStorage.setItem(name, text)
      }
    },
    [keys, value] as const,
  )
}

/** All that a reader does with what is stored, and what the start of the scripts is needed for. */
async function everythingWorks(page: Page): Promise<void> {
  const errors = errorsOf(page)
  await page.goto(HERE)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('tab', { name: 'yarn' }).first().click()
  await markDocument(page)
  await page.locator('.side a[href$="/docs/five/intro/"]').click()
  await page.waitForURL('**/docs/five/intro/')
  expect(await isSameDocument(page)).toBe(true)
  const title = await visit(page, '签名')
  await openDialog(page, address('/agreement/'))
  await expect(dialogOf(page).getByRole('row').filter({ hasText: title })).toHaveCount(1)
  await page.goto(address('/search/?q=five'))
  await expect(page.locator('.search-results li').first()).toBeVisible()
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  expect(errors).toEqual([])
}

for (const [name, value] of VALUES) {
  test(
    `${name} under every key costs what was stored`,
    { tag: name === BY_DAY ? [] : '@nightly' },
    async ({ page }) => {
      await fill(page, KEYS, value)
      await everythingWorks(page)
    },
  )
}
