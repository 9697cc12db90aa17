import { expect, test } from '@playwright/test'
import { openWhole } from './support/document'
import { address } from './support/pages'

/** CSS pixels of 24 Han characters in a table. */
const NARROWEST = 24 * 14

for (const path of ['/docs/five/config/', '/docs/dnalogel/PanoTagPlugin/', '/openapi/core/'])
  test(`no description is narrower than 24 characters at 1440 px: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openWhole(page, address(path))
    await page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)))
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.params')].flatMap((table) => {
        const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)
        if (heads.at(-1) !== '说明' || table.getBoundingClientRect().width === 0) return []
        return [...table.querySelectorAll('tbody td:last-child')].map((cell) => ({
          row: cell.parentElement!.id,
          width: Math.round(cell.getBoundingClientRect().width),
        }))
      }),
    )
    expect(widths.length).toBeGreaterThan(10)
    expect(widths.filter(({ width }) => width < NARROWEST)).toEqual([])
  })

/** Pages whose tables have the longest messages, paths and calls. */
const LONG_WORDS = [
  '/docs/webview/app/android/',
  '/docs/webview/app/ios/',
  '/docs/dnalogel/intro/',
  '/docs/faq/intro/',
  '/docs/five/upgrade/',
  '/docs/vreo/get-started/install/',
]

test('what is quoted in a table leaves the other columns their room at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of LONG_WORDS) {
    await openWhole(page, address(path))
    const tables = await page.evaluate(() =>
      [...document.querySelectorAll('.prose .table')]
        .filter((frame) => frame.clientWidth)
        .map((frame) => [frame.querySelector('tr')!.textContent, frame.scrollWidth - frame.clientWidth]),
    )
    expect(tables.length).toBeGreaterThan(1)
    expect([path, tables.filter(([, over]) => over !== 0)]).toEqual([path, []])
  }
})

test('name, type and default value stand in one line above the description, on a desktop too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('/docs/five/config/'))
  // A row whose three fit into a line
  const row = page.locator('.params.list tbody tr[id$=-antialias]')
  // At one moment: tables further down are laid out meanwhile
  const [name, type, standard, text] = await row.evaluate((element) =>
    ['th', '.type', '[data-k]', 'td:last-child'].map((part) => {
      const { y, height } = element.querySelector(part)!.getBoundingClientRect()
      return { y, height }
    }),
  )
  expect(Math.abs(name!.y - type!.y)).toBeLessThan(8)
  expect(Math.abs(name!.y - standard!.y)).toBeLessThan(8)
  expect(text!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 2)
  // Tables that compare columns stay tables
  await page.goto(address('/docs/dnalogel/PanoTagPlugin/'))
  const cells = await page
    .locator('.params:not(.list) tbody tr')
    .first()
    .locator('th, td')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
  expect(new Set(cells.map(Math.round)).size).toBe(1)
})

test('to a screen reader a name and its mark are two words, and a value does not repeat the head of its column', async ({
  page,
}) => {
  await page.goto(address('/docs/five/config/'))
  const row = page.locator('.params.list tbody tr[id$=-antialias]')
  await expect(row).toMatchAriaSnapshot(`
    - row:
      - rowheader "antialias 可选"
      - cell "boolean"
      - cell "false"
      - cell
  `)
})
