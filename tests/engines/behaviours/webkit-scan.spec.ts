import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../reader/test'
import type { Site } from '../reader/site'
import { webkitBrowser } from '../drivers/webkit'
import type { EngineBrowser, Tab } from '../drivers/driver'

const WIDTHS = [360, 375, 390, 393, 430]
/** Pages of a part: several processes share them, and none takes longer as the site grows. */
const PART = 15

const pages = (): string[] =>
  [
    ...readFileSync(join(process.cwd(), 'public/sitemap-0.xml'), 'utf8').matchAll(/<loc>[^<]*?\/developer(\/[^<]*)</g),
  ].map(([, path]) => path!)

interface Finding {
  width: number
  wide: boolean
}

/**
 * Opens a page in a frame, since the window has a least width, and lays it out at each width from top to end. A script
 * that takes its time is asked again by the driver: it is not begun anew.
 */
const scan = (tab: Tab, url: string): Promise<Finding[]> =>
  tab.run<Finding[]>(
    `(window.scans ??= {})[${JSON.stringify(url)}] ??= (${scanInPage.toString()})(${JSON.stringify(url)}, ${JSON.stringify(WIDTHS)})`,
  )

/** Runs in the page. */
async function scanInPage(url: string, widths: number[]): Promise<Finding[]> {
  const frame = (): Promise<unknown> =>
    Promise.race([new Promise((next) => requestAnimationFrame(next)), new Promise((next) => setTimeout(next, 60))])
  document.body.innerHTML = '<iframe style="border: 0" height="780"></iframe>'
  const view = document.querySelector('iframe')!
  view.width = String(widths[0])
  await new Promise((done) => {
    view.onload = done
    view.src = url
  })
  const root = view.contentDocument!.documentElement
  const findings: Finding[] = []
  const isWide = (): boolean => root.scrollWidth > view.contentWindow!.innerWidth
  // Lines break alike in both; what is painted otherwise is seen on the way down, once
  for (const [theme, steps, at] of [
    ['light', 6, widths],
    ['dark', 3, widths.slice(0, 1)],
  ] as const) {
    localStorage.setItem('theme', theme)
    root.dataset.theme = theme
    for (const width of at) {
      view.width = String(width)
      for (let step = 0; step <= steps; step++) {
        view.contentWindow!.scrollTo(0, (root.scrollHeight * step) / steps)
        await frame()
      }
      // Styles may still be arriving
      if (isWide()) await new Promise((settled) => setTimeout(settled, 400))
      findings.push({ width, wide: isWide() })
    }
  }
  return findings
}

async function scanAll(site: Site, paths: string[]): Promise<string[]> {
  const problems: string[] = []
  let browser: EngineBrowser | undefined
  let tab: Tab | undefined
  for (const path of paths) {
    browser ??= await webkitBrowser()
    tab ??= await browser.newTab()
    try {
      if (path === paths[0] || problems.at(-1)?.includes('崩溃')) await tab.goto(site.url('/robots.txt'))
      const wide = (await scan(tab, site.url(path))).filter((finding) => finding.wide)
      problems.push(...new Set(wide.map(({ width }) => `${path} 在 ${width} px 左右滚动`)))
    } catch (error) {
      problems.push(`${path} 让浏览器崩溃：${String(error)}`)
      await browser.close()
      browser = tab = undefined
    }
  }
  await browser?.close()
  return problems
}

const all = pages()
for (let from = 0; from < all.length; from += PART) {
  const paths = all.slice(from, from + PART)
  test(`at phone widths no page crashes or scrolls sideways, in light and dark (from ${paths[0]})`, async ({
    site,
  }) => {
    test.setTimeout(400_000)
    expect(await scanAll(site, paths)).toEqual([])
  })
}
