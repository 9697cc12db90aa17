import type { Nodes, Table, TableCell } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { rowPrefix } from '../../src/article/api-table/row-prefix'
import { attributesOf } from '../../src/article/component/attributes'
import { article } from '../../src/site/strings/interface'
import type { Problem } from '../../src/site/types'
import { readPages, type PageTree } from '../../src/demos/page-tree'
import { usesFive5 } from './page-trees'

type ApiKind = 'options' | 'methods' | 'events'

/** One row: usually one entry; several when the first cell names several. */
export interface ApiRow {
  line: number
  names: string[]
  /** Code of the type (or signature) cell, joined by ` | `; `null` when the table has no such column. */
  type: string | null
  /** The pieces of code in that cell. */
  codes: string[]
  /** What the column of default values says; `null` when the table has none. */
  told: string | null
  /** The same, when it is one piece of code. */
  defaultValue: string | undefined
  /** `null` when the table has no column of default values. */
  required: boolean | null
  /** Names in the cell of arguments when it is written `{ a, b }`. */
  fields: string[]
}

/** An `<ApiTable>` of a page. */
export interface ApiTable {
  file: string
  line: number
  /** The type that it documents; `''` when it does not say. */
  of: string
  kind: ApiKind
  omit: string[]
  /** Only a part of the entries is documented, on purpose. */
  part: boolean
  /** Prefix of the row anchors; other tables of the page may use it as the name of the type. */
  name: string
  five5: boolean
  /** `false` for `required="false"`: the SDK fills in what the type asks for, so every entry is optional. */
  followsRequired: boolean
  rows: ApiRow[]
}

/** @returns the pieces of code in a node. */
const codes = (node: Nodes): string[] => {
  const found: string[] = []
  visit(node, 'inlineCode', ({ value }) => void found.push(value))
  return found
}

/** The code of a cell that has nothing else in it. */
function onlyCode(cell: TableCell | undefined): string | undefined {
  const [only, ...others] = cell?.children ?? []
  return only?.type === 'inlineCode' && !others.length ? only.value : undefined
}

/** `'load(work, state?)'` → `load`; quotes and a question mark at the end go as well. */
const entryName = (code: string): string =>
  code
    .replace(/^[^\w$'"]*?(?=\w+\()/, '')
    .replace(/\(.*$/s, '')
    .replace(/^['"]|['"]$/g, '')
    .replace(/\?$/, '')
    .trim()

/** `{ state, userAction? }` → its names; other code says nothing that can be compared. */
function fieldNames(code: string): string[] {
  const [, list = ''] = /^\{\s*([\w$?\s,…]+)\}$/.exec(code) ?? []
  return list.split(/[\s,…?]+/).filter(Boolean)
}

export function readRows(table: Table): ApiRow[] {
  const [head, ...body] = table.children
  const headers = head?.children.map((cell) => toString(cell).trim()) ?? []
  const typeAt = headers.findIndex((header, index) => index > 0 && /类型|签名|返回|^值$/.test(header))
  const defaultAt = headers.indexOf(article.defaultValue)
  const argumentsAt = headers.findIndex((header) => /参数|回调/.test(header))
  return body.map((row) => {
    const cells: TableCell[] = row.children
    const [first] = cells
    const names = first ? codes(first).map(entryName) : []
    const typeCell = cells[typeAt]
    const argumentCell = cells[argumentsAt]
    return {
      line: row.position?.start.line ?? 1,
      names: names.length || !first ? names : [entryName(toString(first).trim())],
      type: typeCell ? codes(typeCell).join(' | ') : null,
      codes: typeCell ? codes(typeCell) : [],
      told: defaultAt < 0 ? null : toString(cells[defaultAt]).trim(),
      defaultValue: defaultAt < 0 ? undefined : onlyCode(cells[defaultAt]),
      required:
        defaultAt < 0 ? null : cells.some((cell, index) => index > 0 && toString(cell).trim() === article.required),
      fields: argumentCell ? codes(argumentCell).flatMap(fieldNames) : [],
    }
  })
}

function readTables(page: PageTree): ApiTable[] {
  const tables: ApiTable[] = []
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'ApiTable') return
    const attributes = attributesOf(node)
    const rows: ApiRow[] = []
    visit(node, 'table', (table) => void rows.push(...readRows(table)))
    tables.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      of: attributes.of ?? '',
      kind: (attributes.kind || 'options') as ApiKind,
      omit: (attributes.omit ?? '').split(/[,，、\s]+/).filter(Boolean),
      part: 'part' in attributes,
      name: rowPrefix(attributes),
      five5: usesFive5(page.yaml) || attributes.of?.startsWith('@realsee/vreo') === true,
      followsRequired: attributes.required !== 'false',
      rows,
    })
  })
  return tables
}

/** Finds the API tables of pages. Broken MDX comes back as problems. */
export function allApiTables(root: string, files: string[]): { tables: ApiTable[]; problems: Problem[] } {
  const { pages, problems } = readPages(root, files)
  return { tables: pages.flatMap(readTables), problems }
}

/** Those that say which type they document. */
export function collectApiTables(root: string, files: string[]): { tables: ApiTable[]; problems: Problem[] } {
  const { tables, problems } = allApiTables(root, files)
  return { tables: tables.filter(({ of }) => of), problems }
}
