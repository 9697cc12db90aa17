import { expect, test, type Page } from '@playwright/test'

const PAGE = '/developer/docs/five/config/'
/** What stands in blocks of the article that the browser skips, as they are far from the window. */
const skipped = (page: Page): Promise<number> =>
  page
    .locator('#article-body > * > :first-child')
    .evaluateAll((parts) => parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length)

test('a long page is shown before all of it is laid out, and then all of it is', async ({ page }) => {
  let letScriptsCome = (): void => undefined
  const mayCome = new Promise<void>((come) => (letScriptsCome = come))
  await page.route(/\.js$/, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'commit' })
  await expect.poll(() => skipped(page)).toBeGreaterThan(100)
  letScriptsCome()
  await expect.poll(() => skipped(page)).toBe(0)
})

test('pressed before the script is there, End leads to the end', async ({ page }) => {
  await page.route(/\.js$/, () => undefined)
  await page.goto(PAGE, { waitUntil: 'commit' })
  await expect.poll(() => skipped(page)).toBeGreaterThan(100)
  await page.keyboard.press('End')
  await expect(page.locator('footer').last()).toBeInViewport()
  expect(await skipped(page)).toBe(0)
})
