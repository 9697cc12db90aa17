import { expect, test, type Locator, type Page } from '@playwright/test'
import { errorsOf } from './support/document'
import { address } from './support/pages'
import { INDEX_FILES } from './support/search'

const at = (query: string) => `${address('/search/')}?q=${encodeURIComponent(query)}`
const input = (page: Page) => page.getByRole('searchbox', { name: '搜索关键词' })
const results = (page: Page) => page.locator('main ol > li')
const count = async (page: Page) =>
  Number(/\d+/.exec((await page.getByText(/^共 \d+ 条结果$/).textContent()) ?? '')?.[0])

// A reader may scroll faster or slower than hits arrive
for (const pace of [1, 100, 400])
  test(
    `further results come on demand, until all are there, scrolling every ${pace} ms`,
    { tag: pace === 1 ? [] : '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1350, height: 500 })
      await page.goto(at('全景'))
      await expect(results(page)).toHaveCount(20)
      const total = await count(page)
      await page.getByRole('button', { name: '显示更多结果' }).scrollIntoViewIfNeeded()
      await expect.poll(() => results(page).count()).toBeGreaterThan(20)
      const all = expect(results(page)).toHaveCount(total)
      const scrolling = setInterval(
        () => void page.evaluate(() => scrollTo(0, document.body.scrollHeight)).catch(() => undefined),
        pace,
      )
      await all.finally(() => clearInterval(scrolling))
      await expect(page.getByRole('button', { name: '显示更多结果' })).toHaveCount(0)
    },
  )

test('the areas narrow the results down', async ({ page }) => {
  await page.goto(at('全景'))
  const all = page.getByRole('group', { name: '按产品筛选' }).getByRole('button')
  await expect(all.first()).toHaveText('全部')
  await expect(all.first()).toHaveAttribute('aria-pressed', 'true')
  const before = await count(page)
  await page.getByRole('button', { name: '三维空间', exact: true }).click()
  await expect.poll(() => count(page)).toBeLessThan(before)
  const paths = await page.locator('.search-results .search-path').allTextContents()
  expect(paths.every((path) => path.startsWith('三维空间'))).toBe(true)
  await all.first().click()
  await expect.poll(() => count(page)).toBe(before)
})

test('the area stands in the address: reload and back keep it', async ({ page }) => {
  await page.goto(at('全景'))
  await expect(results(page).first()).toBeVisible()
  const chip = page.getByRole('button', { name: '空间导览', exact: true })
  await chip.click()
  await expect(page).toHaveURL(`${at('全景')}&in=vreo`)
  await page.reload()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(results(page).first().locator('.search-path')).toContainText('空间导览')
  await page.goBack()
  await expect(page).toHaveURL(at('全景'))
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => page.locator('.search-path', { hasText: '空间交互' }).count()).toBeGreaterThan(0)
})

test('a question that an area does not answer can be asked in all', async ({ page }) => {
  await page.goto(`${at('useFiveState')}&in=openapi`)
  await page.getByRole('button', { name: '在全部产品里搜' }).click()
  await expect(results(page).first()).toContainText('useFiveState')
  await expect(page).toHaveURL(at('useFiveState'))
})

test('back leads to each question that was read for a while, in all areas', async ({ page }) => {
  await page.clock.install()
  await page.goto(`${at('全景')}&in=vreo`)
  await expect(results(page).first()).toBeVisible()
  for (const query of ['', '模型', '测量', '标签']) {
    await input(page).fill(query)
    await page.clock.fastForward(3_000)
    if (query) await expect(page).toHaveURL(at(query))
  }
  for (const query of ['测量', '模型']) {
    await page.goBack()
    await expect(input(page)).toHaveValue(query)
  }
})

test('after a failure one can go on to a page by task, or try again, without typing', async ({ page }) => {
  await page.route(INDEX_FILES, (route) => route.abort())
  await page.goto(at('全景'))
  await expect(page.getByRole('alert')).toContainText('没能取到结果')
  await expect(page.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /\/docs\//)
  await page.unroute(INDEX_FILES)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(results(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('further results that cannot be had are told below the others, which stay', async ({ page }) => {
  await page.goto(at('全景'))
  await expect(results(page)).toHaveCount(20)
  await page.route(INDEX_FILES, (route) => route.abort())
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('alert')).toHaveText('没能取到结果')
  await expect(results(page)).toHaveCount(20)
  await page.unroute(INDEX_FILES)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.poll(() => results(page).count()).toBeGreaterThan(20)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a hit that is opened in another tab is among the recent ones', async ({ page }) => {
  await page.goto(at('全景'))
  const [first, second] = [0, 1].map((number) => results(page).nth(number).getByRole('link')) as [Locator, Locator]
  await first.click({ modifiers: ['Control'] })
  await second.click({ button: 'middle' })
  await page.keyboard.press('Control+k')
  for (const [row, hit] of [second, first].entries())
    await expect(page.getByRole('row').nth(row)).toContainText((await hit.textContent())!)
})

test('Escape that ends composing clears nothing, also where the browser tells of it late', async ({ page }) => {
  await page.goto(at('全景'))
  await expect(results(page).first()).toBeVisible()
  await input(page).dispatchEvent('keydown', { key: 'Escape', keyCode: 229 })
  await expect(input(page)).toHaveValue('全景')
  await input(page).press('Escape')
  await expect(input(page)).toHaveValue('')
})

test('nothing found: says so and offers others', async ({ page }) => {
  await page.goto(at('zzqqxxww'))
  await expect(page.getByText('没有找到相关文档')).toBeVisible()
  await expect(page.getByRole('link', { name: '告诉我们' })).toHaveAttribute('href', /zzqqxxww/)
})

test('the input takes 512 characters, also from the address', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto(at('标尺'.repeat(300)))
  await expect(input(page)).toHaveValue('标尺'.repeat(256))
  await expect(input(page)).toHaveAttribute('maxlength', '512')
  expect(errors).toEqual([])
})

test('an address that is no text is taken as it comes', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto(`${address('/search/')}?q=%E5%85%A8%E6%99%AF%ED%A0%80%3Cscript%3E`)
  await expect(results(page).first()).toBeVisible()
  expect(errors).toEqual([])
})
