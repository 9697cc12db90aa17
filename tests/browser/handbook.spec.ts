import { expect, test, type Page } from '@playwright/test'
import { overflowOf } from './support/document'
import { address } from './support/pages'

const book = (framework: string, topic: string): string => address(`/docs/five/handbook/${framework}/${topic}/`)
const pager = (page: Page) => page.getByRole('navigation', { name: '上一篇与下一篇' })
const sidebar = (page: Page) => page.locator('.side')

const choose = (page: Page, label: string) =>
  page.addInitScript((chosen) => localStorage.setItem('realsee-docs:tabs-framework', chosen), label)

test('the bar stands between title and lead and fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(book('react-hooks', 'points-in-3d'))
  const tops = await page.evaluate(() =>
    ['h1', '.rail', '#article-lead', '.doc-meta'].map(
      (name) => document.querySelector(name)!.getBoundingClientRect().top,
    ),
  )
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(await overflowOf(page)).toBe(0)
})

test('the frameworks stand in one row on a phone', async ({ page }) => {
  for (const width of [390, 375]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(book('vue', 'get-started'))
    const boxes = await page
      .locator('.rail .variants a')
      .evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).map(({ top, width, height }) => [top, width, height]),
      )
    expect(new Set(boxes.map(([top]) => top)).size).toBe(1)
    for (const [, wide, high] of boxes) expect(Math.min(wide!, high!)).toBeGreaterThanOrEqual(43.5)
  }
})

test('the sidebar of a page outside of it shows the page, and says where other frameworks are', async ({ page }) => {
  await page.goto(book('vue', 'tagging'))
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('打标签')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', book('vue', 'tagging'))
  await expect(sidebar(page).locator('summary').filter({ hasText: '手册' })).toHaveText(['手册：Vue', '手册：React'])
  await expect(sidebar(page)).toContainText('React HOC、React Hooks、Vue：打开任意一篇，在页首换')
  await expect(page.locator('.crumbs')).toContainText('手册：Vue')
})

test('a chosen framework is that of the sidebar, of links in articles and of the pager', async ({ page }) => {
  await page.goto(book('react', 'tagging'))
  await page.getByRole('navigation', { name: '同一主题的其他框架写法' }).getByRole('link', { name: 'Vue' }).click()
  await expect(page).toHaveURL(new RegExp(book('vue', 'tagging')))
  await sidebar(page).getByRole('link', { name: '初始化配置' }).click()
  await expect(page.locator('h1')).toContainText('初始化配置')
  await expect(sidebar(page).locator('summary').filter({ hasText: '手册' })).toHaveText(['手册：Vue', '手册：React'])
  await expect(page.locator('article').getByRole('link', { name: '改变视角' }).last()).toHaveAttribute(
    'href',
    new RegExp(book('vue', 'knowing-state')),
  )
  await sidebar(page).getByRole('link', { name: '展示空间' }).first().click()
  await expect(page).toHaveURL(book('vue', 'displaying-work'))
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1)
})

test('React Hooks take the place of React, plain JS keeps its own', async ({ page }) => {
  await choose(page, 'React Hooks')
  await page.goto(address('/docs/five/upgrade/'))
  await expect(sidebar(page).locator('summary').filter({ hasText: '手册' })).toHaveText([
    '手册：原生 JS',
    '手册：React Hooks',
  ])
  await expect(pager(page).locator('[rel=next]')).toHaveAttribute(
    'href',
    new RegExp(book('react-hooks', 'get-started')),
  )
})

test('on a page of another handbook that one comes first', async ({ page }) => {
  await choose(page, 'Vue')
  await page.goto(book('react-hoc', 'get-started'))
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', new RegExp('/react-hoc/'))
})

test('links that name a framework lead to it whatever was chosen, and are a choice', async ({ page }) => {
  await choose(page, 'React Hooks')
  await page.goto(address('/docs/five/quick-start/'))
  await page.getByRole('link', { name: '用 Vue 起步' }).click()
  await expect(page).toHaveURL(book('vue', 'get-started'))
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('Vue')
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:docs-preferred-version-default'))).toBe('current')
})
