import { describe, expect, test } from '@jest/globals'
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { withBase } from '../site/routes'
import { groupNodes } from './article'
import { loadDocument, referenceOf } from './read'
import { allSampleFiles } from './samples'

const reference = referenceOf(loadDocument())
const endpoints = reference.groups.flatMap((group) => group.endpoints)
const tree = {
  type: 'root',
  children: reference.groups.flatMap((group) => groupNodes(group, reference.servers[0]!.url)),
} as Nodes

interface Element {
  name: string | null
  attributes: { name?: string; value?: unknown }[]
  children: Nodes[]
}
function elements(name: string, root: Nodes = tree): Element[] {
  const found: Element[] = []
  visit(root, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name)
      found.push(node as unknown as Element)
  })
  return found
}
const attribute = (element: Element, name: string): unknown =>
  element.attributes.find((one) => one.name === name)?.value

/** Text of a node as it was described: Markdown stays as it is written. */
const textOf = (node: Nodes): string => {
  const { type, value } = node as unknown as { type: string; value?: string }
  if (value !== undefined) return type === 'inlineCode' ? `\`${value}\`` : value
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}
/** Rows of all tables, cells divided by bars. */
const rows: string[] = []
visit(tree, 'tableRow', (row) => void rows.push(row.children.map((cell) => textOf(cell)).join(' | ')))

describe('the nodes of the reference', () => {
  test('have one <Endpoint> for each endpoint, in order', () => {
    const written = elements('Endpoint').map((element) =>
      ['method', 'path', 'id'].map((name) => attribute(element, name)),
    )
    expect(written).toEqual(endpoints.map(({ method, path, id }) => [method, path, id]))
  })

  test('give every heading a Latin id, once', () => {
    const headings: unknown[] = []
    visit(tree, 'heading', (node) => void headings.push((node.data as { id?: string } | undefined)?.id))
    const sections = [...elements('Endpoint'), ...elements('Callback')]
    const ids = [...headings, ...sections.map((element) => attribute(element, 'id'))]
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z\d-]*$/)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of reference.groups) expect(headings).toContain(id)
  })

  test('show requests as curl and Node.js tabs that switch together, and answers below', () => {
    const tabs = elements('Tabs')
    expect(tabs).toHaveLength(endpoints.filter(({ callable }) => callable).length)
    for (const one of tabs) {
      expect(attribute(one, 'group')).toBe('api-language')
      expect(one.children.map((tab) => attribute(tab as unknown as Element, 'label'))).toEqual(['curl', 'Node.js'])
    }
  })

  test('lead to the samples in other languages, each to a file that the build writes', () => {
    const links: string[] = []
    visit(tree, (node) => {
      const { hProperties } = (node.data ?? {}) as { hProperties?: { href?: string } }
      if (hProperties?.href) links.push(hProperties.href)
    })
    expect(links).toEqual(allSampleFiles(reference).map(({ path }) => withBase(path)))
    expect(links).toContain('/developer/openapi/samples/vr-list/VrList.java.txt')
    expect(links).toHaveLength(4 * endpoints.filter(({ callable }) => callable).length)
  })

  test('hold JSON that parses, and every failure of an endpoint', () => {
    const failed: string[] = []
    visit(tree, 'code', (node) => {
      if (node.lang !== 'json') return
      const value = JSON.parse(node.value) as { code?: number; status?: string }
      if (value.code) failed.push(value.status ?? '')
    })
    expect(failed).toEqual(endpoints.flatMap((endpoint) => endpoint.failures.map(({ status }) => status)))
  })

  test('mark unconfirmed endpoints and no others', () => {
    const marked = elements('Endpoint').filter((element) => elements('Unconfirmed', element as unknown as Nodes).length)
    const unconfirmed = endpoints.filter(({ confidence }) => confidence === 'unconfirmed')
    expect(marked.map((element) => attribute(element, 'id'))).toEqual(unconfirmed.map(({ id }) => id))
  })

  test('draw who calls whom before the fields of a callback', () => {
    const [callback] = elements('Callback')
    const names = callback!.children.map((node) => (node as unknown as Element).name ?? node.type)
    expect(names.slice(0, 3)).toEqual(['paragraph', 'Figure', 'ApiTable'])
  })

  test('have tables that are whole and short enough for a phone', () => {
    visit(tree, 'table', (table) => {
      const width = table.children[0]?.children.length
      for (const row of table.children) {
        expect(row.children).toHaveLength(width!)
        for (const cell of row.children) expect(textOf(cell).length).toBeLessThanOrEqual(110)
      }
    })
    expect(rows.length).toBeGreaterThan(200)
  })

  test('say limits, defaults and values from the data', () => {
    expect(rows).toContain('`page_size` | `integer` | `10` | 每页条数，1 到 1000')
    expect(rows).toContain('`app_key` | `string` | 必填 | 控制台里的 Application Id')
    expect(rows).toContain('`observers[].position` | `number[3]` | 相机位置')
    expect(rows).toContain('`detail.name` | `string` | 标题')
    expect(rows).toContain('`media_data` | `string | null` | 多媒体信息')
    expect(rows).toContain('`version` | `string` | 无 | 数据版本，只支持 0：`0`')
    expect(textOf(tree)).toContain('`zip_cos_url` 和 `private_cos_key` 只给一个。')
    expect(elements('Details').map((one) => attribute(one, 'summary'))).toContain('project_list[].status_text 的取值')
  })
})
