import { expect, test, type Page } from '@playwright/test'
import { violations } from './support/axe'
import { openWhole, rests } from './support/document'

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: '代码或原文的一部分' })

test.describe('the page of all errors', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/developer/docs/faq/errors/')
  })

  test('keeps the rows that hold a code, each leading to its cure', async ({ page }) => {
    await fieldOf(page).fill('10001')
    await expect(page.getByRole('status').filter({ hasText: '3 条' })).toBeVisible()
    await expect(page.locator('#api-10001')).toBeVisible()
    await expect(page.locator('#close-1006')).toBeHidden()
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeHidden()
    expect(await violations(page)).toEqual([])
    // All of the words, as an input method writes them
    await fieldOf(page).fill('没有开通　１０００１')
    await expect(page.getByRole('status').filter({ hasText: '1 条' })).toBeVisible()
    // The address that follows the typing does not get in the way of a page that takes longer
    await page.route('**/openapi/', async (route) => {
      await rests(page, 500)
      await route.continue()
    })
    await page.locator('#api-10001').getByRole('link', { name: '没有权限' }).click()
    await expect(page).toHaveURL(/\/openapi\/#error-user$/)
  })

  test('shows all again for an empty question, and where else to look when there is none', async ({ page }) => {
    await fieldOf(page).fill('没有这一句')
    await page.getByRole('link', { name: '到全站搜' }).click()
    await expect(page).toHaveURL(/\/search\/\?q=/)
    await page.goBack()
    await fieldOf(page).fill('10001')
    await fieldOf(page).fill('')
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeVisible()
  })

  test('takes what an input method has not finished for no question, not even when its script comes late', async ({
    page,
  }) => {
    const input = await page.context().newCDPSession(page)
    let arrive = (): void => undefined
    const late = new Promise<void>((resolve) => (arrive = resolve))
    await page.route(/\/filter-[^/]*\.js$/, (route) => late.then(() => route.continue()))
    await fieldOf(page).focus()
    await input.send('Input.imeSetComposition', { text: 'wang luo', selectionStart: 8, selectionEnd: 8 })
    await expect(fieldOf(page)).toHaveValue('wang luo')
    arrive()
    await expect.poll(() => fieldOf(page).evaluate((field: HTMLInputElement) => field.oninput !== null)).toBe(true)
    await expect(page.locator('#api-10001')).toBeVisible()
    await input.send('Input.insertText', { text: '网络' })
    await expect(page.locator('#api-10001')).toBeHidden()
  })

  test('a link to a section that is left out shows it, and back leads to the question again', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await fieldOf(page).fill('10001')
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeHidden()
    await page.locator('.toc').getByRole('link', { name: '上架检查' }).click()
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeInViewport()
    await expect(fieldOf(page)).toHaveValue('')
    // The way back leads to the question and its rows
    await expect(page).toHaveURL(/errors\/#store$/)
    await page.goBack()
    await expect(fieldOf(page)).toHaveValue('10001')
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeHidden()
    await page.goForward()
    await expect(page.getByRole('heading', { name: '上架检查' })).toBeInViewport()
  })
})

test('without scripts there is no field', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
  await page.goto('/developer/docs/faq/errors/')
  await expect(page.locator('#api-10001')).toBeVisible()
  await expect(fieldOf(page)).toBeHidden()
})

test.describe('the gallery', () => {
  test('keeps the cards that hold a word or a product; a topic in five frameworks is one card', async ({ page }) => {
    await page.goto('/developer/demos/')
    const cards = page.locator('.gallery > li').filter({ visible: true })
    const all = await cards.count()
    const field = page.getByRole('searchbox', { name: '示例、插件或产品' })
    await field.fill('空间导览')
    await expect(page.getByRole('heading', { name: '导览的关键帧' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '测量与方位' })).toBeHidden()
    expect(await cards.count()).toBeLessThan(all)
    // Archives in the table below are no cards
    await field.fill('vue')
    await expect(page.getByRole('status').filter({ hasText: `${await cards.count()} 条` })).toBeVisible()
    expect(await page.getByRole('row').filter({ visible: true }).count()).toBe(0)
    await field.fill('打标签 vue')
    await expect(cards).toHaveCount(1)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('打标签 vue')
    await page.reload()
    await expect(field).toHaveValue('打标签 vue')
    await expect(cards).toHaveCount(1)
    await cards.locator('.gallery-page').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('打标签')
    await page.goBack()
    await expect(field).toHaveValue('打标签 vue')
    await expect(cards).toHaveCount(1)
    await cards.getByText('React、', { exact: false }).click()
    await expect(cards.getByRole('link', { name: 'Vue', exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await field.fill('')
    await expect(page).toHaveURL(/\/demos\/$/)
  })

  test('on a phone is a list of at most 20 windows, whose links are targets of 44 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openWhole(page, '/developer/demos/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20 * 800)
    const small = await page
      .locator('.gallery ul a, .gallery summary')
      .evaluateAll((links) => links.filter((link) => link.clientHeight && link.clientHeight < 43).length)
    expect(small).toBe(0)
  })
})
