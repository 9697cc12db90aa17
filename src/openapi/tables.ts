import { plainText } from './request-values'
import type { Field } from './types'

/** Up to this many meanings stand in the cell; more go into a fold below the table. */
const VALUES_IN_CELL = 4

/** A field with its full name (`list[].vr_code`). */
export interface Row {
  name: string
  field: Field
}

/** A part of a table that is shown in a fold. */
export interface Fold {
  title: string
  rows: Row[]
}

/**
 * Flattens fields into the rows of a table; nested fields follow their parent.
 * @returns the rows, and the parts that are folded away.
 */
export function tableRows(fields: Field[], prefix = ''): { rows: Row[]; folds: Fold[] } {
  const rows: Row[] = []
  const folds: Fold[] = []
  for (const field of fields) {
    const name = prefix + field.name
    rows.push({ name, field })
    if (!field.fields) continue
    const inner = tableRows(field.fields, `${name}${arraySuffix(field.type)}.`)
    if (field.fold) folds.push({ title: `${field.description}：${name} 里的字段`, rows: inner.rows })
    else rows.push(...inner.rows)
    folds.push(...inner.folds)
  }
  return { rows, folds }
}

const arraySuffix = (type: string): string => (/(?:\[\d*\])+$/.exec(type)?.[0] ?? '').replace(/\d/g, '')

/** Table of what is sent: 名称 · 类型 · 默认值 · 说明. */
export function requestTable(rows: Row[]): string {
  return table(
    ['名称', '类型', '默认值', '说明'],
    rows.map(({ name, field }) => [
      code(name),
      code(typeName(field)),
      field.required ? '必填' : standard(field),
      cellText(field),
    ]),
  )
}

/** Table of what comes back: 名称 · 类型 · 说明. */
export function responseTable(rows: Row[]): string {
  return table(
    ['名称', '类型', '说明'],
    rows.map(({ name, field }) => [code(name), code(typeName(field)), cellText(field)]),
  )
}

/** Fields whose values need a table of their own. */
export const longValues = (rows: Row[]): Row[] =>
  rows.filter(({ field }) => (field.values?.length ?? 0) > VALUES_IN_CELL)

/** Table of a field's values: 值 · 含义. */
export const valueTable = ({ values = [] }: Field): string =>
  table(
    ['值', '含义'],
    values.map(([value, meaning]) => [code(String(value)), meaning]),
  )

export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const code = (text: string): string => `\`${text}\``
const typeName = ({ type, nullable }: Field): string => (nullable ? `${type} | null` : type)
const standard = (field: Field): string => (field.default === undefined ? '无' : code(plainText(field.default)))

/** Description, limits and values in one line. */
function cellText(field: Field): string {
  const { description, values = [], required } = field
  const standardOfRequired = required && field.default !== undefined ? [`默认 ${standard(field)}`] : []
  const parts = [description, ...limits(field), ...standardOfRequired].join('，')
  if (!values.length) return parts
  if (values.length > VALUES_IN_CELL) return `${parts}，取值见下`
  return `${parts}：${values.map(([value, meaning]) => [code(String(value)), meaning].filter(Boolean).join(' ')).join('，')}`
}

function limits({ minimum, maximum, maxLength, minItems }: Field): string[] {
  const found: string[] = []
  if (minimum !== undefined && maximum !== undefined) found.push(`${minimum} 到 ${maximum}`)
  else if (minimum !== undefined) found.push(`最小 ${minimum}`)
  else if (maximum !== undefined) found.push(`最大 ${maximum}`)
  if (maxLength !== undefined) found.push(`最多 ${maxLength} 个字符`)
  if (minItems !== undefined) found.push(`至少 ${minItems} 项`)
  return found
}
