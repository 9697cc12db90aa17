import { expect, test } from '@playwright/test'
import { dialogOf, INDEX_FILES, inputOf, openDialog, optionsOf, searchFor } from './support/search'

test.describe('a hit', () => {
  test('on the same page scrolls there, marks, and has the focus', async ({ page }) => {
    await searchFor(page, '全景')
    await page.keyboard.press('Enter')
    await expect(page.locator('main mark').first()).toBeVisible()
    const here = page.url()
    await page.reload()
    await page.evaluate(() => scrollTo(0, 0))
    await openDialog(page, here)
    await inputOf(page).fill('全景')
    await optionsOf(page).first().waitFor()
    await page.keyboard.press('Enter')
    await expect(page.locator('main mark').first()).toBeVisible()
    await expect(page).toHaveURL(here)
    await expect(page.locator('main:focus, main :focus')).toBeVisible()
  })

  test('is a link that other tabs can open', async ({ page, context }) => {
    await searchFor(page, '全景')
    const here = page.url()
    // What the other tab asks for: a busy machine makes no page of a tab that is behind another one
    const asked = context.waitForEvent('request', (request) => request.isNavigationRequest())
    await optionsOf(page)
      .first()
      .click({ modifiers: ['Control'] })
    expect((await asked).url()).toMatch(/\/developer\/(?:docs|openapi)\//)
    await expect(dialogOf(page)).toBeVisible()
    expect(page.url()).toBe(here)
    // The next key goes on with the list
    await expect(inputOf(page)).toBeFocused()
  })

  test('is opened as soon as it is there when Enter comes before the answer', async ({ page }) => {
    await openDialog(page)
    await page.route(INDEX_FILES, async (route) => {
      await new Promise((wake) => setTimeout(wake, 400))
      await route.continue()
    })
    await inputOf(page).fill('全景')
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.locator('main mark').first()).toBeVisible()
  })

  test('is asked for anew by Enter, by opening again and when the network is back', async ({ page, context }) => {
    await openDialog(page)
    const failed = dialogOf(page).getByText('没能取到结果')
    for (const again of [
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Escape').then(() => page.keyboard.press('Control+k')),
      () => context.setOffline(true).then(() => context.setOffline(false)),
    ]) {
      await page.route(INDEX_FILES, (route) => route.abort())
      await inputOf(page).fill('坐标轴方向')
      await failed.waitFor()
      await page.unroute(INDEX_FILES)
      await again()
      await expect(optionsOf(page).first()).toBeVisible()
      await page.reload()
      await openDialog(page)
    }
  })
})
