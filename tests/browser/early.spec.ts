import { expect, test, type Page } from '@playwright/test'
import { address, articleWith, docWith } from './support/pages'
import { dialogOf, inputOf, optionsOf } from './support/search'

/** What is used before the reader has started: nothing is lost, and what needs no reader works at once. */
const doc = address('/docs/five/intro/')

/** Holds all scripts of the site back. @returns lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
  }
}

for (const [name, open] of Object.entries({
  'a slash': (page: Page) => page.keyboard.press('/'),
  'Ctrl and K': (page: Page) => page.keyboard.press('Control+k'),
  'its button': (page: Page) => page.getByRole('banner').getByRole('button', { name: '搜索文档' }).click(),
}))
  test(`what is typed after ${name} is in the field, and is searched once it can be`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(doc, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await open(page)
    await page.keyboard.type('PanoTag')
    await expect(dialogOf(page).locator('input')).toHaveValue('PanoTag')
    await release()
    await expect(optionsOf(page).first()).toContainText('PanoTag')
    await expect(inputOf(page)).toHaveValue('PanoTag')
  })

test('Escape closes the search before its results are there, and it stays closed', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(doc, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.keyboard.press('/')
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await release()
  await page.waitForTimeout(500)
  await expect(dialogOf(page)).toBeHidden()
})

test('the colour mode changes at once, and follows another tab', async ({ page, context }) => {
  await holdScripts(page)
  await page.goto(doc, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const other = await context.newPage()
  await holdScripts(other)
  await other.goto(address('/docs/vreo/intro/'), { waitUntil: 'commit' })
  await other.locator('footer').waitFor()
  await page.getByRole('button', { name: '切换配色（当前：浅色）' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page that comes back from the back/forward cache has the mode that was chosen meanwhile', async ({ page }) => {
  await page.goto(doc)
  // As another document of the site does: nobody tells this one, which is kept and not running
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a closed announcement goes in other tabs too', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(doc)
  await page.goto(doc)
  await page.getByRole('button', { name: '关闭公告' }).click()
  await expect(page.getByRole('complementary', { name: '站点公告' })).toBeHidden()
  await expect(other.getByRole('complementary', { name: '站点公告' })).toBeHidden()
})

test('a tab and a copy button that were pressed act once they can, and say so meanwhile', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const release = await holdScripts(page)
  await page.goto(articleWith(/role="tab"/), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const tab = page.getByRole('tab', { selected: false }).first()
  const name = (await tab.textContent())!
  await tab.click()
  const pressed = page.getByRole('tab', { name, exact: true }).first()
  await expect(pressed).toHaveAttribute('aria-busy', 'true')
  await page.getByText('本页操作').click()
  const copy = page.getByRole('button', { name: '复制本页 Markdown' })
  await copy.click()
  await release()
  await expect(pressed).toHaveAttribute('aria-selected', 'true')
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# ')
})

test('an arrow key on a tab moves once it can', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(articleWith(/role="tab"/), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  const tabs = page.getByRole('tablist').first().getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await release()
  await expect(tabs.nth(1)).toBeFocused()
})

test('the framework that was pressed is opened and remembered', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(address('/docs/five/handbook/react/get-started/'), { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.locator('[data-framework="Vue"]').first().click()
  await release()
  await expect(page).toHaveURL(new RegExp(address('/docs/five/handbook/vue/get-started/')))
  expect(await page.evaluate(() => localStorage.getItem('realsee-docs:tabs-framework'))).toBe('Vue')
})

test('when the reader cannot be had, links lead on, and what needs it does not show', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(docWith(/role="tab"/, /class="pager"/))
  await expect(page.getByRole('tablist').first()).toBeHidden()
  await expect(page.getByRole('button', { name: '复制本页 Markdown' })).toBeHidden()
  await expect(page.getByText('站点资源没有加载成功')).toHaveCount(0)
  const next = page.locator('.pager a').last()
  const href = (await next.getAttribute('href'))!
  await next.click()
  await expect(page).toHaveURL(href)
})

test.describe('the drawer, opened before the reader is there', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('closes when the window becomes wide', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(doc, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.getByRole('button', { name: '打开导航菜单' }).click()
    const drawer = page.getByRole('dialog', { name: '导航菜单' })
    await expect(drawer).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await release()
    await expect(drawer).toBeHidden()
  })

  test('closes by a press beside it', async ({ page }) => {
    await holdScripts(page)
    await page.goto(doc, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.getByRole('button', { name: '打开导航菜单' }).click()
    const drawer = page.getByRole('dialog', { name: '导航菜单' })
    await expect(drawer).toBeVisible()
    await page.mouse.click(350, 500)
    await expect(drawer).toBeHidden()
  })

  test('closes with the way back', async ({ page }) => {
    await page.goto(doc)
    await page.goto(address('/docs/five/config/'))
    await page.evaluate((href) => location.assign(href), address('/docs/vreo/intro/'))
    await expect(page).toHaveURL(address('/docs/vreo/intro/'))
    await page.getByRole('button', { name: '打开导航菜单' }).click()
    await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address('/docs/five/config/'))
    await expect(page.getByRole('dialog', { name: '导航菜单' })).toBeHidden()
  })
})
