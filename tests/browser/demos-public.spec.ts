import { expect, test, type Page } from '@playwright/test'
import { fragmentOf } from '../../src/demos/share'
import { open } from './support/boot'
import { address } from './support/pages'

test.describe('on a host with a name', () => {
  const HOST = 'http://docs.example.test'
  /** The same site below a name, where the SDK would refuse the flat. */
  async function visit(page: Page, path: string): Promise<string[]> {
    const asked: string[] = []
    const local = test.info().project.use.baseURL!
    await page.route(`${HOST}/**`, async (route) => {
      const url = route.request().url()
      asked.push(url)
      await route.fulfill({ response: await route.fetch({ url: url.replace(HOST, local) }) })
    })
    await open(page, HOST + address(path))
    return asked
  }

  for (const path of [
    '/docs/dnalogel/AreaMakerPlugin/',
    '/docs/five/handbook/vue/tagging/',
    '/docs/vreo/keyframes/panotag/',
    '/docs/five/quick-start/',
  ])
    test(`${path}: the button leads to a project to download`, async ({ page, request }) => {
      const asked = await visit(page, path)
      const button = page.locator('.run').first()
      await button.click()
      const panel = page.getByRole('region', { name: '在本机运行' })
      await expect(panel).toContainText('npm install')
      await expect(panel).toContainText('npm run dev')
      const href = (await panel.getByRole('link').getAttribute('href'))!
      expect((await request.get(href)).headers()['content-type']).toMatch(/zip/)
      expect(asked.filter((url) => url.includes('/samples/run/'))).toEqual([])
      await button.click()
      await expect(panel).toHaveCount(0)
    })

  test('an address with changed code shows the code, and says where it runs', async ({ page }) => {
    const path = '/docs/dnalogel/AreaMakerPlugin/'
    await visit(page, path)
    const id = (await page.locator('.run').first().getAttribute('data-program'))!.replace(/^.*\//, '')
    await page.goto('about:blank')
    await page.goto(HOST + address(path) + (await fragmentOf(id, { 'src/viewer.ts': 'const 改过 = 1 < 2\n' })))
    const shown = page.getByRole('region', { name: '分享的代码' })
    await expect(shown).toContainText('const 改过 = 1 < 2')
    await expect(shown).toContainText('在本机打开这份文档')
  })
})

test('a slash is a letter of the code, and does not open the search of the site', async ({ page }) => {
  const path = '/docs/dnalogel/AreaMakerPlugin/'
  await page.goto(address(path))
  const id = (await page.locator('.run').first().getAttribute('data-program'))!.replace(/^.*\//, '')
  await page.goto('about:blank')
  await page.goto(address(path) + (await fragmentOf(id, { 'src/viewer.ts': 'const one = 1\n' })))
  const code = page.getByRole('textbox', { name: 'src/viewer.ts 的代码' })
  await expect(code).toBeFocused({ timeout: 60_000 })
  await code.press('ControlOrMeta+End')
  await page.keyboard.type('// 说明')
  await expect(code.locator('.cm-line').last()).toHaveText('// 说明')
  await expect(code).toBeFocused()
})
