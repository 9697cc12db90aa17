import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { chromium, expect as soon, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../support/browser'
import { fixtureFiles } from '../support/fixture'
import { PATIENCE_MS } from '../support/patience'
import { get, sendBytes } from '../support/raw-request'
import { says, startPreview, type Run } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** One session of `gatsby develop` in a real browser: what its author sees is what readers will, edits and mistakes show. */
const PORT = 9180
const BASE = `http://localhost:${PORT}`
const PAGE = 'content/docs/five/page.mdx'
const page = (title: string, body: string): string => `---\ntitle: ${title}\ndescription: 一句。\n---\n\n${body}\n`
const url = (id: string): string => `${BASE}/docs/five/${id}/`
let site: SiteCopy
let preview: Run
let browser: Browser
let context: BrowserContext
let tab: Page

beforeAll(async () => {
  site = copySite(fixtureFiles())
  preview = await startPreview(site.root, PORT)
  browser = await chromium.launch(await findBrowser())
})
afterAll(async () => {
  await browser?.close()
  await preview?.kill()
  site?.remove()
})
beforeEach(async () => {
  await context?.close()
  context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 800 } })
  tab = await context.newPage()
  tab.setDefaultTimeout(PATIENCE_MS)
})

test('the types of the queries are in the repository as the preview writes them', async () => {
  const types = 'gatsby-types.d.ts'
  const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  // Gatsby writes them behind the first page
  await soon.poll(() => textOf(join(site.root, types)), { timeout: PATIENCE_MS }).toBe(textOf(types))
})

const shows = (text: string): Promise<void> => tab.getByText(text).first().waitFor()
/** Opens an address and waits until its controls answer. */
async function open(address: string): Promise<void> {
  await tab.goto(address)
  await tab.waitForFunction(() => !('heldPresses' in window && window.heldPresses) && document.querySelector('h1'))
}

