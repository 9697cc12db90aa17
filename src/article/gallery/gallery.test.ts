import { expect, test } from '@jest/globals'
import { compile } from '../compile'
import { tempFolder } from '../../../tests/support/temp-folder'

/** A WebP of 2 × 3 pixels. */
const PICTURE = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAABQAQCdASoCAAMAAUAmJaQABYwAAP6igAA=', 'base64')
const RUN = '```run\ncode: look()\nthen:\n  - text: 好\n```\n'

function gallery(pages: string, written = (text: string): string => text) {
  const handbook = `---\ntitle: 打标签\n---\n\n## 标签 [#tag]\n\n${RUN}`
  const root = tempFolder('gallery', {
    'content/demos/five-flat.webp': PICTURE,
    'content/docs/five/flat.mdx': written(
      `---\ntitle: 小户型\n---\n\n## 看 {/* 待定 */} [#look]\n\n${RUN}\n## 转 [#turn]\n\n${RUN.replace('code', 'id: spin\nname: 转一圈\ncode')}`,
    ),
    'content/docs/five/data.mdx':
      '---\ntitle: 数据\n---\n\n## 读 [#read]\n\n```run\ndata: own\ncode: read()\nthen:\n  - log: 好\n```\n',
    'content/docs/five/still.mdx': '---\ntitle: 没有程序\n---\n\n文字。\n',
    'content/docs/five/handbook/no-framework/tagging.mdx': handbook,
    'content/docs/five/handbook/vue/tagging.mdx': handbook,
    'content/demos/five-handbook-no-framework-tagging.webp': PICTURE,
  })
  return compile({ file: 'content/demos.mdx', root, source: `<Gallery pages="${pages}" />\n` })
}

test('a page has its title, its picture, and a link to each of its programs', async () => {
  const { lead, body, markdown, assets, dependencies, problems } = await gallery('five/flat')
  expect(problems).toEqual([])
  const html = lead + body
  expect(html).toMatch(/<img src="\/developer\/content\/[\da-f]{8}-five-flat\.webp" alt="" width="2" height="3"/)
  expect(html).toContain('<a class="gallery-page" href="/developer/docs/five/flat/">小户型</a>')
  expect(html).toContain('<a href="/developer/docs/five/flat/#look">看</a>')
  expect(html).toContain('<a href="/developer/docs/five/flat/#turn">转一圈</a>')
  expect(markdown).toMatch(
    /^- \[小户型\]\(\S+\) 三维空间 five\n {2}- \[看\]\(\S+#look\)\n {2}- \[转一圈\]\(\S+#turn\)$/m,
  )
  expect(assets).toHaveLength(1)
  // An edit of the page shows in the gallery
  expect(dependencies.map(({ file }) => file)).toContainEqual(expect.stringContaining('flat.mdx'))
})

test('a page is the same whatever its lines end with, and with a byte order mark', async () => {
  const { lead, body } = await gallery('five/flat')
  const windows = await gallery('five/flat', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)
  expect(windows.lead + windows.body).toBe(lead + body)
})

test('a topic that the handbooks have in several frameworks is one card with one picture', async () => {
  const { lead, body, markdown, problems } = await gallery(
    'five/handbook/no-framework/tagging five/handbook/vue/tagging five/data',
  )
  expect(problems).toEqual([])
  const html = lead + body
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html.match(/<span class="gallery-product">三维空间 five</g)).toHaveLength(2)
  expect(html).toMatch(/<summary>Vue<svg[^]*<a class="gallery-page" href="[^"]*\/vue\/tagging\/"[^>]*>Vue<\/a>/)
  expect(markdown).toContain('/vue/tagging.md#tag)')
})

test('a page whose programs only write into the console has no picture', async () => {
  const { lead, body, problems } = await gallery('five/data')
  expect(problems).toEqual([])
  expect(lead + body).toContain('<a href="/developer/docs/five/data/#read">读</a>')
  expect(lead + body).not.toContain('<img')
})

test('a page that is not there or has no programs is told', async () => {
  expect((await gallery('five/nothing')).problems).toMatchObject([{ rule: 'gallery-page', line: 1 }])
  expect((await gallery('five/still')).problems.map(({ message }) => message)).toContain('five/still 没有能运行的示例')
})
