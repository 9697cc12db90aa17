import { expect, test } from '@playwright/test'
import { address, articleWith, docWith, longDoc } from './support/pages'

test.use({ javaScriptEnabled: false })

test('a page reads completely: text, all tab panels with their labels, code, contents', async ({ page }) => {
  await page.goto(docWith('data-group="package-manager"'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const panels = page.locator('.tab-panel')
  for (let index = 0; index < (await panels.count()); index++) {
    await expect(panels.nth(index)).toBeVisible()
    await expect(panels.nth(index).locator('.panel-label')).toBeVisible()
  }
  await expect(page.getByRole('tablist')).toHaveCount(0)
  await expect(page.locator('.toc a').first()).toBeVisible()
})

test('controls that need a script are not shown', async ({ page }) => {
  await page.goto(docWith('class="code-head"'))
  await expect(page.getByRole('button', { name: /复制|自动换行|切换配色|关闭公告/ })).toHaveCount(0)
})

test('navigation works by plain links', async ({ page }) => {
  await page.goto(address('/docs/five/intro/'))
  await page.getByRole('navigation', { name: '文档目录' }).getByRole('link').nth(1).click()
  await expect(page.locator('.side [aria-current=page]')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '空间导览' }).click()
  await expect(page).toHaveURL(address('/docs/vreo/intro/'))
})

test('addresses of external links are printed, and links answer to the pointer', async ({ page }) => {
  await page.goto(articleWith(/<p>(?:(?!<\/p>)[^])*<a href="https?:/))
  const link = page.locator('.prose p > a[href^=http]').first()
  const colour = (): Promise<string> => link.evaluate((element) => getComputedStyle(element).color)
  const before = await colour()
  await link.hover()
  expect(await colour()).not.toBe(before)
  await page.emulateMedia({ media: 'print' })
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    await link.getAttribute('href'),
  )
})

test('the search button is a link to the search page, which explains', async ({ page }) => {
  await page.goto(address('/docs/five/intro/'))
  await expect(page.getByRole('banner').getByRole('button', { name: '搜索文档' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: '搜索文档' }).click()
  await expect(page).toHaveURL(address('/search/'))
  await expect(page.locator('main .callout')).toHaveText(/请启用 JavaScript/)
})

test('entries of the contents lead to their headings', async ({ page }) => {
  await page.goto(longDoc())
  const link = page.locator('.toc ol a').nth(3)
  const text = (await link.textContent())!
  await link.click()
  await expect(page.locator('.prose').getByRole('heading', { name: text }).first()).toBeInViewport()
})

test('below 996 px the footer and the pager lead on, and the contents open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(longDoc())
  await page.locator('.toc-inline summary').click()
  await expect(page.locator('.toc-inline a').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '三维空间' })).toBeVisible()
})
