import ts from 'typescript'
import { NewPageError } from './page-id'

/** Where a page was put, in words for the author. */
export interface SidebarEdit {
  source: string
  place: string
}

interface Group {
  label: string | undefined
  list: ts.ArrayLiteralExpression
}

/** All lists of a sidebar, the outer one first. */
function groupsOf(list: ts.ArrayLiteralExpression, label?: string): Group[] {
  const inner = list.elements.flatMap((element) => {
    if (!ts.isObjectLiteralExpression(element)) return []
    const value = (name: string): ts.Expression | undefined =>
      element.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
        ?.initializer
    const [items, title] = [value('items'), value('label')]
    if (!items || !ts.isArrayLiteralExpression(items)) return []
    return groupsOf(items, title && ts.isStringLiteralLike(title) ? title.text : undefined)
  })
  return [{ label, list }, ...inner]
}

function outerList(file: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression
  const value = exported && ts.isCallExpression(exported) ? exported.arguments[0] : exported
  return value && ts.isArrayLiteralExpression(value) ? value : undefined
}

const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1)

/**
 * Adds a page to the text of an area's `sidebar.ts`; everything else, comments too, stays as it is.
 * @param short id inside the area, e.g. `handbook/vue/tagging`.
 * @param group label of the group to add it to. Without it: after the last page of the same folder, else at the end.
 * @throws {NewPageError} when there is no such group or the file cannot be understood.
 */
export function addToSidebar(source: string, short: string, group?: string): SidebarEdit {
  const file = ts.createSourceFile('sidebar.ts', source, ts.ScriptTarget.Latest, true)
  const outer = outerList(file)
  if (!outer) throw new NewPageError('看不懂这份 sidebar.ts：它要写成 export default defineSidebar([...])')
  const groups = groupsOf(outer)
  const insert = (list: ts.ArrayLiteralExpression, after: ts.Expression | undefined): string =>
    after
      ? `${source.slice(0, after.end)}, '${short}'${source.slice(after.end)}`
      : `${source.slice(0, list.getStart() + 1)}'${short}'${source.slice(list.getStart() + 1)}`
  if (group !== undefined) {
    const found = groups.find(({ label }) => label === group)
    const labels = groups.flatMap(({ label }) => (label ? [`“${label}”`] : []))
    if (!found) throw new NewPageError(`目录里没有分组“${group}”，有的是：${labels.join('、') || '（还没有分组）'}`)
    return { source: insert(found.list, found.list.elements.at(-1)), place: `分组“${group}”的末尾` }
  }
  const folder = folderOf(short)
  for (const { list } of folder ? groups : []) {
    const sibling = list.elements.findLast(
      (element): element is ts.StringLiteral => ts.isStringLiteralLike(element) && folderOf(element.text) === folder,
    )
    if (sibling) return { source: insert(list, sibling), place: `“${sibling.text}”之后` }
  }
  return { source: insert(outer, outer.elements.at(-1)), place: '末尾' }
}
