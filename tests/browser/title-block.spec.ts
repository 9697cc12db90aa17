import { expect, test } from '@playwright/test'
import { clipboardOf } from './support/document'
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

test('on a phone a title of two words goes on in the next line with its second word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(docWith(/<h1>\p{Script=Han}{4} [A-Z]\w{14}</u))
  const lines = await page.locator('h1').evaluate(({ firstChild }) =>
    [4, firstChild!.textContent!.length].map((end) => {
      const range = document.createRange()
      range.setStart(firstChild!, 0)
      range.setEnd(firstChild!, end)
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 2])
})

test('on a phone the packages stand in two lines of the row, and none is cut', async ({ page }) => {
  for (const width of [390, 360])
    for (const path of ['/docs/dnalogel/PanoTagPlugin/', '/docs/dnalogel/with-tour/']) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address(path))
      const cut = await page
        .locator('.doc-meta > span')
        .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth))
      expect([width, path, cut.length]).toEqual([width, path, 0])
    }
})

test('the menu, and the contents, which are folded below 1200 px, close on Escape, with the focus on what opened them, and when it goes elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1199, height: 900 })
  await page.goto(address('/docs/five/quick-start/'))
  await expect(page.locator('.toc')).toBeHidden()
  await expect(page.locator('.toc-inline').getByRole('link').first()).toBeHidden()
  for (const box of [page.locator('.doc-tools'), page.locator('.toc-inline')]) {
    const [opener, last] = [box.locator('summary'), box.getByRole('link').last()]
    await opener.press('Enter')
    await last.press('Escape')
    await expect(last).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await last.press('Tab')
    await expect(last).toBeHidden()
  }
})

test('assistants are asked with the address of the page’s Markdown, which is also what is copied; a press beside the menu closes it', async ({
  page,
}) => {
  await page.goto(docWith('id="article-body"'))
  const menu = page.locator('.doc-tools')
  await menu.getByText('本页操作').click()
  // The address of the page's Markdown stands whole in the question
  const questions = await menu
    .getByRole('link', { name: '打开' })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q')))
  const [markdown] = /https:\S+\.md/.exec(questions[0] ?? '') ?? []
  expect(questions).toEqual(Array<string>(2).fill(`先读：${markdown}`))
  expect(new URL(markdown!).pathname).toBe(await menu.getByRole('link', { name: 'Markdown' }).getAttribute('href'))
  await menu.getByRole('button', { name: '复制本页 Markdown' }).click()
  await expect(menu.getByRole('button')).toHaveText('已复制')
  const copied = await clipboardOf(page)
  expect(copied).toBe(await (await page.request.get(new URL(markdown!).pathname)).text())
  await page.mouse.click(300, 700)
  await expect(menu.getByRole('button')).toBeHidden()
})
