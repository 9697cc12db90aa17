import { describe, expect, test } from '@jest/globals'
import type { Nodes } from 'mdast'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'
import { loadReference } from './load-reference'
import { openapiPage } from './page'
import { toMdx } from './to-mdx'
import type { Reference } from './types'

const reference = loadReference()
const mdx = toMdx(reference)
const tree = mdxToMdast(mdx)

interface Element {
  name: string | null
  attributes: { name?: string; value?: unknown }[]
  children: Nodes[]
}
function elements(name: string): Element[] {
  const found: Element[] = []
  visit(tree as Nodes, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name)
      found.push(node as unknown as Element)
  })
  return found
}
const attribute = (element: Element, name: string): unknown =>
  element.attributes.find((one) => one.name === name)?.value

describe('generated MDX', () => {
  test('has one <Endpoint> for each endpoint, in order', () => {
    const written = elements('Endpoint').map((element) => [
      attribute(element, 'method'),
      attribute(element, 'path'),
      attribute(element, 'id'),
    ])
    expect(written).toEqual(
      reference.groups.flatMap((group) => group.endpoints.map(({ method, path, id }) => [method, path, id])),
    )
  })

  test('gives every heading a Latin id, once', () => {
    const headings = [...mdx.matchAll(/^#{2,4} .*$/gm)].map(([line]) => /\[#([a-z][a-z\d-]*)\]$/.exec(line)?.[1])
    const ids = [...headings, ...elements('Endpoint').map((element) => attribute(element, 'id'))]
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of reference.groups) expect(headings).toContain(id)
  })

  test('shows requests as curl and Node.js tabs that switch together, and answers below', () => {
    const tabs = elements('Tabs')
    expect(tabs).toHaveLength(
      reference.groups.flatMap((group) => group.endpoints).filter(({ callable }) => callable).length,
    )
    for (const one of tabs) {
      expect(attribute(one, 'group')).toBe('api-language')
      expect(one.children.map((tab) => attribute(tab as unknown as Element, 'label'))).toEqual(['curl', 'Node.js'])
    }
  })

  test('every JSON block parses, and every failure of an endpoint is shown', () => {
    const failed: string[] = []
    visit(tree as Nodes, 'code', (node) => {
      if (node.lang !== 'json') return
      const value = JSON.parse(node.value) as { code?: number; status?: string }
      if (value.code) failed.push(value.status ?? '')
    })
    expect(failed).toEqual(
      reference.groups.flatMap((group) =>
        group.endpoints.flatMap((endpoint) => endpoint.failures.map(({ status }) => status)),
      ),
    )
  })

  test('marks unconfirmed endpoints and no others', () => {
    const marked = elements('Endpoint').filter((element) => JSON.stringify(element.children).includes('"未确认"'))
    const unconfirmed = reference.groups
      .flatMap((group) => group.endpoints)
      .filter(({ confidence }) => confidence === 'unconfirmed')
    expect(marked.map((element) => attribute(element, 'id'))).toEqual(unconfirmed.map(({ id }) => id))
  })

  test('tables are whole and short enough for a phone', () => {
    let rows = 0
    visit(tree as Nodes, 'table', (table) => {
      const width = table.children[0]?.children.length
      for (const row of table.children) {
        rows++
        expect(row.children).toHaveLength(width!)
        for (const cell of row.children) {
          const text = mdx.slice(cell.position!.start.offset, cell.position!.end.offset)
          expect(text.length).toBeLessThanOrEqual(110)
        }
      }
    })
    expect(rows).toBeGreaterThan(200)
  })

  test('writes limits, defaults and values from the data', () => {
    expect(mdx).toContain('| `page_size` | `integer` | `10` | 每页条数，1 到 1000 |')
    expect(mdx).toContain('| `app_key` | `string` | 必填 | 控制台里的 Application Id |')
    expect(mdx).toContain('| `observers[].position` | `number[3]` | 相机位置 |')
    expect(mdx).toContain('| `detail.name` | `string` | 标题 |')
    expect(mdx).toContain('| `media_data` | `string \\| null` | 多媒体信息 |')
    expect(mdx).toContain('`zip_cos_url` 和 `private_cos_key` 只给一个。')
    expect(mdx).toContain('<Details summary="project_list[].status_text 的取值">')
  })

  test('depends on nothing but its argument', () => {
    const small: Reference = { ...reference, groups: [{ ...reference.groups[0]!, title: '别的组' }] }
    expect(toMdx(small)).toMatch(/^## 别的组 \[#auth\]/)
    expect(toMdx(small)).not.toContain('## 核心数据')
  })
})

describe('openapiPage', () => {
  test('puts the reference where the marker is and keeps the lines before it', () => {
    const page = openapiPage('第一行\n\n<Endpoints />\n\n## 之后 [#after]\n')
    expect(page).toBe(`第一行\n\n${mdx}\n\n## 之后 [#after]\n`)
  })

  test('says so when the marker is missing', () => {
    expect(() => openapiPage('没有标记')).toThrow('缺少单独一行的 <Endpoints />')
  })
})
