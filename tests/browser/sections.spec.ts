import { expect, test } from '@playwright/test'
import { boot } from './support/boot'
import { address, docRoutes, htmlOf } from './support/pages'

/** Addresses of sections that articles link to on other pages: of each page the section furthest down. */
function sectionLinks(): string[] {
  const links = new Map<string, { at: number; href: string }>()
  for (const route of docRoutes()) {
    for (const [, href] of htmlOf(route).matchAll(/ href="(\/developer\/[^"#]*\/#[^"]+)"/g)) {
      const [path, id] = href!.slice('/developer'.length).split('#') as [string, string]
      const at = htmlOf(path).indexOf(` id="${decodeURIComponent(id)}"`)
      if (path !== route && at > (links.get(path)?.at ?? 0)) links.set(path, { at, href: href! })
    }
  }
  return [...links.values()].map(({ href }) => href)
}

for (const anchoring of [true, false])
  test(
    `a link to a section of another page leads to it ${anchoring ? 'with' : 'without'} scroll anchoring`,
    {
      tag: '@nightly',
    },
    async ({ browser }) => {
      test.setTimeout(240_000)
      // The page's policy allows no style of the test's
      const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1350, height: 900 } })
      const page = await context.newPage()
      await page.goto(address('/docs/faq/intro/'))
      await boot(page)
      if (!anchoring) await page.addStyleTag({ content: '* { overflow-anchor: none !important }' })
      const links = sectionLinks()
      expect(links.length).toBeGreaterThan(30)
      for (const href of links) {
        await page.evaluate((to) => location.assign(to), href)
        await page.waitForURL((url) => url.pathname + url.hash === href)
        await page.waitForTimeout(120) // what a layout that still changes would move
        const { top, line, atEnd } = await page.evaluate(() => ({
          // The contents of a page with wide samples are a line above the article
          line: document.querySelector('.toc-inline')?.clientHeight ?? 0,
          top: document.getElementById(decodeURIComponent(location.hash.slice(1)))!.getBoundingClientRect().top,
          atEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
        }))
        // Below the navbar; only the end of a page can keep it lower
        expect.soft(top, href).toBeGreaterThanOrEqual(50)
        if (!atEnd) expect.soft(top, href).toBeLessThanOrEqual(100 + line)
      }
      await context.close()
    },
  )
