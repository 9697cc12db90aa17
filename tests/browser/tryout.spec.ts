import { expect, test, type Page } from '@playwright/test'
import { errorsOf } from './support/boot'
import { address } from './support/pages'

/** The API page sends requests where a local server can pass them on (src/tryout). */
const LIST = '#vr-list'

async function openPanel(page: Page) {
  await page.goto(`${address('/openapi/')}${LIST}`)
  const endpoint = page.locator('.endpoint').filter({ has: page.locator(LIST) })
  await endpoint.getByRole('button', { name: '试一试' }).click()
  return endpoint.getByRole('form')
}

test('a request to the mock shows what was sent and what came back', async ({ page }) => {
  const errors = errorsOf(page)
  const form = await openPanel(page)
  await form.getByRole('button', { name: '发送' }).click()
  await expect(form).toContainText('GET')
  await expect(form).toContainText('/open/v1/entity/vr/list')
  await expect(form).toContainText('返回 200')
  await expect(form).toContainText(/"code":\s*0/)
  expect(errors).toEqual([])
})

test('what is missing or wrong is said in the panel', async ({ page }) => {
  const form = await openPanel(page)
  await form.getByLabel('发给').selectOption('other')
  await form.getByRole('textbox', { name: '网关地址' }).fill('https://gateway.example.test/path')
  await form.getByLabel('凭证（Authorization）').fill('secret-of-the-reader')
  await form.getByRole('button', { name: '发送' }).click()
  await expect(form.locator('[aria-live]')).toContainText('不是网关地址')
  await expect(form).not.toContainText('secret-of-the-reader')
})

test('the button closes the panel again, and nothing of it is stored', async ({ page }) => {
  const form = await openPanel(page)
  await form.getByRole('button', { name: '发送' }).click()
  await expect(form).toContainText('返回 200')
  const button = page
    .locator('.endpoint')
    .filter({ has: page.locator(LIST) })
    .getByRole('button', { name: '收起' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(form).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('demo')
})

for (const width of [360, 1350])
  test(`the panel fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const form = await openPanel(page)
    await form.getByRole('button', { name: '发送' }).click()
    await expect(form).toContainText('返回 200')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await form.screenshot({ path: `test-results/e2e/tryout-${width}.png` })
  })

test('a public host has no button, and fetches nothing for one', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('http://docs.example.test/**', async (route) => {
    const url = route.request().url().replace('http://docs.example.test', baseURL!)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  // The reader runs before `load`, which waits for the scripts that it asks for
  await page.goto(`http://docs.example.test${address('/openapi/')}`)
  await expect(page.getByRole('button', { name: '试一试' })).toHaveCount(0)
  expect(asked.filter((url) => url.includes('tryout'))).toEqual([])
})
