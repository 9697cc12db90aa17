import { isMap, isScalar, isSeq, visit, type Document, type Node } from 'yaml'
import { checkData } from '../site/schema-errors'
import { readYaml } from '../site/yaml-text'
import { sourceFindings } from '../site/raw-text'
import type { Problem } from '../site/types'
import { errorAt } from '../site/problem'
import { SIDEBAR_SHAPE, sidebarSchema } from './sidebar-schema'
import type { SidebarItem } from './types'

/** An alias is no entry, and a hundred of them are a bomb. */
function firstAlias(document: Document): Node | undefined {
  let alias: Node | undefined
  visit(document, {
    Alias: (_, node) => {
      alias = node
      return visit.BREAK
    },
  })
  return alias
}

function itemsOf(node: unknown, lineOf: (node: Node) => number): SidebarItem[] {
  return (isSeq<Node>(node) ? node.items : []).map((item): SidebarItem => {
    const line = lineOf(item)
    if (!isMap(item)) return { kind: 'page', id: String(isScalar(item) && item.value).trim(), line }
    const label = String(item.get('label')).trim()
    if (item.has('href')) return { kind: 'link', label, href: String(item.get('href')).trim(), line }
    return { kind: 'group', label, items: itemsOf(item.get('items'), lineOf), line }
  })
}

/**
 * Reads an area's sidebar. It is data: nothing in it is run.
 * @param file path from the root, for messages.
 * @returns its entries, each with its line; `undefined` when something is wrong with it, which is then told.
 */
export function readSidebar(source: string, file: string): { items: SidebarItem[] | undefined; problems: Problem[] } {
  const { document, fault, lineAt, lineOf } = readYaml(source)
  const refused = (line: number, message: string, remedy: string) => ({
    items: undefined,
    problems: [errorAt({ file, line }, 'broken-sidebar', `目录文件有错：${message}`, remedy)],
  })
  const [finding] = sourceFindings(source)
  if (finding) return refused(finding.line, finding.message, finding.remedy)
  if (fault) return refused(fault.line, `不是正确的 YAML：${fault.message}`, fault.remedy)
  const alias = firstAlias(document)
  if (alias) return refused(lineAt(alias.range?.[0]), '不能用 *', '每一项直接写出来')
  const problems = checkData(sidebarSchema, document.toJS(), SIDEBAR_SHAPE).faults.flatMap(
    ({ path, message, remedy }) => refused(lineOf(path), message, remedy).problems,
  )
  if (problems.length) return { items: undefined, problems }
  return { items: itemsOf(document.contents, (node) => lineAt(node.range?.[0])), problems: [] }
}
