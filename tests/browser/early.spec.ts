import { expect, test, type Page } from '@playwright/test'
import { address, articleWith } from './support/pages'

/** What is used before the reader has started: nothing is lost, and what needs no reader works at once. */
/** Holds all scripts of the site back. @returns lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
  }
}

test('a tab and a copy button that were pressed act once they can, and say so meanwhile', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdScripts(page)
  await page.goto(articleWith(/role="tab"/), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const tab = page.getByRole('tab', { selected: false }).first()
  const name = (await tab.textContent())!
  await tab.click()
  const pressed = page.getByRole('tab', { name, exact: true }).first()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  await page.getByText('本页操作').click()
  const copy = page.getByRole('button', { name: '复制本页 Markdown' })
  await copy.click()
  await release()
  await expect(pressed).toHaveAttribute('aria-selected', 'true')
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# ')
})

test('an arrow key on a tab moves once it can', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(articleWith(/role="tab"/), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await release()
  await expect(tabs.nth(1)).toBeFocused()
})

test('the framework that was pressed is opened and remembered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(address('/docs/five/handbook/react/get-started/'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.locator('[data-framework="Vue"]').first().click()
  await release()
  await expect(page).toHaveURL(new RegExp(address('/docs/five/handbook/vue/get-started/')))
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('Vue')
})

test('what was typed into the filter of a page counts once it can', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(address('/docs/faq/errors/'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.getByRole('searchbox', { name: '代码或原文的一部分' }).pressSequentially('1000')
  await release()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ 条$/ })).toBeVisible()
})
