import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { isFrameId } from '../../site/ids'
import { article } from '../../site/strings/interface'
import type { Component, ComponentTools } from '../construct'
import { anchorTo } from '../heading/render'
import { eachElement, element, findElement, isElement, text, withFacts } from '../hast'
import { rowPrefix } from './row-prefix'

const NO_DEFAULT: string[] = [article.required, '无', '—', '']
const TYPE = 'type'
const TYPE_COLUMNS: readonly string[] = article.typeColumns
/** Whether the names of a table carry the mark “必填” or “可选”: it has a column of default values. */
const marksRequired = (kind: string, headers: string[]): boolean =>
  kind === 'options' && headers.includes(article.defaultValue)

const KINDS = ['options', 'methods', 'events'] as const

/** `<ApiTable of kind omit part id required>`: a parameter table whose rows have anchors; `check:api` compares it with the types. */
export const ApiTable: Component = {
  attributes: ['of', 'kind', 'omit', 'part', 'id', 'required'],
  render(node, tools) {
    const { attributes, context } = tools
    const kind = (attributes.kind || 'options') as (typeof KINDS)[number]
    if (!KINDS.includes(kind))
      context.problem('unknown-table-kind', node, `参数表没有“${kind}”这一种`, `可用的有：${KINDS.join(' ')}`)
    const children = tools.children()
    const tables = children.flatMap((child) => (isElement(child, 'table') ? child : findElement(child, 'table')) ?? [])
    for (const table of tables) decorate(table, kind, prefixOf(tools), tools)
    return children
  },
}

const prefixOf = ({ attributes, context }: ComponentTools): string =>
  rowPrefix(attributes) || `table-${context.count('table')}`

/** Gives its rows anchors, roles and marks. */
function decorate(table: Element, kind: string, prefix: string, { context }: ComponentTools): void {
  table.properties = { className: ['params', kind], role: 'table' }
  const taken = new Map<string, number>()
  const headers: string[] = []
  eachElement(table, (row) => {
    if (row.tagName === 'th' && row.properties.scope === 'col') headers.push(toString(row))
    if (row.tagName !== 'tr') return
    const cells = row.children.filter((child): child is Element => child.type === 'element')
    if (!cells.length || cells[0]?.tagName === 'th') {
      row.properties.role = 'row'
      return
    }
    const name = toString(cells[0]!).trim()
    const base = `${prefix}-${name.replace(/[（(\s].*$/s, '').replace(/[^\w$.\-\u4e00-\u9fff[\]]/g, '')}`
    const repeat = (taken.get(base) ?? 0) + 1
    taken.set(base, repeat)
    const id = repeat > 1 ? `${base}-${repeat}` : base
    if (isFrameId(id))
      context.problem('frame-id', row, `“${name}”的锚点“#${id}”是站点框架自己用的标识`, '给 <ApiTable> 写另一个 id')
    row.properties = { role: 'row', id }
    row.children = cells.map((cell, index) => styleCell(cell, index, headers, cells, kind))
    // Where rows are looked up one by one, each is handed on by itself
    const [head] = row.children
    if (context.used.has('filter') && isElement(head) && !findElement(head, 'a'))
      head.children = [anchorTo(id, head.children, { className: ['anchor'] })]
  })
  if (isParameterList(headers)) table.properties.className = ['params', 'list', kind]
}

/** Names with a type and a description are read one by one; other tables compare their columns. */
const isParameterList = (headers: string[]): boolean =>
  headers.at(-1) === article.description && headers.some((header) => TYPE_COLUMNS.includes(header))

/** Whether an element is a cell of a parameter table that says a type. */
export const isTypeCell = ({ tagName, properties }: Element): boolean =>
  tagName === 'td' && String(properties.className) === TYPE

/** The space keeps it apart from the name, to a screen reader too: they are one head of the row. */
const requiredMark = (name: string, label: string): Element =>
  withFacts(element('span', { className: [name] }, [text(` ${label}`)]), { unsearched: true })

function styleCell(cell: Element, index: number, headers: string[], row: Element[], kind: string): Element {
  const header = headers[index] ?? ''
  const marked = marksRequired(kind, headers)
  if (index === 0) {
    const children = [...cell.children]
    if (marked) {
      const required = row.slice(1).some((other) => toString(other).trim() === article.required)
      children.push(required ? requiredMark('req', article.required) : requiredMark('opt', article.optional))
    }
    return element('th', { scope: 'row', role: 'rowheader' }, children)
  }
  const isRequired = marked && toString(cell).trim() === article.required
  const isType = kind !== 'events' && TYPE_COLUMNS.includes(header)
  // On phones the label “默认值：” stands before a value; where there is none the mark beside the name says enough.
  const isDefault = header === article.defaultValue && !NO_DEFAULT.includes(toString(cell).trim())
  const isEmpty = header === article.defaultValue && !isDefault
  return element(
    'td',
    {
      role: 'cell',
      ...(isType && { className: [TYPE] }),
      ...(isDefault && { dataK: header }),
      ...(isEmpty && { className: ['no-default'] }),
    },
    // “必填” stands beside the name already: said once, to the eye and to a screen reader.
    isRequired ? [] : cell.children,
  )
}
