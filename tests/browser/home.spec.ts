import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { areas, site } from '../../src/site/config'
import { routes, withoutBase } from '../../src/site/routes'
import { article, feedback } from '../../src/site/strings'
import { allRoutes } from './support/pages'

const HOME = `${site.pathPrefix}/`

/** Addresses of links inside `main`, with their place in this site or `null` for addresses elsewhere. */
async function links(page: Page, within: string): Promise<{ href: string; path: string | null; hash: string }[]> {
  const hrefs = await page
    .locator(`${within} a`)
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const origin = new URL(page.url()).origin
  return hrefs.map((href) => {
    const url = new URL(href)
    return { href, path: url.origin === origin ? withoutBase(url.pathname) : null, hash: url.hash }
  })
}

test.describe('home page', () => {
  test('says what it is, for whom, and what to do first, with tasks above the products', async ({ page }) => {
    await page.goto(HOME)
    await expect(page).toHaveTitle(site.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('把真实空间放进网页、App 与小程序')
    const main = page.getByRole('main')
    await expect(main).toContainText(site.tagline)
    for (const text of ['开发者文档', /写给前端、App、小程序和服务端的开发者/])
      await expect(main.getByText(text).first()).toBeInViewport()
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      '按要做的事找文档',
      '产品怎样配在一起',
      '三步跑起来',
    ])
    for (const [name, framework] of [
      ['React', 'react'],
      ['Vue', 'vue'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${HOME}docs/five/handbook/${framework}/get-started/`,
      )
    await expect(page.getByRole('link', { name: '快速开始' }).first()).toHaveAttribute(
      'href',
      `${HOME}docs/five/quick-start/`,
    )
    await expect(page.getByRole('link', { name: '查看开放 API' })).toHaveAttribute('href', `${HOME}openapi/`)
  })

  test('has a map of the products, each one link to its first page, with its package and what it goes with', async ({
    page,
  }) => {
    await page.goto(HOME)
    const products = page.getByRole('list', { name: '产品文档入口' }).getByRole('link')
    await expect(products).toHaveCount(7)
    const expected = [
      ...Object.entries(areas).map(([id, area]) => [
        area.label,
        area.packageName,
        id === 'openapi' ? 'openapi/' : `docs/${id}/intro/`,
      ]),
    ]
    for (const [index, [label, name, path]] of expected.entries()) {
      await expect(products.nth(index)).toContainText(label ?? '')
      await expect(products.nth(index)).toContainText(name ?? '')
      await expect(products.nth(index)).toHaveAttribute('href', HOME + path)
    }
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: Record<string, string>
    }
    for (const name of ['@realsee/five', '@realsee/dnalogel', '@realsee/vreo'])
      await expect(products.filter({ hasText: `${name} ${devDependencies[name]}` })).toHaveCount(1)
    await expect(products.filter({ hasText: '空间导览' })).toContainText('配 Five 5 alpha、React 16')
    await expect(products.filter({ hasText: '空间交互' })).toContainText(`配 Five ${devDependencies['@realsee/five']}`)
  })

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

  test('links only to pages of the site and published files', async ({ page }) => {
    await page.goto(HOME)
    const own = (await links(page, 'main')).filter(({ path }) => path !== null)
    expect(own.length).toBeGreaterThan(20)
    const known = [...allRoutes(), routes.home]
    const unknown = own.filter(({ path }) => !known.includes(path ?? '') && !path?.startsWith('/samples/'))
    expect(unknown.map(({ href }) => href)).toEqual([])
  })

  test('leads nowhere in vain: every page is there, and every anchor on it', async ({ page }) => {
    await page.goto(HOME)
    const own = (await links(page, 'main')).filter(({ path }) => path !== null)
    const faults: string[] = []
    for (const { href, hash } of own) {
      const response = await page.request.get(href)
      if (!response.ok()) faults.push(`${href}: ${response.status()}`)
      else if (hash && !(await response.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        faults.push(`${href}: no anchor`)
    }
    expect(faults).toEqual([])
  })

  test('offers sixteen tasks with the area each belongs to, and whom to ask', async ({ page }) => {
    await page.goto(HOME)
    const tasks = page.getByRole('region', { name: '按要做的事找文档' }).getByRole('listitem')
    await expect(tasks).toHaveCount(16)
    const names = Object.values(areas).map(({ label }) => label)
    for (const text of await tasks.allTextContents()) expect(names.some((name) => text.endsWith(name))).toBe(true)
    await expect(page.getByRole('main').locator(`a[href="mailto:${site.contactEmail}"]`)).toBeVisible()
  })

  test('copies the install line and each step', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(HOME)
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
    const buttons = page.getByRole('main').getByRole('button', { name: article.copyAria })
    await expect(buttons).toHaveCount(4)
    // The first one has room for its word
    expect((await buttons.first().locator('span').boundingBox())!.width).toBeGreaterThan(10)
    await buttons.first().click()
    await expect(page.getByRole('status')).toHaveText(feedback.copied)
    await expect.poll(clipboard).toBe('npm i @realsee/five three@0.117.1')
    await buttons.last().click()
    await expect(buttons.last()).toHaveClass(/done/)
    await expect.poll(clipboard).toContain('await five.load(')
  })
})
