import { expect, test } from '@playwright/test'
import { clipboardOf } from './support/document'
import { site } from '../../src/site/config'
import { article, feedback } from '../../src/site/strings/interface'

const HOME = `${site.pathPrefix}/`

test.describe('home page', () => {
  test('shows on wide screens what stands on the space, and puts the products below one another on phones', async ({
    page,
  }) => {
    await page.goto(HOME)
    const boxes = () =>
      page
        .getByRole('list', { name: '产品文档入口' })
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => {
            const { left, top, right, bottom } = item.getBoundingClientRect()
            return { left, top, right, bottom }
          }),
        )
    const [five, ...others] = await boxes()
    for (const plugin of others.slice(0, 3)) {
      expect(plugin.top).toBeGreaterThanOrEqual(five!.bottom)
      expect(plugin.left).toBeGreaterThanOrEqual(five!.left)
      expect(plugin.right).toBeLessThanOrEqual(five!.right + 1)
    }
    expect(others[5]!.left).toBeGreaterThan(five!.right)
    await page.setViewportSize({ width: 360, height: 800 })
    const stacked = await boxes()
    for (const [index, box] of stacked.slice(1).entries())
      expect(box.top).toBeGreaterThanOrEqual(stacked[index]!.bottom)
  })

  test('begins at the same edge as the frame around it', async ({ page }) => {
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(HOME)
      const leftOf = (selector: string): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().left))
      const brand = await leftOf('header .brand')
      for (const selector of ['h1', '#home-tasks', '#home-areas', '#home-start', '.foot-brand'])
        expect([width, selector, await leftOf(selector)]).toEqual([width, selector, brand])
    }
  })

  test('copies the install line and each step', async ({ page }) => {
    await page.goto(HOME)
    const buttons = page.getByRole('main').getByRole('button', { name: article.copyAria })
    await expect(buttons).toHaveCount(4)
    // The first one has room for its word
    expect((await buttons.first().locator('span').boundingBox())!.width).toBeGreaterThan(10)
    await buttons.first().click()
    await expect(page.getByRole('status')).toHaveText(feedback.copied)
    await expect.poll(() => clipboardOf(page)).toBe('npm i @realsee/five three@0.117.1')
    await buttons.last().click()
    await expect(buttons.last()).toHaveClass(/done/)
    await expect.poll(() => clipboardOf(page)).toContain('await five.load(')
  })
})
