import { expect, test, type Page } from '@playwright/test'
import { violationsInBoth } from './support/axe'
import { address } from './support/pages'
import { INDEX_FILES, dialogOf, inputOf, openDialog, optionsOf, visit } from './support/search'

async function expectNone(page: Page, state: string, within = 'dialog[open]'): Promise<void> {
  expect.soft(await violationsInBoth(page, within), state).toEqual([])
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`no violation on a ${device}`, { tag: device === 'phone' ? '@nightly' : [] }, () => {
    test.use({ viewport })
    test.slow()

    test('in the dialog: empty, results, one area, guessed at, nothing found, recent and favourite searches', async ({
      page,
    }) => {
      await openDialog(page)
      await expectNone(page, 'empty')
      await inputOf(page).fill('全景')
      await optionsOf(page).first().waitFor()
      await expectNone(page, 'results')
      await dialogOf(page).getByRole('button', { name: '空间导览' }).click()
      await dialogOf(page).getByRole('button', { name: '空间导览', pressed: true }).waitFor()
      await expectNone(page, 'one area')
      await dialogOf(page).getByRole('button', { name: '全部' }).click()
      await inputOf(page).fill('标鉴')
      await dialogOf(page).getByText('你要找的是').first().waitFor()
      await expectNone(page, 'guessed at')
      await inputOf(page).fill('zzqqxxww')
      await dialogOf(page).getByText('换个词试试').waitFor()
      await expectNone(page, 'nothing found')
      await page.keyboard.press('Escape')
      await visit(page, '全景')
      await visit(page, '签名')
      await openDialog(page, '/')
      await inputOf(page).fill('')
      await page.getByRole('button', { name: '收藏这条记录' }).first().click()
      await expectNone(page, 'recent and favourite')
    })

    test('in the dialog: waiting, failed', async ({ page }) => {
      let fails = (): void => undefined
      const failing = new Promise<void>((fail) => (fails = fail))
      await page.route(INDEX_FILES, async (route) => {
        await failing
        await route.abort()
      })
      await openDialog(page)
      await inputOf(page).fill('全景')
      await dialogOf(page).getByText('网络较慢，仍在等待结果…').first().waitFor()
      await expectNone(page, 'waiting')
      fails()
      await dialogOf(page).getByRole('alert').waitFor()
      await expectNone(page, 'failed')
    })

    test('on the search page with results, and on a page that is not there', async ({ page }) => {
      await page.goto(`${address('/search/')}?q=${encodeURIComponent('全景')}`)
      await page.locator('main ol > li').first().waitFor()
      await expectNone(page, 'search page', 'body')
      await page.goto(address('/docs/five/handbook/react/get-start/'))
      await page.locator('#nearest-pages').getByRole('link').first().waitFor()
      await expectNone(page, 'not there', 'body')
    })
  })
}

test('on a phone controls of the dialog are at least 44 px high, and all of it fits at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '全景')
  await openDialog(page)
  await inputOf(page).fill('')
  const heights = await dialogOf(page)
    .locator('button:visible, input, [role=row]')
    .evaluateAll((all) => all.map((element) => [element.className, element.getBoundingClientRect().height] as const))
  for (const [name, height] of heights) expect(height, name).toBeGreaterThan(43.9)
  await page.setViewportSize({ width: 320, height: 560 })
  await inputOf(page).fill('zzqqxxww')
  await dialogOf(page).getByText('换个词试试').waitFor()
  const widths = await dialogOf(page)
    .locator('.search-empty *')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
  expect(Math.max(...widths)).toBeLessThanOrEqual(320)
  await inputOf(page).fill('全景')
  await optionsOf(page).nth(1).waitFor()
  expect(await page.evaluate(() => document.querySelector('dialog')!.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(inputOf(page)).toBeInViewport()
  await expect(optionsOf(page).first()).toBeInViewport()
})

test('screen readers hear the title of a page before its sections, and nothing twice of a page alone', async ({
  page,
}) => {
  await openDialog(page)
  await inputOf(page).fill('panotag')
  await optionsOf(page).first().waitFor()
  const blocks = await page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => ({
        name: group.getAttribute('aria-label'),
        title: group.querySelector('b')!.textContent,
        options: group.querySelectorAll('[role=option]').length,
      })),
    )
  expect(new Set(blocks.map(({ options }) => options > 1)).size).toBe(2)
  for (const { name, title, options } of blocks) expect(name).toBe(options > 1 ? title : null)
})
