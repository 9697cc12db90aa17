import { expect, test } from '@playwright/test'
import { address, docRoutes, htmlOf } from './support/pages'

const openapi = address('/openapi/')

test('the index comes after the first call, is filtered by names and addresses, and leads to every endpoint', async ({
  page,
}) => {
  await page.goto(openapi)
  const order = await page.locator('article h2').evaluateAll((all) => all.map(({ id }) => id))
  expect(order.indexOf('index')).toBe(order.indexOf('first-call') + 1)
  const rows = page.locator('.endpoint-index tbody tr').filter({ visible: true })
  expect(await rows.count()).toBeGreaterThan(40)
  const field = page.getByRole('searchbox', { name: '接口的名字或地址' })
  await field.fill('带看房间')
  await expect(rows).toHaveText([/POST \/open\/v1\/live\/entrance 创建带看房间/])
  // What stands around the index stays
  await expect(page.locator('#prepare')).toBeVisible()
  await field.fill('pano/task/submit')
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(/\/openapi\/pano-to-vr\/#pano-submit$/)
  await expect(page.locator('#pano-submit')).toBeInViewport()
})

test('anchors that the first page had before lead on: of endpoints, their fields and parameters', async ({ page }) => {
  for (const at of ['vr-list', 'vr-list-data-list[].vr_code', 'vr-list-param-page_size']) {
    await page.goto(address('/docs/five/intro/'))
    await page.goto(`${openapi}#${at}`)
    await expect(page).toHaveURL(new RegExp(`/openapi/core/#${at.replace(/[[\].]/g, '\\$&')}$`))
    await expect(page.locator(`[id="${at}"]`)).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/five\/intro\/$/)
  }
})

test('an anchor with a broken escape leads on as far as it says', async ({ page }) => {
  await page.goto(`${openapi}#vr-list%`)
  await expect(page).toHaveURL(/\/openapi\/core\/#vr-list%$/)
})

test('sections of the first page stay its own', async ({ page }) => {
  await page.goto(`${openapi}#envelope-field-code`)
  await expect(page.locator('[id="envelope-field-code"]')).toBeInViewport()
  await expect(page).toHaveURL(/\/openapi\/#envelope-field-code$/)
})

test('in a wide window samples stand beside the text, and the contents, with methods, stay in sight above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${openapi}core/#vr-meta`)
  const text = (await page.locator('#vr-meta').boundingBox())!
  const section = page.locator('.endpoint').filter({ has: page.locator('#vr-meta') })
  const samples = (await section.locator('.samples').boundingBox())!
  expect(samples.x).toBeGreaterThan(text.x + text.width)
  // In the place of the contents
  expect(samples.x + samples.width).toBeGreaterThan(1300)
  await expect(page.locator('.toc')).toBeHidden()
  const line = page.locator('.toc-inline > summary')
  await expect(line).toContainText('空间元数据')
  await line.click()
  await page.locator('.toc-inline').getByRole('link', { name: 'GET 空间列表', exact: true }).click()
  await expect(page).toHaveURL(/#vr-list$/)
  await expect(page.locator('#vr-list')).toBeInViewport()
})

test('on a phone a line with the current section stays in sight on a long page, and its list closes with a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  // By its address: a script's jump into what is not laid out yet would end some lines off
  await page.goto(`${openapi}#errors`)
  const line = page.locator('.toc-inline > summary')
  await expect(line).toBeInViewport()
  await expect(line).toContainText('错误码')
  await line.click()
  const list = page.locator('.toc-inline ol').first()
  await expect(list).toBeVisible()
  await list.getByRole('link', { name: '频率限制' }).click()
  await expect(page).toHaveURL(/#rate-limits$/)
  await expect(list).toBeHidden()
  await expect(line).toContainText('频率限制')
  // The line does not cover what was chosen
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { bottom } = document.querySelector('.toc-inline')!.getBoundingClientRect()
        return document.querySelector('#rate-limits')!.getBoundingClientRect().top >= bottom
      }),
    )
    .toBe(true)
})

test(
  'so it does on every other page that has contents: those of few words and many figures, too',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of docRoutes().filter((route) => htmlOf(route).includes('class="toc-inline'))) {
      await page.goto(address(path), { waitUntil: 'commit' })
      await page.locator('.foot').waitFor({ state: 'attached' })
      // Far down, and still in the article
      const stays = await page.evaluate(() => {
        const body = document.querySelector('#article-body')!.getBoundingClientRect()
        scrollTo({ top: body.top + body.height / 2, behavior: 'instant' })
        const { top, bottom } = document.querySelector('.toc-inline')!.getBoundingClientRect()
        return top >= 0 && bottom <= 120
      })
      expect([path, stays]).toEqual([path, true])
    }
  },
)
