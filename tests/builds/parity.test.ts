import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { site as facts } from '../../src/site/config'
import { createPreviewServer } from '../../tools/serve/preview-server'
import { findBrowser } from '../support/browser'
import { PATIENCE_MS } from '../support/patience'
import { runGatsby, startPreview } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/**
 * What a reader can do is the same in `gatsby develop` and on the built site. What may differ stands in
 * docs/architecture.md.
 */
const PREVIEW_PORT = 9551
const BUILT_PORT = 9552

const page = (title: string, body: string): string => `---\ntitle: ${title}\ndescription: 一句。\n---\n\n${body}\n`
const tabs =
  '<Tabs group="pm">\n<Tab label="npm">\n\n用 npm。\n\n</Tab>\n<Tab label="yarn">\n\n用 yarn。\n\n</Tab>\n</Tabs>'
const filler = '一段话，让页面长到要滚动。\n\n'.repeat(60)
const FILES = {
  'content/docs/five/sidebar.yaml': '- intro\n- label: 上手\n  items:\n    - quick-start\n',
  'content/docs/five/intro.mdx': page(
    '介绍',
    `导语。\n\n## 安装 [#install]\n\n${tabs}\n\n\`\`\`ts title="a.ts"\nexport const a = 1\n\`\`\`\n\n${filler}\n\n## 折叠 [#folded]\n\n<Details summary="里面">\n\n### 藏着的 [#hidden]\n\n藏着的一句。\n\n</Details>\n\n${filler}`,
  ),
  'content/docs/five/quick-start.mdx': page('快速开始', `导语。\n\n## 步骤 [#steps]\n\n${tabs}`),
}

interface Site {
  /** Address of the site, without a slash at the end. */
  base: string
  stop: () => Promise<void>
}

async function preview(copy: SiteCopy): Promise<Site> {
  const running = await startPreview(copy.root, PREVIEW_PORT, 400_000)
  return { base: `http://localhost:${PREVIEW_PORT}`, stop: running.stop }
}

async function built(copy: SiteCopy): Promise<Site> {
  const { code, output } = await runGatsby(copy.root, ['build', '--prefix-paths'])
  if (code !== 0) throw new Error(output)
  const server: Server = createPreviewServer(join(copy.root, 'public'))
  await new Promise<void>((done) => server.listen(BUILT_PORT, done))
  return {
    base: `http://localhost:${BUILT_PORT}${facts.pathPrefix}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

describe.each([
  ['the preview', preview],
  ['the built site', built],
])('%s', (_name, start) => {
  let copy: SiteCopy
  let site: Site
  let browser: Browser
  let context: BrowserContext
  let tab: Page

  beforeAll(async () => {
    copy = copySite(FILES)
    site = await start(copy)
    browser = await chromium.launch(await findBrowser())
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    copy?.remove()
  })
  beforeEach(async () => {
    await context?.close()
    context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 800 } })
    tab = await context.newPage()
    tab.setDefaultTimeout(PATIENCE_MS)
    await open('/docs/five/intro/')
  })

  /** Opens a page and waits until its controls answer: the preview starts later. */
  async function open(path: string): Promise<void> {
    await tab.goto(site.base + path)
    await tab.waitForFunction(() => !('heldPresses' in window && window.heldPresses) && document.querySelector('h1'))
  }
  const theme = (): Promise<string | undefined> => tab.evaluate(() => document.documentElement.dataset.theme)
  const shownPanel = (): Promise<string> => tab.locator('.tab-panel.on').innerText()

  test('the colour mode changes at a press and is remembered', async () => {
    expect(await theme()).toBe('light')
    await tab.getByRole('button', { name: '切换配色' }).click()
    expect(await theme()).toBe('dark')
    await open('/docs/five/quick-start/')
    expect(await theme()).toBe('dark')
  })

  test('the announcement closes and stays closed', async () => {
    const bar = tab.getByRole('complementary', { name: '站点公告' })
    await bar.getByRole('button').click()
    await bar.waitFor({ state: 'hidden' })
    await open('/docs/five/quick-start/')
    expect(await bar.isVisible()).toBe(false)
  })

  test('a tab shows its panel, and other pages follow', async () => {
    await tab.getByRole('tab', { name: 'yarn' }).click()
    expect(await shownPanel()).toContain('用 yarn。')
    await open('/docs/five/quick-start/')
    expect(await shownPanel()).toContain('用 yarn。')
  })

  test('copying is answered', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await tab.locator('.code .copy').first().click()
    await tab.locator('.copy.done').waitFor()
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('export const a = 1')
  })

  test('an address that names something folded away opens it', async () => {
    await open('/docs/five/intro/#hidden')
    await tab.getByText('藏着的一句。').waitFor({ state: 'visible' })
  })

  test('a link changes the page without a reload; the focus is at its start, the sidebar marks it', async () => {
    await tab.evaluate(() => void (document.documentElement.dataset.mine = ''))
    await tab.locator('.side').getByRole('link', { name: '快速开始' }).click()
    await tab.getByRole('heading', { level: 1, name: '快速开始' }).waitFor()
    await tab.waitForFunction(() => document.activeElement?.id === 'content')
    expect(await tab.title()).toContain('快速开始')
    expect(await tab.locator('.side [aria-current]').innerText()).toBe('快速开始')
    expect(await tab.evaluate(() => 'mine' in document.documentElement.dataset)).toBe(true)
  })

  test('back leads to where the reader was', async () => {
    await tab.evaluate(() => scrollTo(0, 900))
    await tab.waitForTimeout(300)
    // Not with the mouse: to get at the link, it would scroll
    await tab.locator('.side').getByRole('link', { name: '快速开始' }).dispatchEvent('click')
    await tab.getByRole('heading', { level: 1, name: '快速开始' }).waitFor()
    await tab.goBack()
    await tab.getByRole('heading', { level: 1, name: '介绍' }).waitFor()
    await tab.waitForFunction(() => Math.abs(scrollY - 900) < 5)
  })

  test('the contents mark the section that is being read', async () => {
    await tab.locator('.toc').getByRole('link', { name: '折叠' }).click()
    await tab.locator('.toc').locator('[aria-current]', { hasText: '折叠' }).waitFor()
  })

  test('a slash opens the search, ready to type; Escape closes it', async () => {
    await tab.keyboard.press('/')
    await tab.keyboard.type('全景')
    expect(await tab.locator('dialog.search input').inputValue()).toBe('全景')
    await tab.keyboard.press('Escape')
    await tab.keyboard.press('Escape')
    await tab.locator('dialog.search').waitFor({ state: 'hidden' })
  })

  test('on a phone the menu opens and closes', async () => {
    await tab.setViewportSize({ width: 360, height: 740 })
    await tab.getByRole('button', { name: '打开导航菜单' }).click()
    const menu = tab.locator('#drawer')
    await menu.getByRole('link', { name: '快速开始' }).waitFor()
    await tab.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })
})
