import { expect, test, type Page } from '@playwright/test'
import { rests } from './support/document'
import { address } from './support/pages'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const doc = address('/docs/five/quick-start/')
const menuButton = (page: Page) => page.getByRole('button', { name: '打开导航菜单' })
const drawer = (page: Page) => page.getByRole('dialog', { name: '导航菜单' })

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
  await page.goto(doc)
  await menuButton(page).click()
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('button', { name: '关闭导航菜单' }).click()
  await expect(drawer(page)).toBeHidden()
})

test('behind the menu the page does not scroll', async ({ page }) => {
  await page.goto(doc)
  await menuButton(page).click()
  await drawer(page).getByRole('link', { name: '快速开始' }).waitFor()
  await page.mouse.move(350, 600)
  await page.mouse.wheel(0, 600)
  await rests(page, 300)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('pages without a sidebar show the main menu', async ({ page }) => {
  await page.goto(address('/agreement/'))
  await menuButton(page).click()
  await expect(drawer(page).getByRole('navigation', { name: '主导航' })).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: '返回上级菜单' })).toHaveCount(0)
})

test('the current entry of a long sidebar is in view', async ({ page }) => {
  await page.goto(address('/docs/five/handbook/react/tagging/'))
  await menuButton(page).click()
  await expect(drawer(page).locator('.drawer-docs [aria-current=page]')).toBeInViewport()
})
