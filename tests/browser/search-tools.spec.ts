import { expect, test, type Page } from '@playwright/test'
import { address } from './support/pages'
import { activeOf, dialogOf, HERE, inputOf, openDialog, optionsOf, searchFor } from './support/search'

const chips = (page: Page) => dialogOf(page).getByRole('group', { name: '按产品筛选' })
const areas = (page: Page) => page.getByRole('listbox').locator('.search-area')

test('areas narrow the list down, and the query stays', async ({ page }) => {
  await searchFor(page, '全景')
  await expect(chips(page).getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
  await chips(page).getByRole('button', { name: '空间导览' }).click()
  await expect.poll(async () => new Set(await areas(page).allTextContents())).toEqual(new Set(['空间导览']))
  await expect(inputOf(page)).toHaveValue('全景')
  await expect(inputOf(page)).toBeFocused()
  await expect(activeOf(page)).toHaveAttribute('aria-posinset', '1')
  await inputOf(page).fill('标签')
  await expect.poll(async () => new Set(await areas(page).allTextContents())).toEqual(new Set(['空间导览']))
  await chips(page).getByRole('button', { name: '全部' }).click()
  await expect.poll(async () => new Set(await areas(page).allTextContents()).size).toBeGreaterThan(1)
})

test('all results of an area are those of the search page in that area', async ({ page }) => {
  await searchFor(page, '标签')
  await chips(page).getByRole('button', { name: '空间交互' }).click()
  await expect.poll(async () => new Set(await areas(page).allTextContents())).toEqual(new Set(['空间交互']))
  const count = /\d+/.exec((await optionsOf(page).last().textContent()) ?? '')?.[0]
  await optionsOf(page).last().click()
  await expect(page.locator('main').getByText(`共 ${count} 条结果`)).toBeVisible()
})

test('another question is asked in all areas, and one that an area does not answer can be', async ({ page }) => {
  await searchFor(page, '签名')
  await chips(page).getByRole('button', { name: '开放 API' }).click()
  await inputOf(page).fill('useFiveState')
  await dialogOf(page).getByRole('button', { name: '在全部产品里搜' }).click()
  await expect(optionsOf(page).filter({ hasText: 'useFiveState' }).first()).toBeVisible()
  await chips(page).getByRole('button', { name: '开放 API' }).click()
  await inputOf(page).fill('')
  await inputOf(page).fill('useFiveState')
  await expect(optionsOf(page).filter({ hasText: 'useFiveState' }).first()).toBeVisible()
})

test.describe('opening again', () => {
  test('keeps the query, selected: the next key replaces it', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(inputOf(page)).toHaveValue('全景')
    await expect(optionsOf(page).first()).toBeVisible()
    await page.keyboard.insertText('签名')
    await expect(inputOf(page)).toHaveValue('签名')
  })

  test('keeps the query on the page that a hit has led to', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page).not.toHaveURL(new RegExp(`${HERE}$`))
    await page.keyboard.press('Control+k')
    await expect(inputOf(page)).toHaveValue('全景')
  })
})

test.describe('selected text of the page', () => {
  const select = (page: Page, length: number) =>
    page.evaluate((count) => {
      const walker = document.createTreeWalker(document.querySelector('#article-body')!, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode() as Text; text; text = walker.nextNode() as Text) {
        if (text.data.trim().length < 8) continue
        const start = text.data.search(/\S/)
        const range = document.createRange()
        range.setStart(text, start)
        if (count > 64) range.setEndAfter(document.querySelector('#article-body')!.lastChild!)
        else range.setEnd(text, start + count)
        getSelection()!.removeAllRanges()
        getSelection()!.addRange(range)
        return String(getSelection())
      }
      return ''
    }, length)

  test('is searched, and another query typed then stays', async ({ page }) => {
    await page.goto(HERE)
    const text = await select(page, 4)
    await page.keyboard.press('Control+k')
    await expect(inputOf(page)).toHaveValue(text)
    await expect(optionsOf(page).first()).toBeVisible()
    await inputOf(page).fill('签名')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(inputOf(page)).toHaveValue('签名')
  })

  test('of more than 64 characters is none of it', async ({ page }) => {
    await page.goto(HERE)
    expect((await select(page, 65)).length).toBeGreaterThan(64)
    await page.keyboard.press('Control+k')
    await expect(inputOf(page)).toHaveValue('')
  })
})

