import { expect, test } from '@playwright/test'
import { open } from './support/boot'
import { address, docWith, docRoutes } from './support/pages'

test('below title and lead stands one row on every page, at every width', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(300_000)
  // One of each kind, and those with the most packages
  const routes = docRoutes().filter((path) => /intro|PanoTag|get-started|quick_start|with-tour|errors/.test(path))
  for (const width of [1440, 1024, 768, 390, 360]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of routes) {
      await page.goto(address(path), { waitUntil: 'commit' })
      await page.locator('#article-body').waitFor({ state: 'attached' })
      const row = await page.evaluate(() => {
        const box = document.querySelector('.doc-meta')!
        const tops = [...box.children]
          .filter((child) => child.clientHeight)
          .map((child) => {
            const { top, bottom } = child.getBoundingClientRect()
            return (top + bottom) / 2
          })
        return {
          spread: Math.max(...tops) - Math.min(...tops),
          height: box.getBoundingClientRect().height,
          wide: document.documentElement.scrollWidth,
        }
      })
      expect([path, width, row.spread < 4, row.height <= 48, row.wide <= width]).toEqual([
        path,
        width,
        true,
        true,
        true,
      ])
    }
  }
})

test('on a phone the packages stand in two lines of the row, and none is cut', async ({ page }) => {
  for (const width of [390, 360])
    for (const path of ['/docs/dnalogel/PanoTagPlugin/', '/docs/dnalogel/with-tour/']) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, address(path))
      const cut = await page
        .locator('.doc-meta > span')
        .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth))
      expect([width, path, cut.length]).toEqual([width, path, 0])
    }
})

test('the version is said once', async ({ page }) => {
  await open(page, address('/docs/five/config/'))
  await expect(
    page
      .locator('body')
      .getByText('Next', { exact: false })
      .filter({ hasNotText: /Next\.js|next\(/ }),
  ).toHaveCount(1)
  await expect(page.locator('.doc-meta')).toContainText('版本：Next')
})

test('the menu has what one can do with the page; a press beside it closes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, docWith('id="article-body"'))
  const menu = page.locator('.doc-tools')
  await menu.getByText('本页操作').click()
  await expect(menu.getByRole('link')).toHaveText([
    '用 ChatGPT 打开',
    '用 Claude 打开',
    '查看 Markdown',
    /打印版/,
    '修改此页',
    '报告这一页的问题',
  ])
  // The address of the page's Markdown stands whole in the question
  const questions = await menu
    .getByRole('link', { name: '打开' })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q')))
  const [markdown] = /https:\S+\.md/.exec(questions[0] ?? '') ?? []
  expect(questions).toEqual(Array<string>(2).fill(`先读：${markdown}`))
  expect(new URL(markdown!).pathname).toBe(await menu.getByRole('link', { name: 'Markdown' }).getAttribute('href'))
  await expect(menu.getByRole('link', { name: '报告' })).toHaveAttribute(
    'href',
    /^mailto:developer@realsee\.com\?subject=/,
  )
  await menu.getByRole('button', { name: '复制本页 Markdown' }).click()
  await expect(menu.getByRole('button')).toHaveText('已复制')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# ')
  await page.mouse.click(300, 700)
  await expect(menu.getByRole('button')).toBeHidden()
})
