import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rowPrefix } from '../../src/article/api-table/row-prefix'
import { attributesOf } from '../../src/article/component/attributes'
import { contentFiles } from '../../src/gatsby/model'
import { article } from '../../src/site/strings/interface'
import { docIdOf } from '../../src/site/routes'
import { codes, entryName } from '../check/api-tables'
import { readPages } from '../../src/demos/page-tree'

/** What a cell says that has no default value. */
const NONE: string[] = [article.required, '无', '—', '']

/** @returns the default value of each name in a table of options, as its cell reads. */
function defaultsIn({ children: [head, ...rows] }: Table): [name: string, value: string][] {
  const at = head?.children.map((cell) => toString(cell).trim()).indexOf(article.defaultValue) ?? -1
  if (at < 0) return []
  return rows.flatMap(({ children: cells }) => {
    const value = cells[at] ? toString(cells[at]).trim() : ''
    return NONE.includes(value) || value.startsWith('见')
      ? []
      : codes(cells[0]!).map((code): [string, string] => [entryName(code), value])
  })
}

/**
 * Default values stand in the guides, where the package has shown them; the reference by name repeats them.
 * @returns them by the row that tells them, `five/config#init-antialias`: code, or words such as “跟随系统”.
 */
export function guideDefaults(root: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { file, tree } of readPages(root, contentFiles(root)).pages)
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'ApiTable') return
      const prefix = rowPrefix(attributesOf(node))
      visit(node, 'table', (table) => {
        for (const [name, value] of defaultsIn(table)) found.set(`${docIdOf(file)}#${prefix}-${name}`, value)
      })
    })
  return found
}
