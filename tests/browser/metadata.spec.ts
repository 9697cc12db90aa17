import { expect, test } from '@playwright/test'
import { site } from '../../src/site/config'
import { FRAMEWORK_VERSION, SITE_VERSION } from '../../src/site/constants'
import { address } from './support/pages'

const path = '/docs/five/quick-start/'

test('a page carries the metadata of the specification', async ({ page }) => {
  await page.goto(address(path))
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(`${title} · ${site.title}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  for (const [name, content] of Object.entries({
    robots: 'index,follow',
    viewport: site.viewport,
    version: SITE_VERSION,
    'og:title': title!,
    'og:url': site.origin + address(path),
    'og:image': `${site.origin}${address('/og.png')}`,
    'og:site_name': site.title,
  })) {
    await expect(meta(name), name).toHaveCount(1)
    await expect(meta(name), name).toHaveAttribute('content', content)
  }
  await expect(meta('generator')).toHaveAttribute('content', new RegExp(`${FRAMEWORK_VERSION}$`))
  expect((await meta('description').getAttribute('content'))!.length).toBeGreaterThan(20)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.origin + address(path))
})

test('search engines get the breadcrumbs', async ({ page }) => {
  await page.goto(address(path))
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data['@type']).toBe('BreadcrumbList')
  const names = data.itemListElement.map(({ name }: { name: string }) => name)
  // Groups have no page of their own, and every item but the last must have one
  const shown = page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')
  expect(names).toEqual(await shown.filter({ has: page.locator('a, :scope[aria-current]') }).allTextContents())
  expect(data.itemListElement[0].item).toBe(`${site.origin}${address('/')}`)
})

test('icons, manifest and the image of Open Graph exist', async ({ page, request }) => {
  await page.goto(address('/'))
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  expect(links).toHaveLength(4)
  for (const url of [...links, address('/og.png')]) expect((await request.get(url)).status(), url).toBe(200)
  const manifest = await (await request.get(address('/manifest.json'))).json()
  for (const { src } of manifest.icons) expect((await request.get(address(`/${src}`))).status(), src).toBe(200)
})

test('the home page has the site name as its title, and the search page is not indexed', async ({ page }) => {
  await page.goto(address('/'))
  await expect(page).toHaveTitle(site.title)
  await page.goto(address('/search/'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})
