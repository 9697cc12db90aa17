import { expect, type Locator, type Page } from '@playwright/test'

/** What an editor shows; short files are there as a whole. */
export async function textOf(code: Locator): Promise<string> {
  await expect(code.locator('.cm-line').first()).toBeVisible()
  return code.locator('.cm-line').evaluateAll((lines) => lines.map(({ textContent }) => textContent).join('\n'))
}

/** Opens the editor of the running program. */
export async function edit(page: Page): Promise<{ code: Locator; text: string }> {
  await page.getByRole('button', { name: '改代码' }).click()
  const code = page.getByRole('textbox', { name: 'src/viewer.ts 的代码' })
  return { code, text: await textOf(code) }
}

/** Writes a file anew, as a paste does. */
export async function rewrite(page: Page, code: Locator, text: string): Promise<void> {
  await code.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}
