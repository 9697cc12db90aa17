import { expect, test } from '@playwright/test'
import { printDocuments } from '../support/public-pages'
import { address, articleWith } from './support/pages'

test('printing shows pictures, and all panels with labels over the whole width, and is light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(address('/docs/five/quick-start/'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.zoomable > img').first()).toBeVisible()
  for (const panel of await page.locator('.tab-panel').all()) await expect(panel.locator('.panel-label')).toBeVisible()
  for (const hidden of ['.announce', '.pager', '.copy', '.toc-inline'])
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden()
  const [shell, main] = [(await page.locator('.shell').boundingBox())!, (await page.locator('main').boundingBox())!]
  expect(main.width).toBeGreaterThan(shell.width / 3)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('pre')!).whiteSpace)).toBe('pre-wrap')
})

test('addresses of external links are printed after them', async ({ page }) => {
  await page.goto(articleWith(/<p>(?:(?!<\/p>)[^])*<a href="https?:/))
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('.prose p > a[href^=http]').first()
  const href = (await link.getAttribute('href'))!
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(href)
})

test('samples of the API stand under their text', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(address('/openapi/core/'))
  await page.emulateMedia({ media: 'print' })
  const endpoint = page.locator('.endpoint').first()
  const text = (await endpoint.locator('.endpoint-text').boundingBox())!
  const samples = (await endpoint.locator('.samples').boundingBox())!
  expect(samples.y).toBeGreaterThanOrEqual(text.y + text.height - 1)
})

test('paper has no buttons and fields, and no head of a code block at the foot of a page', async ({ page }) => {
  for (const [path, control] of [
    ['/docs/five/quick-start/', '.run'],
    ['/docs/five/quick-start/', '.zoom > .icon'],
    ['/docs/faq/errors/', '.filter'],
    ['/', '.room-enter'],
    ['/search/?q=全景', '.search-more'],
  ] as const) {
    await page.goto(address(path))
    await expect(page.locator(control).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const element of await page.locator(control).all()) await expect(element).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
  await page.goto(articleWith(/class="code-head"/))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.code-head').first()).toHaveCSS('break-after', 'avoid')
  // Chromium would break between a padding and the first line
  await expect(page.locator('.code-head + pre').first()).toHaveCSS('padding-top', '0px')
})

test('nothing is wider than paper: browsers would cut it off, or make all of the document smaller', async ({
  page,
}) => {
  // A4 between its margins
  await page.setViewportSize({ width: 672, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const { url } of printDocuments()) {
    await page.goto(url)
    const wide = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.getBoundingClientRect().right > innerWidth ? one.outerHTML.slice(0, 80) : [])),
      )
    expect(wide, url).toEqual([])
  }
})

test('what is white on a colour on the screen is not white on paper', async ({ page }) => {
  await page.goto(address('/'))
  await page.emulateMedia({ media: 'print' })
  const first = page.getByRole('main').getByRole('link', { name: '快速开始' }).first()
  await expect(first).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(first).not.toHaveCSS('color', 'rgb(255, 255, 255)')
})