test.describe('before anything is typed', () => {
  const group = (page: Page, name: string) => dialogOf(page).getByRole('rowgroup', { name })

  test('the sections of the page are offered, and Enter goes there', async ({ page }) => {
    await page.goto(HERE)
    await page.keyboard.press('Control+k')
    const sections = group(page, '本页小节').getByRole('row')
    await expect(sections.first()).toBeVisible()
    const titles = await sections.allTextContents()
    expect(titles.length).toBeGreaterThan(3)
    for (const title of titles) await expect(page.locator('main h2', { hasText: title.trim() }).first()).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('main h2', { hasText: titles[1]!.trim() }).first()).toBeInViewport()
  })

  test('they are those of the page that is shown now', async ({ page }) => {
    await openDialog(page)
    const before = await group(page, '本页小节').getByRole('row').allTextContents()
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').last().click()
    await expect(page).not.toHaveURL(new RegExp(`${HERE}$`))
    await page.keyboard.press('Control+k')
    await expect.poll(() => group(page, '本页小节').getByRole('row').allTextContents()).not.toEqual(before)
  })

  test('the tasks of the area are offered, with the other ones below', async ({ page }) => {
    await page.goto(address('/docs/webview/intro/'))
    await page.keyboard.press('Control+k')
    const tasks = group(page, '按要做的事找').getByRole('row')
    await expect(tasks.first()).toHaveText('在 App 里打开空间')
    await expect(tasks).toHaveCount(6)
    await tasks.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(address('/docs/webview/miniProgram/wechat/'))
  })

  test('a task of a handbook leads to the chosen framework, and one that names a framework is a choice', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      if (!localStorage.length) localStorage.setItem('realsee-docs:tabs-framework', 'Vue')
    })
    await page.goto(address('/docs/five/config/'))
    await page.keyboard.press('Control+k')
    const tasks = group(page, '按要做的事找').getByRole('row')
    const link = (name: string) => tasks.getByRole('link', { name })
    await expect(link('点一下画面，得到三维坐标')).toHaveAttribute(
      'href',
      address('/docs/five/handbook/vue/points-in-3d/'),
    )
    await link('在 React 里嵌入一套空间').click()
    await expect(page).toHaveURL(address('/docs/five/handbook/react/get-started/'))
    expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('React')
    await page.keyboard.press('Control+k')
    await expect(link('点一下画面，得到三维坐标')).toHaveAttribute(
      'href',
      address('/docs/five/handbook/react/points-in-3d/'),
    )
  })

  test('they are offered too when nothing is found', async ({ page }) => {
    await openDialog(page)
    await inputOf(page).fill('zzqqxxww')
    await expect(dialogOf(page).getByRole('link', { name: '给家具挂一个标签' })).toBeVisible()
  })

  test('a page that is not there offers them, and pages whose address is near', async ({ page }) => {
    await page.goto(address('/docs/five/handbook/react/get-start/'))
    await expect(page.getByRole('link', { name: '在 React 里嵌入一套空间' })).toBeVisible()
    const near = page.locator('#nearest-pages').getByRole('link')
    await expect(near.first()).toHaveAttribute('href', address('/docs/five/handbook/react/get-started/'))
    expect(await near.count()).toBeLessThanOrEqual(3)
  })

  test('where near pages are fewer than the rows kept for them, places on them fill the rest', async ({ page }) => {
    await page.goto(address('/PolygonCuterShader/'))
    const near = page.locator('#nearest-pages').getByRole('link')
    await expect(near).toHaveCount(3)
    await expect(near.first()).not.toHaveAttribute('href', /#/)
    await expect(near.last()).toHaveAttribute('href', /#PolygonCuterShader$/)
  })
})
