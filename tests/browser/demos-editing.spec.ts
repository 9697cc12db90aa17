import { expect, test } from '@playwright/test'
import { AREA, box, frameOf, openEditor, rewrite, run, SLOW, WITH_WEBGL } from './support/demo-editor'
import { address } from './support/pages'

/** What must not get in the way of a reader who edits code. */
test.use(WITH_WEBGL)
test.setTimeout(180_000)

test('Enter ends a line though names are offered, and an error that comes later takes neither code nor page away', async ({
  page,
}) => {
  const { code, text } = await openEditor(page)
  await code.press('ControlOrMeta+End')
  await page.keyboard.type('\nfive.changeMo')
  await expect(page.getByRole('option', { name: /changeMode/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(code.locator('.cm-line').nth(-2)).toHaveText('five.changeMo')
  const status = box(page).getByRole('status')
  const runLate = async (): Promise<void> => {
    await code.press('ControlOrMeta+Enter')
    await expect(status).toHaveText('运行中', SLOW)
  }
  const fail = () => frameOf(page).evaluate(() => dispatchEvent(new Event('late')))
  await rewrite(page, code, `${text}\naddEventListener('late', () => {\n  throw new Error('晚到')\n})\n`)
  await runLate()
  await test.step('while another file is edited', async () => {
    await page.getByRole('combobox', { name: '文件' }).selectOption('src/main.ts')
    const main = page.getByRole('textbox', { name: 'src/main.ts 的代码' })
    await main.press('ControlOrMeta+End')
    await page.keyboard.type('// 写到')
    await fail()
    await expect(page.getByRole('button', { name: '到 src/viewer.ts 第 26 行' })).toBeVisible()
    await page.keyboard.type('一半')
    await expect(main.locator('.cm-line').last()).toHaveText(/\/\/ 写到一半$/)
    await page.getByRole('combobox', { name: '文件' }).selectOption('src/viewer.ts')
  })
  await runLate()
  await test.step('while another part of the page is read', async () => {
    await page
      .getByRole('heading', { level: 2 })
      .last()
      .evaluate((heading) => heading.scrollIntoView())
    await expect(box(page)).not.toBeInViewport()
    await fail()
    await expect(status).toHaveText('出错了：Error: 晚到')
    await expect(box(page)).not.toBeInViewport()
  })
})

test('code that comes to no end is told, and does not run by itself when it is opened again', async ({ page }) => {
  const { code, text } = await openEditor(page)
  // An endless loop would take the page along where the sandbox has no process of its own
  await rewrite(page, code, `${text}\nawait new Promise(() => undefined)\n`)
  await code.press('ControlOrMeta+Enter')
  await expect(box(page).getByRole('status')).toContainText('可能有死循环', SLOW)
  await page.reload()
  await run(page, '最小示例').click()
  await expect(page.getByText('上次运行没有结束，可能有死循环')).toBeVisible(SLOW)
  await expect(code).toBeVisible()
  expect(page.frames()).toHaveLength(1)
})

test('what comes too late changes nothing: a program after another was asked for, the editor of a closed one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 900 })
  const held: (() => void)[] = []
  await page.route(/(?:programs\/.*quick-start\.json|editor\.js)$/, async (route) => {
    if (held.length < 2) await new Promise<void>((done) => held.push(done))
    await route.continue()
  })
  await page.goto(address(AREA))
  await run(page, '最小示例').click()
  await expect.poll(() => held.length, SLOW).toBe(1)
  await run(page, '用按钮开关').click()
  const group = page.getByRole('group', { name: '用按钮开关', exact: true })
  await expect(group).toBeVisible(SLOW)
  held[0]!()
  await expect(run(page, '最小示例')).not.toHaveAttribute('aria-busy')
  await expect(group).toBeVisible()
  const button = (await page.getByRole('button', { name: '改代码' }).elementHandle())!
  await button.click()
  await expect.poll(() => held.length).toBe(2)
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  held[1]!()
  await expect.poll(() => button.evaluate(({ ariaBusy }) => ariaBusy)).toBeNull()
  await expect(page.locator('.toc').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('what is found is seen, and on its side full screen has room for code', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: '查找', exact: true }).tap()
    await page.keyboard.type('living')
    await page.keyboard.press('Enter')
    await expect(page.locator('.cm-searchMatch-selected')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 780, height: 360 })
    await page.getByRole('button', { name: '全屏' }).tap()
    await expect.poll(async () => (await page.locator('.demo-code').boundingBox())!.height).toBeGreaterThan(150)
  })
})
