import { expect, test } from '@playwright/test'
import {
  activeOf,
  dialogOf,
  INDEX_FILES,
  inputOf,
  openDialog,
  optionsOf,
  searchFor,
  settledOptions,
  visit,
} from './support/search'
import { address } from './support/pages'

test.describe('recent and favourite searches', () => {
  test('the keyboard reaches the buttons of a row, moves it to the favourites and removes it', async ({ page }) => {
    const title = await visit(page, '全景')
    await openDialog(page)
    await expect(activeOf(page)).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const favourites = dialogOf(page).getByRole('rowgroup', { name: '收藏' })
    await expect(favourites).toContainText(title)
    await expect(dialogOf(page).getByRole('rowgroup', { name: '最近搜过' })).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(inputOf(page)).toHaveAttribute('aria-activedescendant', /-1$/)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toContainText('还没有搜索记录')
  })

  test('what was opened from the search page is among them, though the dialog has been open before', async ({
    page,
  }) => {
    await openDialog(page, address('/search/?q=PanoTagPlugin'))
    await page.keyboard.press('Escape')
    await page.locator('main ol > li a').first().click()
    await expect(page).toHaveURL(/PanoTagPlugin/)
    await openDialog(page, page.url())
    await expect(dialogOf(page).getByRole('rowgroup', { name: '最近搜过' })).toContainText('PanoTagPlugin')
  })

  test('a removed one is gone for good', async ({ page }) => {
    await visit(page, '全景')
    await openDialog(page)
    await page.getByRole('button', { name: '从记录中移除' }).click()
    await expect(dialogOf(page)).toContainText('还没有搜索记录')
    await expect(inputOf(page)).toBeFocused()
    await page.reload()
    await openDialog(page)
    await expect(dialogOf(page)).toContainText('还没有搜索记录')
  })
})

test.describe('waiting', () => {
  test('keeps the list, and says so after 300 ms only with a spinner', async ({ page }) => {
    await searchFor(page, '全景')
    const shown = await settledOptions(page)
    await page.route(INDEX_FILES, () => undefined)
    const waited = inputOf(page).evaluate(
      (field) =>
        new Promise<number>((done) => {
          let typed = 0
          // Before the search hears of it
          addEventListener('input', () => (typed = performance.now()), { once: true, capture: true })
          new MutationObserver(() => {
            if (field.parentElement!.querySelector('.spinner')) done(performance.now() - typed)
          }).observe(field.parentElement!, { childList: true })
        }),
    )
    await inputOf(page).fill('坐标轴方向')
    expect(await waited).toBeGreaterThanOrEqual(299)
    expect(await optionsOf(page).allTextContents()).toEqual(shown)
    await page.unroute(INDEX_FILES)
    await inputOf(page).fill('全景')
    await expect(dialogOf(page).locator('.spinner')).toHaveCount(0)
  })
})

test('Enter in an empty field opens nothing, also before the search is there', async ({ page }) => {
  await visit(page, '全景标尺')
  const url = page.url()
  let come = (): void => undefined
  const there = new Promise<void>((done) => (come = done))
  await page.route(/\/search-[^/]*\.js$/, (route) => there.then(() => route.continue()))
  await page.reload()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Enter')
  come()
  await expect(dialogOf(page).getByRole('rowgroup', { name: '最近搜过' })).toBeVisible()
  expect(page.url()).toBe(url)
})

test('the clear button empties the field', async ({ page }) => {
  await openDialog(page)
  await expect(page.getByRole('button', { name: '清空输入' })).toHaveCount(0)
  await inputOf(page).fill('全景')
  await page.getByRole('button', { name: '清空输入' }).click()
  await expect(inputOf(page)).toHaveValue('')
  await expect(inputOf(page)).toBeFocused()
  await expect(dialogOf(page)).toContainText('还没有搜索记录')
})
