import { expect, test, type Page } from '@playwright/test'
import { about } from '../../src/site/about'
import { site } from '../../src/site/config'
import { errorsOf, isSameDocument, markDocument, overflowOf, textSizes } from './support/document'

const HOME = `${site.pathPrefix}/`

const scene = (page: Page) => page.getByRole('img', { name: /测绘图/ })

test.describe('home page: the drawing', () => {
  test('is still there on the way back, and when the page is reached from another one', async ({ page }) => {
    const errors = errorsOf(page)
    await page.goto(HOME)
    const before = await page.locator('#home-scene').innerHTML()
    await markDocument(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '开发者协议' }).click()
    await expect(page).toHaveURL(/\/agreement\/$/)
    await page.goBack()
    await expect(scene(page)).toBeVisible()
    expect(await page.locator('#home-scene').innerHTML()).toBe(before)
    expect(await isSameDocument(page)).toBe(true)

    await page.goto(`${HOME}agreement/`)
    await markDocument(page)
    await page.getByRole('banner').getByRole('link', { name: about.brand }).click()
    await expect(scene(page)).toBeVisible()
    expect(await page.locator('#home-scene').innerHTML()).toBe(before)
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '装依赖' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
    expect(errors).toEqual([])
  })

  test('takes its colours from the mode', async ({ page }) => {
    await page.goto(HOME)
    const colour = (): Promise<string> =>
      page
        .locator('#home-scene .dot')
        .first()
        .evaluate((dot) => getComputedStyle(dot).stroke)
    const light = await colour()
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    expect(await colour()).not.toBe(light)
  })

  test('has texts as large as those around it, and none where there is no room for them', async ({ page }) => {
    await page.goto(HOME)
    const sizes = (): Promise<number[]> => textSizes(page.locator('#home-scene text'))
    for (const width of [390, 599, 699, 821, 1024, 1239]) {
      await page.setViewportSize({ width, height: 800 })
      expect([width, await sizes()]).toEqual([width, []])
    }
    for (const width of [715, 768, 820, 1255, 1399, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const shown = await sizes()
      expect([width, shown.length, Math.min(...shown) >= 13.9, Math.max(...shown) <= 16.2]).toEqual([
        width,
        10,
        true,
        true,
      ])
    }
  })

  test('stands still for readers who want less motion', async ({ page }) => {
    await page.goto(HOME)
    const animation = (): Promise<string> =>
      page.locator('#home-scene .ping').evaluate((ring) => getComputedStyle(ring).animationName)
    expect(await animation()).not.toBe('none')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await animation()).toBe('none')
  })
})

test.describe('home page: on every screen', () => {
  test('nothing is cut off or scrolls sideways', async ({ page }) => {
    await page.goto(HOME)
    for (const width of [320, 360, 768, 996, 997, 1350]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page.locator('main :is(h1, h2, h3, p, a, .code, #home-scene)').evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 0 && (left < 0 || right > document.documentElement.clientWidth + 0.5)
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect([width, await overflowOf(page), cut]).toEqual([width, 0, []])
    }
  })
})

test.describe('home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows drawing, steps and links; only the copy buttons are missing', async ({ page }) => {
    await page.goto(HOME)
    await expect(scene(page)).toBeVisible()
    await expect(page.getByText('npm i @realsee/five three@0.117.1').first()).toBeVisible()
    await expect(page.getByRole('list', { name: '产品文档入口' }).getByRole('link')).toHaveCount(7)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: '查看开放 API' }).click()
    await expect(page).toHaveURL(/\/openapi\/$/)
  })
})
