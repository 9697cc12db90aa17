import { expect, test, type Frame, type Locator, type Page } from '@playwright/test'
import { colours, shoot } from '../../sdk/tab'
import { findBrowser, withWebgl } from '../../support/browser'
import { address } from './pages'

/** Software WebGL on a busy machine; the first program waits for the packages. */
export const SLOW = { timeout: 90_000 }

export const WITH_WEBGL: Parameters<typeof test.use>[0] = {
  launchOptions: async ({}, use) => {
    const { executablePath, args } = await findBrowser()
    await use({ executablePath, args: [...withWebgl(args), '--autoplay-policy=no-user-gesture-required'] })
  },
  viewport: { width: 1100, height: 760 },
}

/** A page with short programs, the first of which is `quick-start`. */
export const AREA = '/docs/dnalogel/AreaMakerPlugin/'

/** Of a demo in the page. */
export const box = (page: Page) => page.locator('demo-box')
export const run = (page: Page, name: string) =>
  page.getByRole('button', { name: `运行：${name}`, exact: true }).first()
export const frameOf = (page: Page): Frame =>
  page.frames().find((frame) => frame.url().endsWith('/samples/run/frame/'))!
/** What is shown in the program, whichever frame it runs in. */
export const inside = (page: Page) => page.frameLocator('demo-box iframe')
export const stage = (page: Page) => page.locator('.demo-stage')

/** A picture of the program alone. */
export const picture = (page: Page) => shoot({ screenshot: () => stage(page).screenshot() } as Page)

/** Presses a program's button and waits until it has been run and something is drawn. */
export async function start(page: Page, name: string): Promise<void> {
  await run(page, name).click()
  // Another program ends only now
  await expect(run(page, name)).toBeHidden(SLOW)
  await expect(box(page)).toHaveCount(1, SLOW)
  await expect(page.getByRole('status').filter({ hasText: '运行中' })).toBeVisible(SLOW)
  await expect.poll(async () => colours(await picture(page)), SLOW).toBeGreaterThan(30)
}

/** Turns what is seen. */
export async function drag(page: Page): Promise<void> {
  const { x, y, width, height } = (await stage(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 160, y + height / 2, { steps: 6 })
  await page.mouse.up()
}

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

/** Opens the page and the editor of its first program. */
export async function openEditor(page: Page): Promise<{ code: Locator; text: string }> {
  await page.goto(address(AREA))
  await start(page, '最小示例')
  return edit(page)
}

/** Writes a file anew, as a paste does. */
export async function rewrite(page: Page, code: Locator, text: string): Promise<void> {
  await code.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}
