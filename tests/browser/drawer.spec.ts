import { expect, test, type Page } from '@playwright/test'
import { boot, open } from './support/boot'
import { address } from './support/pages'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const doc = address('/docs/five/quick-start/')
const menuButton = (page: Page) => page.getByRole('button', { name: '打开导航菜单' })
const drawer = (page: Page) => page.getByRole('dialog', { name: '导航菜单' })

test('opens on the sidebar of the area; back leads to the main menu and to its first item', async ({ page }) => {
  await open(page, doc)
  await menuButton(page).click()
  await expect(drawer(page).getByRole('navigation', { name: '文档目录' })).toBeVisible()
  await expect(drawer(page).getByRole('navigation', { name: '主导航' })).toBeHidden()
  await drawer(page).getByRole('button', { name: '返回上级菜单' }).click()
  const main = drawer(page).getByRole('navigation', { name: '主导航' })
  await expect(main).toBeVisible()
  await expect(main.getByRole('link').first()).toBeFocused()
  await expect(drawer(page).getByRole('navigation', { name: '文档目录' })).toBeHidden()
  await expect(main.getByRole('link', { name: '三维空间' })).toHaveAttribute('aria-current', 'page')
})

test('opens before any script has come, where the browser knows the command', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(doc)
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('button', { name: '关闭导航菜单' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('opens and closes by script in browsers that do not know the command', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      delete (HTMLButtonElement.prototype as never as Record<string, unknown>)[name]
    // Without the property the browser still acts on the attributes: take them away from it
    addEventListener('DOMContentLoaded', () => {
      for (const button of document.querySelectorAll('[commandfor]'))
        button.addEventListener('command', (event) => event.preventDefault())
      document.getElementById('drawer')!.addEventListener('command', (event) => event.preventDefault())
    })
  })
  await open(page, doc)
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('button', { name: '关闭导航菜单' }).click()
  await expect(drawer(page)).toBeHidden()
})

for (const [how, close] of Object.entries({
  'its button': (page: Page) => drawer(page).getByRole('button', { name: '关闭导航菜单' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the backdrop': (page: Page) => page.mouse.click(330, 400),
})) {
  test(`closes by ${how}, and the focus returns to the menu button`, async ({ page }) => {
    await open(page, doc)
    await menuButton(page).click()
    await expect(drawer(page)).toBeVisible()
    await close(page)
    await expect(drawer(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
}

test('closes when a link is chosen, and shows the sidebar again the next time', async ({ page }) => {
  await open(page, doc)
  await menuButton(page).click()
  await drawer(page).getByRole('button', { name: '返回上级菜单' }).click()
  await drawer(page).getByRole('link', { name: '空间导览' }).click()
  await expect(page).toHaveURL(address('/docs/vreo/intro/'))
  await expect(drawer(page)).toBeHidden()
  await menuButton(page).click()
  await expect(drawer(page).getByRole('navigation', { name: '文档目录' })).toContainText('空间导览')
})

test('closes when the viewport becomes desktop', async ({ page }) => {
  await open(page, doc)
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.setViewportSize({ width: 1350, height: 740 })
  await expect(drawer(page)).toBeHidden()
})

test('pages without a sidebar show the main menu', async ({ page }) => {
  await page.goto(address('/agreement/'))
  await boot(page)
  await menuButton(page).click()
  await expect(drawer(page).getByRole('navigation', { name: '主导航' })).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: '返回上级菜单' })).toHaveCount(0)
})

test('the current entry of a long sidebar is in view', async ({ page }) => {
  await open(page, address('/docs/five/handbook/react/tagging/'))
  await menuButton(page).click()
  await expect(drawer(page).locator('.drawer-docs [aria-current=page]')).toBeInViewport()
})
