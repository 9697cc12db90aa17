import { isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from 'yaml'
import { SIDEBAR_SHAPE } from '../../src/gatsby/sidebar-schema'

/** Where a page was put, in words for the author. */
export interface SidebarEdit {
  source: string
  place: string
}

interface Group {
  label: string | undefined
  list: YAMLSeq
}

/** All lists of a sidebar, the outer one first. */
function groupsOf(list: YAMLSeq, label?: string): Group[] {
  const inner = list.items.flatMap((item) => {
    const items = isMap(item) && item.get('items')
    return isSeq(items) ? groupsOf(items, String((item as { get: (key: string) => unknown }).get('label'))) : []
  })
  return [{ label, list }, ...inner]
}

const folderOf = (id: unknown): string => String(id).slice(0, String(id).lastIndexOf('/') + 1)

/**
 * Adds a page to the text of an area's `sidebar.yaml`; everything else, comments too, stays as it is.
 * @param short id inside the area, e.g. `handbook/vue/tagging`.
 * @param group label of the group to add it to. Without it: after the last page of the same folder, else at the end.
 * @throws Error in Chinese when there is no such group or the file cannot be understood.
 */
export function addToSidebar(source: string, short: string, group?: string): SidebarEdit {
  const document = parseDocument(source)
  const outer = document.contents
  if (document.errors.length || !isSeq(outer)) throw new Error(`看不懂这份 sidebar.yaml：${SIDEBAR_SHAPE}`)
  const groups = groupsOf(outer)
  const insert = (list: YAMLSeq, at: number, place: string): SidebarEdit => {
    list.items.splice(at, 0, document.createNode(short))
    return { source: document.toString({ lineWidth: 0 }), place }
  }
  if (group !== undefined) {
    const found = groups.find(({ label }) => label === group)
    const labels = groups.flatMap(({ label }) => (label ? [`“${label}”`] : []))
    if (!found) throw new Error(`目录里没有分组“${group}”，有的是：${labels.join('、') || '（还没有分组）'}`)
    return insert(found.list, found.list.items.length, `分组“${group}”的末尾`)
  }
  const folder = folderOf(short)
  for (const { list } of folder ? groups : []) {
    const at = list.items.findLastIndex((item) => isScalar(item) && folderOf(item.value) === folder)
    const sibling = list.items[at]
    if (isScalar(sibling)) return insert(list, at + 1, `“${String(sibling.value)}”之后`)
  }
  return insert(outer, outer.items.length, '末尾')
}
