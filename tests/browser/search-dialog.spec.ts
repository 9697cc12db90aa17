import { expect, test } from '@playwright/test'
import { address } from './support/pages'
import { activeOf, dialogOf, HERE, inputOf, openDialog, searchFor } from './support/search'

test.describe('opening and closing', () => {
  test('the keys open and close it, with Ctrl and Cmd, and on other layouts: a slash on Shift, K by its place', async ({
    page,
  }) => {
    await page.goto(address('/docs/five/intro/'))
    const press = (init: { key: string; code: string; shiftKey?: boolean; ctrlKey?: boolean }) =>
      page.evaluate(
        (given) => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...given })),
        init,
      )
    await press({ key: '/', code: 'Digit7', shiftKey: true })
    await expect(page.getByRole('dialog')).toBeVisible()
    await press({ key: 'л', code: 'KeyK', ctrlKey: true })
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Meta+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeHidden()
    // What is K elsewhere is left alone
    await press({ key: 't', code: 'KeyK', ctrlKey: true })
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('the button of the navbar opens it and gets the focus back', async ({ page }) => {
    await page.goto(HERE)
    const button = page.getByRole('banner').getByRole('button', { name: '搜索文档' })
    await expect(button).toHaveAccessibleName('搜索文档')
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
    await button.click()
    await expect(inputOf(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveRole('button')
    await page.keyboard.press('Space')
    await expect(dialogOf(page)).toBeVisible()
  })

  test('on a phone it fills the screen and has a way out', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openDialog(page)
    // It slides in
    await expect.poll(() => dialogOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 })
    await page.getByRole('button', { name: '取消搜索' }).click()
    await expect(dialogOf(page)).toBeHidden()
  })
})

test.describe('results', () => {
  test('say their number once the reader rests', async ({ page }) => {
    await searchFor(page, '全景')
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^共 \d+ 条结果$/)
  })

  test('a new query starts at its first hit', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('ArrowDown')
    await inputOf(page).fill('全景 相机')
    await expect(activeOf(page)).toHaveAttribute('aria-posinset', '1')
  })
})
