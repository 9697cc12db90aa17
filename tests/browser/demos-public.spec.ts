import { expect, test, type Page } from '@playwright/test'
import { fragmentOf } from '../../src/demos/share'
import { AREA, box, inside, run, SLOW, WITH_WEBGL } from './support/demo-editor'
import { address } from './support/pages'

test.use(WITH_WEBGL)

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
    await page.goto(HOST + address(path))
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
    await visit(page, AREA)
    // Only the fragment changes: the page stays
    await page.goto(
      HOST + address(AREA) + (await fragmentOf('quick-start', { 'src/viewer.ts': 'const 改过 = 1 < 2\n' })),
    )
    const shown = page.getByRole('region', { name: '分享的代码' })
    await expect(shown).toContainText('const 改过 = 1 < 2')
    await expect(shown).toContainText('在本机打开这份文档')
  })
})

test('a slash is a letter of the code, and does not open the search of the site', async ({ page }) => {
  await page.goto(address(AREA) + (await fragmentOf('quick-start', { 'src/viewer.ts': 'const one = 1\n' })))
  const code = page.getByRole('textbox', { name: 'src/viewer.ts 的代码' })
  await expect(code).toBeFocused({ timeout: 60_000 })
  await code.press('ControlOrMeta+End')
  await page.keyboard.type('// 说明')
  await expect(code.locator('.cm-line').last()).toHaveText('// 说明')
  await expect(code).toBeFocused()
})

test('what a program waits for in vain is said, and asked for anew by the next press', async ({ page }) => {
  test.setTimeout(180_000)
  // A quarter of the patience
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((task: () => void, ms = 0, ...given: unknown[]) =>
      wait(task, ms === 10_000 ? 2_500 : ms, ...given)) as typeof setTimeout
  })
  let silent = /client\.css$/
  let broken = /^$/
  await page.route(/samples\/run/, (route) => {
    if (broken.test(route.request().url())) return route.abort()
    if (!silent.test(route.request().url())) return route.continue()
  })
  // They are bundled when they are first asked for
  await page.request.get(address('/samples/run/client.js'))
  await page.goto(address(AREA))
  await run(page, '最小示例').click()
  await expect(page.getByRole('alert').filter({ hasText: '没能加载出来' })).toBeVisible()
  silent = /^$/
  broken = /five\.js$/
  await run(page, '最小示例').click()
  const status = box(page).getByRole('status')
  await expect(status).toContainText('@realsee/five：没有取到，或者这里没有这个包', SLOW)
  silent = /frame\/$/
  await page.getByRole('button', { name: '再次运行' }).click()
  await expect(status).toHaveText('还没有启动。网络慢就再等等；不行就检查网络连接，再按“再次运行”', SLOW)
  silent = /editor\.js$/
  broken = /^$/
  await page.getByRole('button', { name: '再次运行' }).click()
  await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
  await page.getByRole('button', { name: '改代码' }).click()
  await expect(status).toHaveText('编辑器没能加载出来，请检查网络连接后再试')
  silent = /^$/
  await page.getByRole('button', { name: '改代码' }).click()
  await expect(page.getByRole('textbox', { name: 'src/viewer.ts 的代码' })).toBeVisible()
  await expect(status).toHaveText('运行中')
})

// Chromium keeps nothing for a document without an origin
test('a program that is run again has its packages at hand', async ({ page }) => {
  await page.goto(address(AREA))
  await run(page, '最小示例').click()
  await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.getByRole('button', { name: '重置' }).click()
  await expect(inside(page).getByText('客厅 20 ㎡')).toHaveCount(0)
  await expect(inside(page).getByText('客厅 20 ㎡')).toBeVisible(SLOW)
  expect(scripts).toEqual([expect.stringContaining('boot.js')])
})
