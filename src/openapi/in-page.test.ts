import { describe, expect, test } from '@jest/globals'
import { compile } from '../article/compile'
import { indexNodes, referenceNodes } from './article'
import { loadReference } from './load-reference'
import type { Block } from './nodes'
import type { Endpoint } from './types'

const reference = loadReference()
const endpoints = reference.groups.flatMap((group) => group.endpoints)

describe('the reference in the page', () => {
  const page = (nodes: Block[], source = '导语。\n\n<Endpoints />\n\n## 之后 [#after]\n\n其余。\n') =>
    compile({ file: 'content/openapi.mdx', root: process.cwd(), source, parts: { Endpoints: nodes } })
  const withText = (changes: Partial<Endpoint>): Block[] => {
    const group = reference.groups[0]!
    return referenceNodes({ ...reference, groups: [{ ...group, endpoints: [{ ...group.endpoints[0]!, ...changes }] }] })
  }

  test('they stand where the marker is, with headings and links of their own', async () => {
    const { lead, body, headings, links, problems, blocks } = await page(referenceNodes(reference))
    const html = lead + body
    expect(problems).toEqual([])
    // A search for a language is not answered by every endpoint
    expect(JSON.stringify(blocks)).not.toContain('其他语言')
    expect(html.indexOf('导语')).toBeLessThan(html.indexOf('id="auth"'))
    expect(html.indexOf('id="argus-info"')).toBeLessThan(html.indexOf('id="after"'))
    expect(headings.find(({ id }) => id === 'vr-list')).toEqual({
      level: 3,
      id: 'vr-list',
      text: '空间列表',
      method: 'GET',
    })
    expect(links).toContainEqual(expect.objectContaining({ raw: './docs/five/quick-start.mdx' }))
    expect(html).not.toContain('inlineMarkdown')
    expect(html).toContain('<a href="/developer/openapi/samples/vr-list/vr-list.py.txt">Python</a>')
  })

  test('the index leads to every endpoint, and to every callback', async () => {
    const source = '导语。\n\n<EndpointIndex />\n\n<Endpoints />\n'
    const parts = { EndpointIndex: indexNodes(reference), Endpoints: referenceNodes(reference) }
    const { body, blocks, markdown } = await compile({
      file: 'content/openapi.mdx',
      root: process.cwd(),
      source,
      parts,
    })
    for (const { id, method, path, title } of endpoints) {
      expect(body).toContain(`<a href="#${id}"><code>${path}</code></a> ${title}</li>`)
      expect(markdown).toContain(
        `\`${method}\` [\`${path}\`](https://open-platform.realsee.com/developer/openapi.md#${id})`,
      )
    }
    expect(body).toContain('<a href="#shepherd-callback">任务完成的回调</a>')
    // A search for an address is answered by its endpoint
    expect(blocks.filter(({ text }) => text.includes('空间列表')).length).toBeLessThan(3)
  })

  test('what has samples has them beside it; long prose has its own contents and the endpoints behind it', async () => {
    const prose = '\n\n一。\n\n二。\n\n三。\n\n四。\n\n'
    const source = `导语。\n\n## 之前 [#before]${prose}## 短 [#short]\n\n一。\n\n<Endpoints />\n`
    const group = reference.groups.find(({ callbacks, endpoints: own }) => callbacks.length && own.length)!
    const { body } = await page(referenceNodes({ ...reference, groups: [group] }), source)
    const [contents = ''] = /<div class="guide">[^]*?<\/nav>/.exec(body) ?? []
    expect(contents).toContain('<a href="#before">之前</a>')
    expect(contents).toContain(`<a href="#${group.endpoints[0]!.id}">${group.endpoints[0]!.title}</a>`)
    const [callback = ''] = /<section class="callback">[^]*?<\/section>/.exec(body) ?? []
    expect(callback).toMatch(
      new RegExp(`<h3 id="${group.callbacks[0]!.id}">[^]*<div class="samples">[^]*平台发来的请求体`),
    )
  })

  test('texts are read as authors write them: code, links, bold beside Chinese signs', async () => {
    const { body } = await page(withText({ summary: '用`code`，见[鉴权](#auth)。**“重点”**不变。' }))
    expect(body).toContain('<p>用<code>code</code>，见<a href="#auth">鉴权</a>。<strong>“重点”</strong>不变。 <span')
  })

  test('a text that is more than a line is a mistake with its words', async () => {
    const { problems } = await page(withText({ summary: '- 一\n- 二。' }))
    expect(problems).toMatchObject([{ rule: 'inline-markdown', message: expect.stringContaining('- 一') }])
  })
})
