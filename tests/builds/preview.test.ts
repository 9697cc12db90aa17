import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser'
import { get, sendBytes } from '../support/raw-request'
import { startPreview, type Preview } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { PATIENCE_MS } from '../support/patience'

/** The author's loop, in a real browser: edit, look, make a mistake, mend it. Nothing is restarted. */
const PORT = 9180
const page = (title: string, body: string, front = ''): string =>
  `---\ntitle: ${title}\ndescription: 一句。\n${front}---\n\n${body}\n`
const INTRO = 'content/docs/five/intro.mdx'
let site: SiteCopy
let preview: Preview
let browser: Browser
let tab: Page

beforeAll(async () => {
  site = copySite({
    [INTRO]: page('介绍', '## 一节 [#a]\n\n第一版。'),
    'content/docs/five/sidebar.yaml': '- intro\n',
  })
  preview = await startPreview(site.root, PORT, 400_000)
  browser = await chromium.launch(await findBrowser())
  tab = await browser.newPage()
  tab.setDefaultTimeout(PATIENCE_MS)
})

afterAll(async () => {
  await browser?.close()
  await preview?.stop()
  site?.remove()
})

const shows = (text: string): Promise<void> => tab.getByText(text).first().waitFor()
/** The terminal may come after the page. */
async function says(text: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !preview.output().includes(text) && Date.now() < end;)
    await new Promise((wake) => setTimeout(wake, 200))
  expect(preview.output()).toContain(text)
}
const url = (id: string): string => `http://localhost:${PORT}/docs/five/${id}/`

/** Opens a page that was just written, as its author does: again, until it is there. */
async function opens(id: string, text: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    await tab.goto(url(id))
    const there = await tab
      .getByText(text)
      .first()
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      )
    if (there) return
    if (Date.now() > end) throw new Error(`${url(id)} never showed ${text}; the preview said:\n${preview.output()}`)
  }
}

describe('the preview, without a restart', () => {
  beforeEach(() => tab.goto(url('intro')).then(() => undefined))

  test('starts without a word of the order of styles, which layers decide', () => {
    expect(preview.output()).not.toContain('Conflicting order')
  })

  test('shows an edit of text', async () => {
    site.write(INTRO, page('介绍', '## 一节 [#a]\n\n第二版。'))
    await shows('第二版。')
  })

  test('shows an edit of front matter in heading and sidebar', async () => {
    site.write(INTRO, page('新的标题', '## 一节 [#a]\n\n第二版。'))
    await tab.getByRole('heading', { level: 1, name: '新的标题' }).waitFor()
  })

  test('shows a new file once the sidebar lists it', async () => {
    site.write('content/docs/five/quick-start.mdx', page('快速开始', '## 步骤 [#steps]\n\n新页。'))
    site.write('content/docs/five/sidebar.yaml', '- intro\n- label: 上手\n  items: [quick-start]\n')
    await shows('上手')
    await opens('quick-start', '新页。')
  })

  test('shows a draft with its banner', async () => {
    site.write('content/docs/five/draft.mdx', page('草稿页', '草稿正文。', 'draft: true\n'))
    await opens('draft', '内容仍在编写，仅在开发环境可见，不会发布。')
  })

  test('says what is wrong with broken MDX, in browser and terminal, and heals', async () => {
    site.write(INTRO, page('新的标题', '## 一节 [#a]\n\n<Tabs>'))
    await shows('MDX 语法错误')
    await shows(`${INTRO}:8`)
    await says(`${INTRO}:8  MDX 语法错误`)
    site.write(INTRO, page('新的标题', '## 一节 [#a]\n\n好了。'))
    await shows('好了。')
  })

  test('says what is wrong with broken front matter, and heals', async () => {
    site.write(INTRO, '---\ntitle: 甲: 乙\n---\n\n## 一节 [#a]\n')
    await shows('前置信息不是正确的 YAML')
    await says(`${INTRO}:2  前置信息不是正确的 YAML`)
    // Not what the plugin that reads it too would print
    expect(preview.output()).not.toMatch(/YAMLException|gray-matter|onCreateNode/)
    site.write(INTRO, page('又好了', '## 一节 [#a]\n\n又好了。'))
    await shows('又好了。')
  })

  test('a broken link is a warning, and the server lives on', async () => {
    site.write(INTRO, page('又好了', '## 一节 [#a]\n\n[坏](./nothing.mdx) 还在。'))
    await shows('还在。')
    await says(`${INTRO}:8  链接“./nothing.mdx”没有对应的文件`)
  })
})

