import { expect, test } from '@jest/globals'
import { compile } from '../article/compile'
import { groupNodes, indexNodes } from './article'
import { groupsOf, loadDocument } from './read'
import type { Block } from './nodes'
import type { Endpoint } from './types'

const groups = groupsOf(loadDocument())

/** Compiles a page of the open API. */
const page = (nodes: Block[], source = '导语。\n\n<Endpoints />\n\n## 之后 [#after]\n\n其余。\n') =>
  compile({ file: 'content/openapi/core.mdx', root: process.cwd(), source, parts: { Endpoints: nodes } })

const withText = (changes: Partial<Endpoint>): Block[] => {
  const group = groups[0]!
  return groupNodes({ ...group, endpoints: [{ ...group.endpoints[0]!, ...changes }] })
}

test('endpoints stand where the marker is, with headings and links of their own', async () => {
  const core = groups.find(({ id }) => id === 'core')!
  const { lead, body, headings, links, problems, blocks } = await page(groupNodes(core))
  const html = lead + body
  expect(problems).toEqual([])
  // A search for a language is not answered by every endpoint
  expect(JSON.stringify(blocks)).not.toContain('其他语言')
  expect(html.indexOf('导语')).toBeLessThan(html.indexOf('id="core"'))
  expect(html.indexOf('id="facade-config"')).toBeLessThan(html.indexOf('id="after"'))
  expect(headings.find(({ id }) => id === 'vr-list')).toEqual({
    level: 3,
    id: 'vr-list',
    text: '空间列表',
    method: 'GET',
  })
  expect(links).toContainEqual(expect.objectContaining({ raw: '../docs/five/quick-start.mdx' }))
  expect(html).not.toContain('inlineMarkdown')
  expect(html).toContain('<a href="/developer/openapi/samples/vr-list/vr-list.py.txt">Python</a>')
})

test('the index has a row for every endpoint and callback, with its anchor, which leads to it', async () => {
  const { body, blocks, markdown, ids } = await compile({
    file: 'content/openapi/index.mdx',
    root: process.cwd(),
    source: '导语。\n\n<EndpointIndex />\n',
    parts: { EndpointIndex: indexNodes(groups) },
  })
  for (const group of groups) {
    expect(ids).toEqual(expect.arrayContaining([group, ...group.endpoints, ...group.callbacks].map(({ id }) => id)))
    for (const { id, method, path, title } of group.endpoints) {
      expect(body.replaceAll('<wbr>', '')).toContain(
        `<a href="/developer/openapi/${group.id}/#${id}"><code translate="no">${path}</code></a> ${title}</td>`,
      )
      expect(markdown).toContain(
        `\`${method}\` [\`${path}\`](https://open-platform.realsee.com/developer/openapi/${group.id}.md#${id})`,
      )
    }
  }
  expect(body).toContain('<a href="/developer/openapi/transfer/#shepherd-callback">任务完成的回调</a>')
  // A search for an address is answered by its endpoint
  expect(JSON.stringify(blocks)).not.toContain('空间列表')
})

test('tables say limits, defaults and values from the data, short enough for a phone; examples are JSON, failures too', async () => {
  const pages = await Promise.all(groups.map((group) => page(groupNodes(group))))
  const markdown = pages.map((one) => one.markdown.replace(/ \{#[^\s}]+\}/g, '')).join('\n')
  for (const said of [
    '| `page`（必填） | `integer` | | 页码，最小 1 |',
    '| `page_size` | `integer` | `10` | 每页条数，1 到 1000 |',
    '| `app_key`（必填） | `string` | | 控制台里的 Application Id |',
    '| `observers[].position` | `number[3]` | 相机位置 |',
    '| `detail.name` | `string` | 标题 |',
    '| `media_data` | `string \\| null` | 多媒体信息 |',
    '| `version` | `string` | 无 | 数据版本，只支持 0：`0` |',
    '`zip_cos_url` 和 `private_cos_key` 只给一个。',
    '**project_list\\[].status_text 的取值**',
  ])
    expect(markdown).toContain(said)
  const cells = markdown.match(/^\|.+\|$/gm)!.flatMap((row) => row.split(' | '))
  expect(cells.filter(({ length }) => length > 110)).toEqual([])
  const values = [...markdown.matchAll(/```json\n([^]*?)\n```/g)].map(
    ([, text]) => JSON.parse(text!) as { code?: number },
  )
  const failures = groups.flatMap(({ endpoints }) => endpoints.flatMap((one) => one.failures))
  expect(values.flatMap(({ code }) => code || [])).toEqual(failures.map(({ code }) => code))
})

test('what has samples has them beside it, callbacks too', async () => {
  const group = groups.find(({ callbacks }) => callbacks.length)!
  const { body } = await page(groupNodes(group))
  expect(body).toMatch(/<section class="endpoint"[^]*?<div class="samples">/)
  const [callback = ''] = /<section class="callback"[^]*?<\/section>/.exec(body) ?? []
  expect(callback).toMatch(
    new RegExp(`<h3 id="${group.callbacks[0]!.id}">[^]*<div class="samples">[^]*平台发来的请求体`),
  )
})

test('texts are read as authors write them: code, links, bold beside Chinese signs', async () => {
  const { body } = await page(withText({ summary: '用`code`，见[鉴权](#auth)。**“重点”**不变。' }))
  expect(body).toContain(
    '<p>用<code translate="no">code</code>，见<a href="#auth">鉴权</a>。<strong>“重点”</strong>不变。 <span',
  )
})

test('a text that is more than a line is a mistake with its words', async () => {
  const { problems } = await page(withText({ summary: '- 一\n- 二。' }))
  expect(problems).toMatchObject([{ rule: 'inline-markdown', message: expect.stringContaining('- 一') }])
})
