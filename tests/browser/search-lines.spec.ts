import { expect, test, type Page } from '@playwright/test'
import { requestsOf } from './support/document'
import { activeOf, dialogOf, inputOf, optionsOf, searchFor, settledOptions } from './support/search'

test.describe('lines', () => {
  test('ten are visible at 900 px', async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 900 })
    for (const query of ['全景', '标鉴']) {
      await searchFor(page, query)
      await settledOptions(page)
      const visible = await page.getByRole('listbox').evaluate((list) => {
        const { top, bottom } = list.getBoundingClientRect()
        return [...list.querySelectorAll('[role=option]')].filter((option) => {
          const box = option.getBoundingClientRect()
          return box.top >= top && box.bottom <= bottom + 1
        }).length
      })
      expect(visible, query).toBeGreaterThanOrEqual(10)
      await page.keyboard.press('Escape')
    }
  })

  test('no two look the same', async ({ page }) => {
    for (const query of ['参数', '标签', 'five', 'dispose', 'data', '排错', 'biaoqian']) {
      await searchFor(page, query)
      await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
      await settledOptions(page)
      const lines = await page
        .getByRole('listbox')
        .getByRole('group')
        .evaluateAll((groups) =>
          groups.flatMap((group) => {
            const [title, ...sections] = [...group.querySelectorAll('a')].map((line) => line.innerText)
            return [title, ...sections.map((section) => `${title}\n${section}`)]
          }),
        )
      expect([query, lines.filter((line, index) => lines.indexOf(line) !== index)]).toEqual([query, []])
      await page.keyboard.press('Escape')
    }
  })

  test('are one line each, cut by their width', async ({ page }) => {
    for (const width of [1350, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await searchFor(page, '全景图 加载')
      await settledOptions(page)
      const heights = await page
        .locator('.search-list .search-text')
        .evaluateAll((all) => all.map((text) => text.clientHeight))
      expect(Math.max(...heights), String(width)).toBeLessThan(30)
      await page.keyboard.press('Escape')
    }
  })

  test('the columns of a table row are named', async ({ page }) => {
    await searchFor(page, 'moveToFirstPanoEffect')
    await expect(activeOf(page).locator('.search-snippet')).toHaveText(/类型：/)
  })

  test('a hit that shows no word of the query says why it is there', async ({ page }) => {
    await searchFor(page, 'biaoqian')
    await expect(optionsOf(page).first()).toContainText('按代码、别的说法或拼音找到')
    // Once per page
    const perPage = await page
      .getByRole('listbox')
      .getByRole('group')
      .evaluateAll((groups) => groups.map((group) => group.textContent!.split('按代码、别的说法或拼音找到').length - 1))
    expect(new Set(perPage)).toEqual(new Set([1]))
    await inputOf(page).fill('标签')
    await expect(optionsOf(page).first().locator('mark').first()).toHaveText('标签')
    await expect(optionsOf(page).first()).not.toContainText('按代码、别的说法或拼音找到')
  })
})

test.describe('keys', () => {
  const place = async (page: Page) => Number(await activeOf(page).getAttribute('aria-posinset'))

  test('Page Down and Page Up go as far as the list shows, and stop at its ends', async ({ page }) => {
    await searchFor(page, '全景')
    await settledOptions(page)
    await page.keyboard.press('PageDown')
    const second = await place(page)
    expect(second).toBeGreaterThan(6)
    await expect(activeOf(page)).toBeInViewport()
    for (let press = 0; press < 6; press++) await page.keyboard.press('PageDown')
    await expect(activeOf(page)).toHaveText(/查看全部/)
    for (let press = 0; press < 8; press++) await page.keyboard.press('PageUp')
    expect(await place(page)).toBe(1)
  })
})

test.describe('the preview', () => {
  const preview = (page: Page) => dialogOf(page).getByRole('region', { name: '选中结果的内容' })

  test('shows what stands at the active hit, and asks for nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await searchFor(page, '签名校验失败')
    await settledOptions(page)
    const requests = requestsOf(page)
    const before = await preview(page).textContent()
    await expect(preview(page).locator('mark').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(preview(page)).not.toHaveText(before ?? '')
    const title = await activeOf(page).locator('b').textContent()
    await expect(preview(page).getByRole('heading')).toHaveText(title ?? '')
    expect(requests).toEqual([])
  })

  test('is not there where there is no room for it', async ({ page }) => {
    await page.setViewportSize({ width: 1099, height: 900 })
    await searchFor(page, '签名校验失败')
    await expect(preview(page)).toBeHidden()
  })
})
