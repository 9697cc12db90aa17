import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runGatsby } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'

/** Gatsby runs a page query again only when a node or the context changed: the neighbours of a change must not go stale. */
const page = (title: string, body = '## 一节 [#a]\n\n正文。'): string =>
  `---\ntitle: ${title}\ndescription: 一句。\n---\n\n${body}\n`
let site: SiteCopy

const html = (id: string): string => readFileSync(join(site.root, `public/docs/${id}/index.html`), 'utf8')
const build = async (env: Record<string, string> = {}): Promise<void> => {
  const { code, output } = await runGatsby(site.root, ['build', '--prefix-paths'], env)
  if (code !== 0) throw new Error(output)
}

beforeAll(async () => {
  site = copySite({
    'content/docs/five/intro.mdx': page('介绍'),
    'content/docs/five/quick-start.mdx': page('快速开始'),
    'content/docs/five/config.mdx': page('配置', '## 一节 [#a]\n\n:::note\n\n提示。\n\n:::'),
    'content/docs/five/sidebar.ts': "export default ['intro', 'quick-start', 'config']\n",
  })
  await build()
})
afterAll(() => site.remove())

describe('a warm build', () => {
  test('that has nothing to do does not end before Gatsby’s worker has started, which would fail', async () => {
    const slow = join(site.root, 'slow-worker.cjs')
    const awake = join(site.root, 'worker-awake')
    const sleep = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000)'
    const code = `${sleep}; require('fs').writeFileSync(${JSON.stringify(awake)}, '')`
    writeFileSync(slow, `if (process.env.GATSBY_WORKER_POOL_WORKER) { ${code} }\n`)
    await build({ NODE_OPTIONS: `--require ${slow}` })
    expect(existsSync(awake)).toBe(true)
  })

  test('shows a new title in the sidebar and the pager of the other pages', async () => {
    site.write('content/docs/five/quick-start.mdx', page('起步第二版'))
    await build()
    expect(html('five/quick-start')).toContain('起步第二版')
    for (const id of ['five/intro', 'five/config']) {
      expect(html(id)).toContain('起步第二版')
      expect(html(id)).not.toContain('快速开始<')
    }
  })

  test('shows a new order of the sidebar on every page', async () => {
    site.write(
      'content/docs/five/sidebar.ts',
      "export default ['intro', 'config', { label: '新的一组', items: ['quick-start'] }]\n",
    )
    await build()
    for (const id of ['five/intro', 'five/config', 'five/quick-start']) expect(html(id)).toContain('新的一组')
  })

  test('shows new styles on every page, edit after edit', async () => {
    const file = join(site.root, 'src/styles/reset.css')
    const before = readFileSync(file, 'utf8')
    for (const colour of ['#abc', '#bcd']) {
      writeFileSync(file, before.replace(':focus-visible {', `:focus-visible { caret-color: ${colour};`))
      await build()
      for (const id of ['five/intro', 'five/config']) expect(html(id)).toContain(`caret-color:${colour}`)
    }
  })

  test('shows new styles of a construct where it is used', async () => {
    const file = join(site.root, 'src/article/callout/style.css')
    writeFileSync(file, readFileSync(file, 'utf8').replace('.callout {', '.callout { outline-color: #cde;'))
    await build()
    expect(html('five/config')).toContain('outline-color:#cde')
    expect(html('five/intro')).not.toContain('outline-color:#cde')
  })

  test('brings new styles of what comes with the scripts, also to readers without', async () => {
    const file = join(site.root, 'src/styles/late/controls.css')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('.search-btn:hover {', '.search-btn:hover { caret-color: #abc;'),
    )
    await build()
    for (const name of [/late-[\da-f]+\.css/, /app-[\da-f]+\.js/]) {
      const [used] = name.exec(html('five/intro'))!
      expect(readFileSync(join(site.root, 'public', used), 'utf8')).toContain('caret-color:#abc')
    }
  })

  test('shows what a change of the pipeline changes', async () => {
    const file = join(site.root, 'src/article/heading/render.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("text('#')", "text('§')"))
    await build()
    expect(html('five/config')).toContain('>§</a>')
  })

  test('shows what a change of the code behind the pages changes', async () => {
    const file = join(site.root, 'src/gatsby/site.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace('problemPanel(own) + body.body', "'<p>新的一段</p>' + body.body"))
    await build()
    for (const id of ['five/intro', 'five/config']) expect(html(id)).toContain('<p>新的一段</p>')
  })
})
