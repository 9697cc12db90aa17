import { expect, test } from '@playwright/test'
import { errorsOf } from './support/document'
import { address } from './support/pages'

/** What the translators of Chrome and Edge do: every text of the page becomes an element of theirs, also those that come later. */
const translate = (): void => {
  const wrap = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,font,[translate=no]')) continue
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  }
  wrap()
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true, characterData: true })
}

test('in a translated page the search goes on answering, letter by letter', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto(address('/docs/five/intro/'))
  await page.evaluate(translate)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  for (const [query, found] of [
    ['p', 'p'],
    ['pan', 'pan'],
    ['panotag', 'panotag'],
    ['five 加载 空间', '空间'],
    ['相机', '相机'],
  ] as const) {
    await field.fill(query)
    const marks = (): Promise<string[]> => page.locator('#search mark').allTextContents()
    await expect.poll(async () => (await marks()).map((mark) => mark.toLowerCase())).toContain(found)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  }
  await field.fill('PanoTag')
  await expect(page.getByRole('option').filter({ hasText: 'PanoTag' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '页面出错了' })).toHaveCount(0)
  expect(errors).toEqual([])
})

test('in a translated page tabs work, and code stays as it is', async ({ page }) => {
  await page.goto(address('/docs/vreo/get-started/install/'))
  await page.evaluate(translate)
  await page.evaluate(() =>
    document.querySelectorAll('.tab font').forEach((label) => (label.textContent = 'Translated')),
  )
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.tab-panel.on').first()).toBeVisible()
  await expect(page.locator('.prose p code').first()).toBeVisible()
  expect(await page.locator('.prose code font').count()).toBe(0)
})

test('in a translated page the editor of a program shows the file that is chosen', async ({ page }) => {
  await page.goto(address('/docs/dnalogel/AreaMakerPlugin/'))
  await page.getByRole('button', { name: '运行：最小示例' }).click()
  await page.getByRole('button', { name: '改代码' }).click()
  const choice = page.getByRole('combobox', { name: '文件' })
  await choice.waitFor()
  await page.evaluate(() => document.querySelectorAll('option').forEach((one) => (one.textContent = 'Translated')))
  await choice.selectOption({ index: 1 })
  await expect(page.getByRole('textbox', { name: 'src/main.ts 的代码' })).toContainText('import')
})

test('in a translated page a program that does not start is said not to, and what it writes stays as it is', async ({
  page,
}) => {
  // The last wait that began ends when the test says so
  await page.addInitScript(() => {
    const wait = window.setTimeout
    const held = (task: () => void, ms = 0) =>
      ms === 10_000 ? Object.assign(window, { endWait: task }) : wait(task, ms)
    window.setTimeout = held as typeof setTimeout
  })
  await page.route(/run\/frame\/$/, () => undefined)
  await page.goto(address('/docs/dnalogel/AreaMakerPlugin/'))
  await page.getByRole('button', { name: '运行：最小示例' }).click()
  const status = page.locator('.demo-status')
  await status.evaluate((words) => (words.textContent = 'Translated'))
  await page.evaluate(() => (window as never as { endWait: () => void }).endWait())
  await expect(status).toHaveText('还没有启动。网络慢就再等等；不行就检查网络连接，再按“再次运行”')
  await expect(page.locator('.demo-console')).toHaveAttribute('translate', 'no')
})
