import { expect, test } from '@playwright/test'
import { fragmentOf } from '../../src/demos/share'
import { clipboardOf } from './support/document'
import {
  AREA,
  box,
  edit,
  frameOf,
  inside,
  openEditor,
  rewrite,
  run,
  SLOW,
  start,
  WITH_WEBGL,
} from './support/demo-editor'
import { address } from './support/pages'

/** Addresses that bring changed code. */
test.use(WITH_WEBGL)
test.setTimeout(180_000)

test(
  'what was changed is sent in the address: whoever opens it reads the code first, and resets it to their own',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(address(AREA))
    await start(page, '最小示例')
    await page.getByRole('button', { name: '分享' }).click()
    await expect(page.getByRole('status').filter({ hasText: '代码没有改动' })).toBeVisible()
    const { code, text } = await edit(page)
    await rewrite(page, code, text.replace('客厅 20 ㎡', '客厅 22 ㎡'))
    await page.getByRole('button', { name: '分享' }).click()
    await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
    const link = await clipboardOf(page)
    expect(link).toMatch(/#demo=[\w-]+&code=[\w-]+$/)
    // Somebody else's tab, with changes of their own
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await openEditor(page)
    await rewrite(page, code, text.replace('客厅 20 ㎡', '客厅 24 ㎡'))
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText('这是别人分享的代码，还没有运行，改了 src/viewer.ts。')).toBeVisible(SLOW)
    await expect(code.locator('.cm-activeLine')).toContainText('客厅 22 ㎡')
    expect(page.frames()).toHaveLength(1)
    await page.getByRole('button', { name: '运行', exact: true }).click()
    await expect(inside(page).getByText('客厅 22 ㎡')).toBeVisible(SLOW)
    await page.getByRole('button', { name: '重置' }).click()
    await expect(inside(page).getByText('客厅 24 ㎡')).toBeVisible(SLOW)
    await expect(page.getByText('代码是你改过的，改了 src/viewer.ts。')).toBeVisible()
    expect(page.url()).not.toContain('#')
    await page.getByRole('button', { name: '重置' }).click()
    await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
    await page.goto('about:blank')
    await page.goto(link.slice(0, -30))
    await expect(page.getByRole('region', { name: '分享的代码' })).toContainText('链接里的代码不完整')
  },
)

test('shared code of a program in a tab is seen: the tab is shown', async ({ page }) => {
  await page.goto(address(`/docs/dnalogel/intro/${await fragmentOf('vue', { 'src/main.ts': 'void 0' })}`))
  await expect(page.getByText('这是别人分享的代码，还没有运行，改了 src/main.ts。')).toBeVisible(SLOW)
  await expect(page.getByRole('tab', { name: 'Vue', exact: true }).first()).toHaveAttribute('aria-selected', 'true')
})

test('back at its address, a program goes on; of addresses that bring none the last one is told', async ({ page }) => {
  const path = address(AREA)
  await page.goto(path + (await fragmentOf('quick-start', { 'src/main.ts': "document.body.append('别人的')\n" })))
  await page.getByRole('button', { name: '运行', exact: true }).click(SLOW)
  await expect(inside(page).getByText('别人的')).toBeVisible(SLOW)
  const frame = frameOf(page)
  await page.goto(`${path}#options`)
  await run(page, '用按钮开关').focus()
  await page.goBack()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toBeInViewport()
  expect(frame.isDetached()).toBe(false)
  const told = page.getByRole('region', { name: '分享的代码' })
  await page.goto(`${path}#demo=quick-start&code=abc`)
  await expect(told).toContainText('链接里的代码不完整')
  await page.goto(path + (await fragmentOf('gone', { 'src/main.ts': '' })))
  await expect(told.filter({ hasText: '这一页没有链接里说的那个示例' })).toBeVisible()
  await expect(told).toHaveCount(1)
})
