import { code, component, inline, table, text, type Block, type Inline } from './nodes'
import { plainText } from './request-values'
import { longValues, limits, tableRows, VALUES_IN_CELL, type Row } from './table-rows'
import type { Field } from './types'

/**
 * A table of what is sent (`options`: 名称 · 类型 · 默认值 · 说明) or comes back (`methods`: 名称 · 类型 · 说明), its folded
 * parts, and the values that do not fit into a cell.
 * @param anchor what the ids of its rows begin with.
 */
export function fieldTables(fields: Field[], kind: 'options' | 'methods', anchor: string): Block[] {
  const { rows, folds } = tableRows(fields)
  const apiTable = (part: Row[]): Block =>
    component('ApiTable', { kind, id: anchor }, [kind === 'options' ? requestTable(part) : responseTable(part)])
  const fold = (title: string, content: Block): Block => component('Details', { summary: title }, [content])
  return [
    apiTable(rows),
    ...folds.map((part) => fold(part.title, apiTable(part.rows))),
    ...longValues([...rows, ...folds.flatMap((part) => part.rows)]).map(({ name, field }) =>
      fold(`${name} 的取值`, valueTable(field)),
    ),
  ]
}

const requestTable = (rows: Row[]): Block =>
  table(
    ['名称', '类型', '默认值', '说明'],
    rows.map(({ name, field }) => [
      [code(name)],
      [code(typeName(field))],
      [field.required ? text('必填') : standard(field)],
      cell(field),
    ]),
  )

const responseTable = (rows: Row[]): Block =>
  table(
    ['名称', '类型', '说明'],
    rows.map(({ name, field }) => [[code(name)], [code(typeName(field))], cell(field)]),
  )

const valueTable = ({ values = [] }: Field): Block =>
  table(
    ['值', '含义'],
    values.map(([value, meaning]) => [[code(String(value))], meaning ? [inline(meaning)] : []]),
  )

const typeName = ({ type, nullable }: Field): string => (nullable ? `${type} | null` : type)
const standard = (field: Field): Inline => (field.default === undefined ? text('无') : code(plainText(field.default)))

/** Description, limits and values in one line. */
function cell(field: Field): Inline[] {
  const { description, values = [], required } = field
  const parts: Inline[] = [inline([description, ...limits(field)].join('，'))]
  if (required && field.default !== undefined) parts.push(text('，默认 '), standard(field))
  if (values.length > VALUES_IN_CELL) parts.push(text('，取值见下'))
  else
    values.forEach(([value, meaning], index) => {
      parts.push(text(index ? '，' : '：'), code(String(value)))
      if (meaning) parts.push(text(' '), inline(meaning))
    })
  return parts
}