// On the built site tests/engines/behaviours says the same. What may differ stands in docs/architecture.md
describe('a reader’s site works as it will when it is built', () => {
  beforeEach(() => open(url('intro')))
  const theme = (): Promise<string | undefined> => tab.evaluate(() => document.documentElement.dataset.theme)

  test('the colour mode and the choice of a tab are remembered, the announcement stays closed', async () => {
    expect(await theme()).toBe('light')
    await tab.getByRole('button', { name: '切换配色' }).click()
    expect(await theme()).toBe('dark')
    await tab.getByRole('tab', { name: 'yarn' }).click()
    const bar = tab.getByRole('complementary', { name: '站点公告' })
    await bar.getByRole('button').click()
    await bar.waitFor({ state: 'hidden' })
    await open(url('quick-start'))
    expect(await theme()).toBe('dark')
    expect(await tab.locator('.tab-panel.on').innerText()).toContain('用 yarn。')
    expect(await bar.isVisible()).toBe(false)
  })

  test('copying is answered', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await tab.locator('.code .copy').first().click()
    await tab.locator('.copy.done').waitFor()
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe('export const a = 1')
  })

  test('an address that names something folded away opens it; the contents mark the section that is read', async () => {
    await open(`${url('intro')}#hidden`)
    await tab.getByText('藏着的一句。').waitFor({ state: 'visible' })
    await tab.locator('.toc').getByRole('link', { name: '折叠' }).click()
    await tab.locator('.toc').locator('[aria-current]', { hasText: '折叠' }).waitFor()
  })

  test('a link changes the page without a reload; focus and sidebar follow, back leads to where the reader was', async () => {
    await tab.evaluate(() => void (document.documentElement.dataset.mine = ''))
    await tab.evaluate(() => scrollTo(0, 900))
    await tab.waitForFunction(() => scrollY === 900)
    // Not with the mouse: to get at the link, it would scroll
    await tab.locator('.side').getByRole('link', { name: '快速开始' }).dispatchEvent('click')
    await tab.getByRole('heading', { level: 1, name: '快速开始' }).waitFor()
    await tab.waitForFunction(() => document.activeElement?.id === 'content')
    expect(await tab.title()).toContain('快速开始')
    expect(await tab.locator('.side [aria-current]').innerText()).toBe('快速开始')
    expect(await tab.evaluate(() => 'mine' in document.documentElement.dataset)).toBe(true)
    await tab.goBack()
    await tab.getByRole('heading', { level: 1, name: '介绍' }).waitFor()
    await tab.waitForFunction(() => Math.abs(scrollY - 900) < 5)
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

describe('without a restart', () => {
  beforeEach(() => open(url('page')))

  /** The terminal may come after the page. */
  const told = (text: string): Promise<void> => says(preview, text, PATIENCE_MS)
  /** Opens a page that was just written, as its author does: again, until it is there. */
  async function opens(id: string, text: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      await tab.goto(url(id))
      const there = tab.getByText(text).first().waitFor({ timeout: 5_000 })
      if (await there.then(() => true).catch(() => false)) return
      if (Date.now() > end) throw new Error(`${url(id)} never showed ${text}; the preview said:\n${preview.output()}`)
    }
  }

  test('an edit of text, and one of front matter in heading and sidebar', async () => {
    expect(preview.output()).not.toContain('Conflicting order')
    site.write(PAGE, page('一页', '第二版。'))
    await shows('第二版。')
    site.write(PAGE, page('新的标题', '第二版。'))
    await tab.getByRole('heading', { level: 1, name: '新的标题' }).waitFor()
    await tab.locator('.side').getByText('新的标题').waitFor()
  })

  test('the search finds what was just saved', async () => {
    site.write(PAGE, page('一页', '孔雀石。'))
    await shows('孔雀石。')
    await tab.keyboard.press('/')
    await tab.keyboard.type('孔雀石')
    await tab.locator('dialog.search [role=option]', { hasText: '孔雀石' }).waitFor()
  })

  test('a new file once the sidebar lists it, and a draft with its banner', async () => {
    site.write('content/docs/five/new.mdx', page('新页', '## 步骤 [#steps]\n\n新页。'))
    const sidebar = fixtureFiles()['content/docs/five/sidebar.yaml']!
    site.write('content/docs/five/sidebar.yaml', `${sidebar}- label: 新的一组\n  items: [new]\n`)
    await shows('新的一组')
    await opens('new', '新页。')
    await opens('draft', '内容仍在编写，仅在开发环境可见，不会发布。')
  })

  test('what is wrong with broken MDX, in browser and terminal, and heals', async () => {
    site.write(PAGE, page('一页', '甲\n\n<Tabs>'))
    await shows('MDX 语法错误')
    await shows(`${PAGE}:8`)
    await told(`${PAGE}:8  MDX 语法错误`)
    site.write(PAGE, page('一页', '好了。'))
    await shows('好了。')
  })

  test('a picture that comes after the page', async () => {
    site.write(PAGE, page('一页', '![迟到的图](./img/late.svg)'))
    await shows('找不到文件“./img/late.svg”')
    site.write('content/docs/five/img/late.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
    await tab.getByRole('img', { name: '迟到的图' }).waitFor()
  })

  test('what is wrong with broken front matter, and heals', async () => {
    site.write(PAGE, '---\ntitle: 甲: 乙\n---\n\n甲\n')
    await shows('前置信息不是正确的 YAML')
    await told(`${PAGE}:2  前置信息不是正确的 YAML`)
    // Not what the plugin that reads it too would print
    expect(preview.output()).not.toMatch(/YAMLException|gray-matter|onCreateNode/)
    site.write(PAGE, page('又好了', '又好了。'))
    await shows('又好了。')
  })

  test('a broken link is a warning, and the server lives on', async () => {
    site.write(PAGE, page('又好了', '[坏](./nothing.mdx) 还在。'))
    await shows('还在。')
    await told(`${PAGE}:6  链接“./nothing.mdx”没有对应的文件`)
  })
})

describe('programs run in the preview', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    get(PORT, `/samples/run/${path}`, { headers: { host: `localhost:${PORT}`, ...headers } })
  const program = 'programs/five/page/look.json'

  beforeAll(() => {
    site.write(PAGE, page('一页', '## 甲 [#look]\n\n```run\ncode: |\n  look()\nthen:\n  - element: canvas\n```'))
  })

  test('the code is that of the page as it is now', async () => {
    const { status, body } = await ask(program, {})
    expect(status).toBe(200)
    expect((JSON.parse(body) as { files: Record<string, string> }).files['src/main.ts']).toContain('look()')
  })

  test('the sandboxed document gets what it loads, and the code of a page only from the page', async () => {
    const frame = await ask('frame/', {})
    expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-scripts/)
    expect((await ask('boot.js', { origin: 'null' })).status).toBe(200)
    expect((await ask('flat/work.json', { origin: 'null' })).status).toBe(200)
    const foreign = await ask(program, { origin: 'null' })
    expect(foreign.status).toBe(403)
    expect(foreign.body).not.toContain('look()')
    expect((await ask('sandbox.js', { host: 'evil.example' })).status).toBe(421)
  })
})

describe('drafts stay with their author', () => {
  const WORDS = '草稿正文。'
  beforeAll(async () => {
    const first = await browser.newPage()
    await first.goto(url('draft'))
    await first.getByText(WORDS).waitFor()
    await first.close()
  })

  test.each([
    ['localhost', undefined, 200],
    ['127.0.0.1', undefined, 200],
    ['[::1]', undefined, 200],
    ['localhost', BASE, 200],
    ['localhost', 'https://evil.example', 403],
    ['evil.example', undefined, 421],
    ['localhost.evil.example', undefined, 421],
  ])('asked as %s by %s: %d', async (name, origin, wanted) => {
    const headers = { host: `${name}:${PORT}`, ...(origin && { origin }) }
    const { status, body } = await get(PORT, '/page-data/docs/five/draft/page-data.json', { headers })
    expect([status, body.includes(WORDS)]).toEqual([wanted, wanted === 200])
  })

  test.each([
    ['localhost', BASE, 200],
    ['localhost', 'https://evil.example', 403],
    ['evil.example', `http://evil.example:${PORT}`, 421],
  ])('by the socket, which carries the data of every page, as %s by %s: %d', async (name, origin, wanted) => {
    const socket = '/socket.io/?EIO=4&transport='
    const { status } = await get(PORT, `${socket}polling`, { headers: { host: `${name}:${PORT}`, origin } })
    expect(status).toBe(wanted)
    const said = await sendBytes(
      PORT,
      `GET ${socket}websocket HTTP/1.1\r\nHost: ${name}:${PORT}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      1_000,
    )
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${wanted === 200 ? 101 : wanted} `))
  })
})
