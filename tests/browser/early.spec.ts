import { expect, type Page } from '@playwright/test'
import type { Site } from '../engines/reader/site'
import { clipboardOf } from './support/document'
import { test } from './support/network'

/** What is used before the reader has started: nothing is lost, and what needs no reader works at once. */

/** Opens a page whose scripts come when the network recovers. */
async function openHeld(page: Page, network: Site, path: string): Promise<void> {
  network.holdScripts()
  await page.goto(network.url(path), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}

test('a tab and a copy button that were pressed act once they can, and say so meanwhile', async ({ page, network }) => {
  await openHeld(page, network, '/docs/five/quick-start/')
  const tab = page.getByRole('tab', { selected: false }).first()
  const name = (await tab.textContent())!
  await tab.click()
  const pressed = page.getByRole('tab', { name, exact: true }).first()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  await page.getByText('本页操作').click()
  const copy = page.getByRole('button', { name: '复制本页 Markdown' })
  await copy.click()
  network.recover()
  await expect(pressed).toHaveAttribute('aria-selected', 'true')
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => clipboardOf(page)).toContain('# ')
})

test('an arrow key on a tab moves once it can', async ({ page, network }) => {
  await openHeld(page, network, '/docs/five/quick-start/')
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  network.recover()
  await expect(tabs.nth(1)).toBeFocused()
})

test('the framework that was pressed is opened and remembered', async ({ page, network }) => {
  await openHeld(page, network, '/docs/five/handbook/react/get-started/')
  await page.locator('[data-framework="Vue"]').first().click()
  network.recover()
  await expect(page).toHaveURL(network.url('/docs/five/handbook/vue/get-started/'))
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('Vue')
})

test('what was typed into the filter of a page counts once it can', async ({ page, network }) => {
  await openHeld(page, network, '/docs/faq/errors/')
  await page.getByRole('searchbox', { name: '代码或原文的一部分' }).pressSequentially('1000')
  network.recover()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ 条$/ })).toBeVisible()
})

test('Enter that comes before the code of the search opens the first answer, and closes the dialog', async ({
  page,
  network,
}) => {
  await page.goto(network.url('/docs/five/intro/'))
  network.meet('silent', /\/search-[^/]*\.js$/)
  await page.keyboard.type('/MovePlugin')
  await page.keyboard.press('Enter')
  await expect(page.getByText('网络较慢，仍在等待结果…')).toBeVisible()
  network.recover()
  await expect(page).toHaveURL(/#MovePlugin$/)
  await expect(page.locator('#search')).toHaveJSProperty('open', false)
})

test('who closes the search after Enter stays where they are, whenever the answer comes', async ({ page, network }) => {
  await page.goto(network.url('/docs/five/intro/'))
  network.meet('silent', /\/search-[^/]*\.js$/)
  await page.keyboard.type('/MovePlugin')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.locator('#search')).toHaveJSProperty('open', false)
  network.recover()
  await page.keyboard.press('/')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page).toHaveURL(network.url('/docs/five/intro/'))
})

test('the search that opens before the script of the page says what it waits for, and Enter leads to the search page', async ({
  page,
  network,
}) => {
  await openHeld(page, network, '/docs/five/intro/')
  await page.keyboard.type('/five')
  await expect(page.getByRole('dialog').getByText('一直不来就刷新再试')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(network.url('/search/?q=five'))
})
