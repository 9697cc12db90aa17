import { expect, test, type Page } from '@playwright/test'
import { open } from './support/boot'
import { address } from './support/pages'
import { MENU } from './support/way'
import { WAYS } from './support/ways'

/** What a sidebar lists that its area's first page need not: what has a way of its own there. */
const ELSEWHERE = /\/reference\/|\/handbook\/react\/(?!get-started)|^https/

for (const area of ['five', 'dnalogel', 'vreo', 'live', 'webview', 'faq'])
  test(`the first page of ${area} leads to every page of its sidebar: on a phone that is out of sight`, async ({
    page,
  }) => {
    const first = address(`/docs/${area}/intro/`)
    await open(page, first)
    const [listed, linked] = await page.evaluate(() =>
      ['.side a[href]', 'article a[href]'].map((links) =>
        [...document.querySelectorAll(links)].map((link) => link.getAttribute('href')!.replace(/#.*/, '')),
      ),
    )
    expect(listed!.filter((href) => href !== first && !ELSEWHERE.test(href) && !linked!.includes(href))).toEqual([])
  })

async function step(page: Page, name: string | RegExp): Promise<string | null> {
  if (name === MENU)
    return page
      .getByRole('button', { name: '打开导航菜单' })
      .click()
      .then(() => null)
  const dialog = page.locator('dialog[open]')
  const link = ((await dialog.count()) ? dialog : page.locator('body'))
    .locator('a, summary')
    .filter({ hasText: name })
    .filter({ visible: true })
    .first()
  await expect(link).toBeVisible()
  const href = await link.getAttribute('href')
  if (href?.endsWith('.zip')) return href
  await link.click()
  return null
}

for (const [screen, size, most] of [
  ['desktop', { width: 1440, height: 900 }, 3],
  ['phone', { width: 390, height: 844 }, 4],
] as const)
  test.describe(`from the home page by visible links alone: ${screen}`, () => {
    test.use({ viewport: size, hasTouch: screen === 'phone' })
    for (const [at, { task, desk, phone, to }] of WAYS.entries())
      // A dozen by day
      test(task, { tag: at % 10 ? '@nightly' : [] }, async ({ page }) => {
        const way = screen === 'phone' ? (phone ?? desk) : desk
        expect(way.length).toBeLessThanOrEqual(most)
        await open(page, address('/'))
        let file: string | null = null
        for (const name of way) file = await step(page, name)
        if (file) expect(file).toMatch(to)
        else {
          await expect(page).toHaveURL(to)
          const hash = new URL(page.url()).hash.slice(1)
          await expect(hash ? page.locator(`[id="${decodeURIComponent(hash)}"]`) : page.locator('h1')).toBeInViewport()
        }
      })
  })
