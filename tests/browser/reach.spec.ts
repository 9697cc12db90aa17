import { expect, test } from '@playwright/test'
import { clipboardOf, openWhole } from './support/document'
import { address, longDoc } from './support/pages'

/** What is pressed, focused, copied: nothing is covered, cut or taken along. */

test('of a part of the page that is selected and copied, what buttons say is no part', async ({ page }) => {
  await openWhole(page, address('/docs/five/quick-start/'))
  await page.evaluate(() => {
    getSelection()!.selectAllChildren(document.getElementById('article-body')!)
    document.execCommand('copy')
  })
  const copied = await clipboardOf(page)
  expect(copied).toContain('npm')
  expect(copied.split('\n').filter((line) => /^\s*(?:复制|运行|自动换行)\s*$/.test(line))).toEqual([])
})

test('at the end of a page, contents that take the focus stand below the navbar', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 700 })
  await openWhole(page, longDoc())
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Tab')
  await page.locator('.toc ol a').first().focus()
  const covered = await page.evaluate(
    () =>
      document.activeElement!.getBoundingClientRect().top <
      document.querySelector('.nav')!.getBoundingClientRect().bottom,
  )
  expect(covered).toBe(false)
})

test('in a low window, as one enlarged to 400 %, no bar stays over the article', async ({ page }) => {
  await page.setViewportSize({ width: 338, height: 225 })
  await page.goto(longDoc())
  await page.locator('#article-body h2').nth(1).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 600))
  await page.evaluate(() => scrollBy(0, -40))
  for (const bar of ['.nav', '.toc-inline > summary']) await expect(page.locator(bar)).not.toBeInViewport()
})

test('a row with an address has a sign that copies its link, and nothing moves when it comes', async ({ page }) => {
  await page.goto(address('/docs/faq/errors/'))
  const row = page.locator('#api-10001')
  const before = await row.boundingBox()
  await row.hover()
  const link = row.getByRole('link', { name: '10001', exact: true })
  await expect.poll(() => link.evaluate((one) => getComputedStyle(one, '::after').opacity)).toBe('1')
  expect((await row.boundingBox())!.height).toBe(before!.height)
  // The words are there to be selected
  await row.getByText('10001').click({ force: true })
  expect(page.url()).not.toContain('#')
  await row.click({ position: { x: 6, y: 18 } })
  await expect(page).toHaveURL(/\/docs\/faq\/errors\/#api-10001$/)
  expect(await clipboardOf(page)).toBe(page.url())
})
