import { expect, test, type Page } from '@playwright/test'
import { address } from './support/pages'
import { dialogOf, HERE, inputOf, openDialog, searchFor, visit } from './support/search'

/** Pastes a text where the focus is, as the clipboard does. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const field = document.activeElement as HTMLInputElement
    if (!field.dispatchEvent(event)) return
    field.setRangeText(pasted.slice(0, field.maxLength))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** What is said above the results; screen readers are told the same a little later. */
const said = (page: Page) => dialogOf(page).getByText('你要找的是').first()
/** Texts of the blocks' first lines. */
const pages = (page: Page) => page.getByRole('listbox').getByRole('group').locator('a:first-child b')

test.describe('a query that stands nowhere', () => {
  test('is searched as what it was meant to be, at once, which is said', async ({ page }) => {
    await openDialog(page)
    for (const [typed, meant, title] of [
      ['标鉴', '标签', /标签/],
      // A near spelling in Latin letters is not shown as if it were exact
      ['PanoRullerPlugin', 'PanoRulerPlugin', /PanoRulerPlugin/],
    ] as const) {
      await inputOf(page).fill(typed)
      await expect(said(page)).toContainText(`“${meant}”`)
      await expect(pages(page).first()).toHaveText(title)
      await expect(inputOf(page)).toHaveValue(typed)
      await expect(dialogOf(page).getByRole('status')).toContainText(`“${meant}”`)
    }
  })

  test('is offered as it is spelled, and the next query is guessed again', async ({ page }) => {
    await searchFor(page, '标鉴 相机')
    await dialogOf(page).getByRole('button', { name: '仍搜“标鉴 相机”' }).click()
    await expect(dialogOf(page).getByText('你要找的是')).toHaveCount(0)
    await expect(inputOf(page)).toBeFocused()
    await expect(page.getByRole('listbox').locator('mark', { hasText: '标签' })).toHaveCount(0)
    await inputOf(page).fill('標籤')
    await expect(said(page)).toBeVisible()
  })

  test('is said and offered on the search page too', async ({ page }) => {
    await page.goto(`${address('/search/')}?q=${encodeURIComponent('标鉴 相机')}`)
    await expect(page.locator('main').getByText('你要找的是')).toContainText('“标签 相机”')
    await page.getByRole('button', { name: '仍搜“标鉴 相机”' }).click()
    await expect(page.locator('main').getByText('你要找的是')).toHaveCount(0)
    await expect(page.locator('main ol > li').first()).toBeVisible()
  })
})

test.describe('what is pasted', () => {
  const NOISY =
    '[Error] Uncaught (in promise) Error: “Invalid signature.” at Function.parseWork (https://cdn.example.com/static/five.js:1203:17)'

  test('is cleaned before it is cut, and stands in the box as it is searched', async ({ page }) => {
    await openDialog(page)
    await paste(page, NOISY)
    await expect(inputOf(page)).toHaveValue(/Invalid signature\.?$/)
    await expect(inputOf(page)).not.toHaveValue(/Uncaught|https|“|1203/)
    await expect(pages(page).first()).toHaveText(/签名/)
  })

  test('is seen before the search is there, then cleaned; Enter opens its answer, however early', async ({ page }) => {
    await visit(page, '全景标尺')
    let come = (): void => undefined
    const there = new Promise<void>((done) => (come = done))
    await page.route(/\/search-[^/]*\.js$/, (route) => there.then(() => route.continue()))
    await page.goto(HERE)
    await page.keyboard.press('Control+k')
    await paste(page, NOISY)
    await expect(page.locator('#search-input')).toHaveValue(/^\[Error\] Uncaught/)
    await page.keyboard.press('Enter')
    come()
    await expect(page).toHaveURL(/signature/)
    await openDialog(page, page.url())
    await expect(inputOf(page)).toHaveValue(/Invalid signature\.?$/)
  })

  test('goes where the cursor is, and leaves what stood there', async ({ page }) => {
    await openDialog(page)
    await inputOf(page).fill('排查 ')
    await paste(page, 'TypeError: 签名错误 at a.js:1:2')
    await expect(inputOf(page)).toHaveValue('排查 签名错误')
  })

  test('is cut at the length of the field', async ({ page }) => {
    await openDialog(page)
    await paste(page, '标尺'.repeat(100))
    await expect(inputOf(page)).toHaveValue('标尺'.repeat(32))
  })

  test('is cleaned on the search page too', async ({ page }) => {
    await page.goto(address('/search/'))
    await page.getByRole('searchbox').click()
    await paste(page, NOISY)
    await expect(page.getByRole('searchbox')).toHaveValue(/Invalid signature\.?$/)
    await expect(page.locator('main ol > li').first()).toBeVisible()
  })
})