describe('programs run in the preview', () => {
  const ask = (path: string, headers: Record<string, string>) =>
    get(PORT, `/samples/run/${path}`, { headers: { host: `localhost:${PORT}`, ...headers } })
  const program = 'programs/five/intro/look.json'

  beforeAll(() => {
    const code = '```run\ncode: |\n  look()\nthen:\n  - element: canvas\n```'
    site.write(INTRO, page('介绍', `## 一节 [#look]\n\n${code}\n`))
  })

  test('the code is that of the page as it is now', async () => {
    const { status, body } = await ask(program, {})
    expect(status).toBe(200)
    expect((JSON.parse(body) as { files: Record<string, string> }).files['src/main.ts']).toContain('look()')
  })

  test('the sandboxed document gets what it loads, and the code of a page only from the page', async () => {
    const frame = await ask('frame/', {})
    expect(frame.headers['content-security-policy']).toMatch(/^sandbox allow-scripts/)
    expect((await ask('frame.js', { origin: 'null' })).status).toBe(200)
    expect((await ask('flat/work.json', { origin: 'null' })).status).toBe(200)
    const foreign = await ask(program, { origin: 'null' })
    expect(foreign.status).toBe(403)
    expect(foreign.body).not.toContain('look()')
    expect((await ask('frame.js', { host: 'evil.example' })).status).toBe(421)
  })
})

describe('drafts stay with their author', () => {
  const draft = '/page-data/docs/five/intro/page-data.json'
  beforeAll(async () => {
    site.write(INTRO, page('介绍', '## 一节 [#a]\n\n还在。'))
    await tab.goto(url('intro'))
    await shows('还在。')
  })
  const ask = (headers: Record<string, string>) => get(PORT, draft, { headers })

  test('the preview answers to its own names and to no other', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(await ask({ host: `${name}:${PORT}` })).toMatchObject({ status: 200 })
    for (const name of ['evil.example', 'localhost.evil.example']) {
      const { status, body } = await ask({ host: `${name}:${PORT}` })
      expect(status).toBe(421)
      expect(body).not.toContain('还在。')
    }
  })

  test('a page of another origin reads nothing', async () => {
    const host = `localhost:${PORT}`
    const own = await ask({ host, origin: `http://${host}` })
    expect(own.status).toBe(200)
    expect(own.body).toContain('还在。')
    const other = await ask({ host, origin: 'https://evil.example' })
    expect(other.status).toBe(403)
    expect(other.body).not.toContain('还在。')
  })

  test('nor does it by the socket, which carries the data of every page', async () => {
    const socket = '/socket.io/?EIO=4&transport='
    const upgrade = async (name: string, origin: string): Promise<string> =>
      sendBytes(
        PORT,
        `GET ${socket}websocket HTTP/1.1\r\nHost: ${name}:${PORT}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\n` +
          'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
        1_000,
      )
    for (const [name, origin, status] of [
      ['localhost', `http://localhost:${PORT}`, 200],
      ['localhost', 'https://evil.example', 403],
      ['evil.example', `http://evil.example:${PORT}`, 421],
    ] as const) {
      const { status: polled } = await get(PORT, `${socket}polling`, { headers: { host: `${name}:${PORT}`, origin } })
      expect({ name, origin, polled }).toEqual({ name, origin, polled: status })
      const wanted = status === 200 ? 101 : status
      expect({ name, origin, said: await upgrade(name, origin) }).toEqual({
        name,
        origin,
        said: expect.stringMatching(new RegExp(`^HTTP/1\\.1 ${wanted} `)),
      })
    }
  })
})
