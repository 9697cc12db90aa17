import { isMap, isScalar, isSeq, visit, type Document, type Node } from 'yaml'
import { readYaml } from '../article/parse/yaml-text'
import { MERGE_MARK, mergeProblem } from '../article/slips/source'
import type { Problem } from '../site/types'
import { checkSidebar } from './sidebar-schema'
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

/** What stands behind a ` #` in a value: YAML leaves it out. */
function commentedValue(document: Document): { at: number; comment: string } | undefined {
  let found: { at: number; comment: string } | undefined
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || !/^(?:href|label)$/.test(String(key.value))) return undefined
      if (!value.comment || !value.range) return undefined
      found = { at: value.range[0], comment: value.comment.split('\n')[0] ?? '' }
      return visit.BREAK
    },
  })
  return found
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
export function readSidebar(written: string, file: string): { items: SidebarItem[] | undefined; problems: Problem[] } {
  const source = written.replace(/^\ufeff/, '')
  const { document, fault, lineAt, lineOf } = readYaml(source)
  const problem = (line: number, message: string, remedy: string): Problem => ({
    severity: 'error',
    rule: 'broken-sidebar',
    file,
    line,
    message: `目录文件有错：${message}`,
    remedy,
  })
  if (source.includes('\ufffd') || source.includes('\0'))
    return {
      items: undefined,
      problems: [problem(lineAt(source.search(/[\ufffd\0]/)), '不是正确的 UTF-8', '用编辑器另存为 UTF-8')],
    }
  const conflict = MERGE_MARK.exec(source)
  if (conflict)
    return { items: undefined, problems: [problem(lineAt(conflict.index), mergeProblem.message, mergeProblem.remedy)] }
  if (fault)
    return {
      items: undefined,
      problems: [problem(fault.line, `不是正确的 YAML：${fault.message}`, fault.remedy)],
    }
  const alias = firstAlias(document)
  if (alias) return { items: undefined, problems: [problem(lineAt(alias.range?.[0]), '不能用 *', '每一项直接写出来')] }
  const problems = checkSidebar(document.toJS()).map(({ path, message, remedy }) =>
    problem(lineOf(path), message, remedy),
  )
  const cut = commentedValue(document)
  if (cut)
    problems.push(
      problem(
        lineAt(cut.at),
        `“#${cut.comment}”成了注释，不在值里`,
        '去掉 # 前面的空格；要显示 # 就用引号括起来；是注释就另起一行',
      ),
    )
  if (problems.length) return { items: undefined, problems }
  return { items: itemsOf(document.contents, (node) => lineAt(node.range?.[0])), problems: [] }
}
