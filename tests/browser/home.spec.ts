import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { areas, openapi, site } from '../../src/site/config'
import { routes, withoutBase } from '../../src/site/routes'
import { article, feedback } from '../../src/site/strings'
import { boot, isSameDocument, markDocument } from './support/boot'
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

/** Wakes the page's scripts, waits until links move without a reload, and leaves a mark that a reload would wipe out. */
/** Boots the page, so that its links change it in place. */
async function startRouter(page: Page): Promise<void> {
  await boot(page)
  await markDocument(page)
}

const scene = (page: Page) => page.getByRole('img', { name: /测绘图/ })

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
      ...Object.entries(areas).map(([id, area]) => [area.label, area.packageName, `docs/${id}/intro/`]),
      [openapi.label, openapi.packageName, 'openapi/'],
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
    const names = [...Object.values(areas).map(({ label }) => label), openapi.label]
    for (const text of await tasks.allTextContents()) expect(names.some((name) => text.endsWith(name))).toBe(true)
    await expect(page.getByRole('main').locator(`a[href="mailto:${site.contactEmail}"]`)).toBeVisible()
  })

  test('copies the install line and each step', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(HOME)
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
    const buttons = page.getByRole('main').getByRole('button', { name: article.copyAria })
    await expect(buttons).toHaveCount(4)
    await buttons.first().click()
    await expect(page.getByRole('status')).toHaveText(feedback.copied)
    await expect.poll(clipboard).toBe('npm i @realsee/five three@0.117.1')
    await buttons.last().click()
    await expect(buttons.last()).toHaveClass(/done/)
    await expect.poll(clipboard).toContain('await five.load(')
  })
})

test.describe('home page: the drawing', () => {
  test('stands once in the document, in no script and not in the data the page starts from', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    const html = (await (await page.goto(HOME))?.text()) ?? ''
    const [, data = ''] = /<path d="(m[^"]{2000,})"[^>]*class="dot"/.exec(html) ?? []
    expect(data.length).toBeGreaterThan(2000)
    expect(html.split(data)).toHaveLength(2)
    await page.mouse.move(300, 300)
    await page.keyboard.press('Tab')
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((script) => script.includes(data.slice(0, 200)))).toEqual([])
  })

  test('is still there on the way back, and when the page is reached from another one', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(HOME)
    const before = await page.locator('#home-scene').innerHTML()
    await startRouter(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '开发者协议' }).click()
    await expect(page).toHaveURL(/\/agreement\/$/)
    await page.goBack()
    await expect(scene(page)).toBeVisible()
    expect(await page.locator('#home-scene').innerHTML()).toBe(before)
    expect(await isSameDocument(page)).toBe(true)

    await page.goto(`${HOME}agreement/`)
    await startRouter(page)
    await page.getByRole('banner').getByRole('link', { name: site.brand }).click()
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
    const sizes = (): Promise<number[]> =>
      page.locator('#home-scene text').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { a, b } = (text as SVGTextElement).getScreenCTM()!
            return Math.hypot(a, b) * Number.parseFloat(getComputedStyle(text).fontSize)
          }),
      )
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
  for (const width of [320, 360, 768, 996, 997, 1350]) {
    test(`nothing is cut off or scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(HOME)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
      const shifted = await page.locator('main :is(h1, h2, h3, p, a, .code, #home-scene)').evaluateAll((all) =>
        all
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 0 && (left < 0 || right > document.documentElement.clientWidth + 0.5)
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      expect(shifted).toEqual([])
    })
  }
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
