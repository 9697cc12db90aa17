import { expect, test } from '@playwright/test'
import { open } from './support/boot'
import { address, docRoutes, htmlOf } from './support/pages'

const openapi = address('/openapi/')

test('the sidebar has three parts, and endpoints on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await open(page, openapi)
  await expect(page.locator('.side .part > p')).toHaveText(['快速上手', '接口', '附录'])
  await expect(page.locator('.side').getByRole('link', { name: '换取凭证' }).last()).toBeInViewport()
})

test('a name with a section leads to it, and only its arrow folds', async ({ page }) => {
  await open(page, openapi)
  const group = page.locator('.side .group').filter({ has: page.getByRole('link', { name: '错误码', exact: true }) })
  await group.getByRole('link', { name: '错误码', exact: true }).click()
  await expect(page).toHaveURL(/#errors$/)
  await expect(page.locator('#errors')).toBeInViewport()
  await expect(group.locator('details')).toHaveAttribute('open', '')
  await group.locator('summary').click()
  await expect(group.getByRole('link', { name: '没有权限' })).toBeHidden()
  await expect(group.getByRole('link', { name: '错误码', exact: true })).toBeVisible()
})

test('error headings have their codes', async ({ page }) => {
  await page.goto(openapi)
  await expect(page.getByRole('heading', { name: /没有权限 10001/ })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /凭证过期 -3/ })).toHaveCount(1)
})

test('the field finds entries by their words and by the addresses of endpoints', async ({ page }) => {
  await open(page, openapi)
  const links = page.locator('.side .tree a').filter({ visible: true })
  const all = await links.count()
  const field = page.locator('.side').getByRole('searchbox', { name: '筛选小节与接口' })
  await field.fill('/open/v1/entity/vr/list')
  await expect(links).toHaveText([/核心数据/, /空间列表/])
  await field.fill('错误码')
  await expect(links.filter({ hasText: '没有权限' })).toHaveCount(1)
  await field.fill('没有这样的东西')
  await expect(links).toHaveCount(0)
  await expect(page.locator('.side').getByText('没有匹配的条目')).toBeVisible()
  await field.fill('')
  await expect(links).toHaveCount(all)
  await expect(page.locator('.side').getByText('没有匹配的条目')).toBeHidden()
})

test('the index comes after the first call and leads to every endpoint', async ({ page }) => {
  await open(page, openapi)
  const index = page.locator('.endpoint-index')
  expect(await index.locator('.method.get, .method.post').count()).toBe(await page.locator('.endpoint').count())
  const order = await page.locator('article h2').evaluateAll((all) => all.map(({ id }) => id))
  expect(order.indexOf('index')).toBe(order.indexOf('first-call') + 1)
  await index.getByRole('link', { name: '/open/v1/pano/task/submit' }).click()
  await expect(page).toHaveURL(/#pano-submit$/)
})

test('the flows stand right before their endpoints', async ({ page }) => {
  await page.goto(openapi)
  const order = await page.locator('article h2').evaluateAll((all) => all.map(({ id }) => id))
  for (const [flow, group] of [
    ['self-host', 'transfer'],
    ['pano-flow', 'pano-to-vr'],
    ['argus-flow', 'argus'],
  ] as const)
    expect([flow, order.indexOf(group)]).toEqual([flow, order.indexOf(flow) + 1])
})

test('no screen of the page has an empty right column', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, openapi)
  await page.evaluate(() => delete document.documentElement.dataset.layout)
  const empty = await page.evaluate(async () => {
    const found: number[] = []
    const article = document.querySelector('#article-body')!
    const end = article.getBoundingClientRect().bottom + scrollY - innerHeight
    for (let y = article.getBoundingClientRect().top + scrollY; y < end; y += innerHeight * 0.9) {
      scrollTo(0, y)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const isSeen = [...document.querySelectorAll('.samples, .guide nav')].some((column) => {
        const { top, bottom } = column.getBoundingClientRect()
        return bottom > 80 && top < innerHeight - 40
      })
      if (!isSeen) found.push(Math.round(y))
    }
    return found
  })
  expect(empty).toEqual([])
})

test('on a phone a line with the current section stays in sight on a long page, and its list closes with a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, openapi)
  const line = page.locator('.toc-inline > summary')
  await page.locator('#errors').evaluate((heading) => heading.scrollIntoView())
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
