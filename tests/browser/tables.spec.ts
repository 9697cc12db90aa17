import { expect, test, type Page } from '@playwright/test'
import { openWhole } from './support/document'
import { address, articleWith } from './support/pages'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Pages with tables of two to six columns, long names among them. */
const PAGES = [
  '/docs/dnalogel/compatibility/',
  '/docs/dnalogel/events/',
  '/docs/dnalogel/PanoTagPlugin/',
  '/docs/five/upgrade/',
  '/docs/five/handbook/react-hooks/get-started/',
  '/docs/five/handbook/vue/tagging/',
  '/docs/webview/app/ios/',
  '/docs/faq/callbacks/',
]

/** Tables that are wider than their frame, by the texts of their heads. */
const wideTables = (page: Page): Promise<string[]> =>
  page
    .locator('.table')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.checkVisibility() && frame.scrollWidth > frame.clientWidth + 1)
        .map((frame) => frame.querySelector('tr')!.textContent),
    )

test('on a phone no table is to be pulled sideways', async ({ page }) => {
  for (const path of PAGES) {
    await openWhole(page, address(path))
    expect(await page.locator('.table').count()).toBeGreaterThan(0)
    expect([path, await wideTables(page)]).toEqual([path, []])
  }
})

test('on a phone a row of three columns has its name above the other two, which stand under their titles', async ({
  page,
}) => {
  await openWhole(page, articleWith(/<table class="fold pair">/))
  const table = page.locator('table.pair').first()
  const boxesOf = (row: string) =>
    table
      .locator(row)
      .first()
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON() as DOMRect))
  const [name, left, right] = await boxesOf('tbody tr')
  const titles = await boxesOf('thead tr')
  expect(name!.bottom).toBeLessThanOrEqual(left!.top)
  expect(left!.top).toBe(right!.top)
  expect([left!.x, right!.x]).toEqual([titles[1]!.x, titles[2]!.x])
})

test('on a phone each cell of more columns is named; on a wide screen the title above says it', async ({ page }) => {
  await openWhole(page, address('/docs/dnalogel/compatibility/'))
  const table = page.locator('table.named').first()
  const label = (): Promise<string> =>
    table
      .locator('tbody td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
  const title = await table.locator('thead th').nth(1).textContent()
  expect(await label()).toContain(title)
  await expect(table.locator('thead')).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await label()).toBe('none')
  await expect(table.locator('thead')).toBeVisible()
})
