import { expect, test } from '@playwright/test'
import { openEditor, rewrite, SLOW, WITH_WEBGL } from './support/demo-editor'

test.use(WITH_WEBGL)
test.setTimeout(180_000)

test('a mistake in the code is told with its file and place', { tag: '@nightly' }, async ({ page }) => {
  const { code, text } = await openEditor(page)
  await rewrite(page, code, 'export const other = 1\n')
  await code.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText(/src\/main\.ts 要从 \.\/viewer 引用 \w+，那里没有导出它/)
  // One row, which holds two lines
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await page.locator('.demo-bar').boundingBox())!.height).toBeLessThan(48)
  await page.getByRole('combobox', { name: '文件' }).selectOption('src/viewer.ts')
  await rewrite(
    page,
    code,
    text +
      "\nconst picture = new Image()\nawait new Promise((_, no) => { picture.onerror = no; picture.src = 'lost.png' })\n",
  )
  await code.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('Event error lost.png')
  // What only the browser finds wrong, and tells without a place
  await rewrite(page, code, `const one = 1\n${text}\nconst one = 2\n`)
  await code.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText("SyntaxError: Identifier 'one' has already been declared", SLOW)
  await page.getByRole('button', { name: /^到 src\/viewer\.ts 第 \d+ 行$/ }).click()
  await expect(code.locator('.cm-activeLine')).toHaveText('const one = 2')
  // What goes wrong on the way is still told at the end of it
  await rewrite(page, code, `${text}\nvoid Promise.reject(new Error('没有等它'))\n`)
  const ended = page.evaluate(
    () => new Promise((done) => addEventListener('message', ({ data }) => data.kind === 'started' && done(true))),
  )
  await code.press('Control+Enter')
  await ended
  await expect(page.getByRole('status').filter({ hasText: '出错了：Error: 没有等它' })).toBeVisible()
})
