import { expect, test, type Page } from '@playwright/test'
import { setTheme, violations } from './support/axe'
import { address } from './support/pages'
import { INDEX_FILES, dialogOf, inputOf, openDialog, optionsOf, searchFor, visit } from './support/search'

async function expectNone(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme)
    expect.soft(await violations(page), theme).toEqual([])
  }
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`no violation on a ${device}`, { tag: device === 'phone' ? '@nightly' : [] }, () => {
    test.use({ viewport })
    test.slow()

    test('empty', async ({ page }) => {
      await openDialog(page)
      await expectNone(page)
    })

    test('recent and favourite searches', async ({ page }) => {
      await visit(page, '全景')
      await visit(page, '签名')
      await openDialog(page)
      await page.getByRole('button', { name: '收藏这条记录' }).first().click()
      await expectNone(page)
    })

    test('results', async ({ page }) => {
      await searchFor(page, '全景')
      await expectNone(page)
    })

    test('a query that was guessed at', async ({ page }) => {
      await searchFor(page, '标鉴')
      await dialogOf(page).getByText('你要找的是').waitFor()
      await expectNone(page)
    })

    test('one area', async ({ page }) => {
      await searchFor(page, 'biaoqian')
      await dialogOf(page).getByRole('button', { name: '空间导览' }).click()
      await dialogOf(page).getByRole('button', { name: '空间导览', pressed: true }).waitFor()
      await expectNone(page)
    })

    test('a page that is not there', async ({ page }) => {
      await page.goto(address('/docs/five/handbook/react/get-start/'))
      await page.locator('#nearest-pages').getByRole('link').first().waitFor()
      await expectNone(page)
    })

    test('nothing found', async ({ page }) => {
      await openDialog(page)
      await inputOf(page).fill('zzqqxxww')
      await dialogOf(page).getByText('换个词试试').waitFor()
      await expectNone(page)
    })

    test('waiting', async ({ page }) => {
      await page.route(INDEX_FILES, () => undefined)
      await openDialog(page)
      await inputOf(page).fill('全景')
      await dialogOf(page).getByText('网络较慢，仍在等待结果…').first().waitFor()
      await expectNone(page)
    })

    test('failed', async ({ page }) => {
      await page.route(INDEX_FILES, (route) => route.abort())
      await openDialog(page)
      await inputOf(page).fill('全景')
      await dialogOf(page).getByRole('alert').waitFor()
      await expectNone(page)
    })

    test('the search page with results', async ({ page }) => {
      await page.goto(`${address('/search/')}?q=${encodeURIComponent('全景')}`)
      await page.keyboard.press('Shift')
      await page.locator('main ol > li').first().waitFor()
      await expectNone(page)
    })
  })
}

test('controls of the dialog are at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '全景')
  await openDialog(page)
  const heights = await dialogOf(page)
    .locator('button:visible, input, [role=row]')
    .evaluateAll((all) => all.map((element) => [element.className, element.getBoundingClientRect().height] as const))
  for (const [name, height] of heights) expect(height, name).toBeGreaterThan(43.9)
})

test('nothing found fits on the screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await openDialog(page)
  await inputOf(page).fill('zzqqxxww')
  await dialogOf(page).getByText('换个词试试').waitFor()
  const widths = await dialogOf(page)
    .locator('.search-empty *')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
  expect(Math.max(...widths)).toBeLessThanOrEqual(320)
})

test('a long list and the field stay on the screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 })
  await searchFor(page, '全景')
  expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(inputOf(page)).toBeInViewport()
  await expect(optionsOf(page).first()).toBeInViewport()
})
