import { code, component, inline, table, text, type Block, type Inline } from './nodes'
import { plainText } from './sample-request'
import type { Field } from './types'

/** Up to this many meanings stand in the cell; more go into a fold below the table. */
const VALUES_IN_CELL = 4

/** A field with its full name (`list[].vr_code`). */
interface Row {
  name: string
  field: Field
}

/** A part of a table that is shown in a fold. */
interface Fold {
  title: string
  rows: Row[]
}

/**
 * Flattens fields into the rows of a table; nested fields follow their parent.
 * @returns the rows, and the parts that are folded away.
 */
function tableRows(fields: Field[], prefix = ''): { rows: Row[]; folds: Fold[] } {
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

/** Fields whose values need a table of their own. */
const longValues = (rows: Row[]): Row[] => rows.filter(({ field }) => (field.values?.length ?? 0) > VALUES_IN_CELL)

/** @returns what a value has to keep to, in words. */
function limits({ minimum, maximum, maxLength, minItems }: Field): string[] {
  const found: string[] = []
  if (minimum !== undefined && maximum !== undefined) found.push(`${minimum} 到 ${maximum}`)
  else if (minimum !== undefined) found.push(`最小 ${minimum}`)
  else if (maximum !== undefined) found.push(`最大 ${maximum}`)
  if (maxLength !== undefined) found.push(`最多 ${maxLength} 个字符`)
  if (minItems !== undefined) found.push(`至少 ${minItems} 项`)
  return found
}

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
  const { description, values = [] } = field
  const parts: Inline[] = [inline([description, ...limits(field)].join('，'))]
  if (values.length > VALUES_IN_CELL) parts.push(text('，取值见下'))
  else
    values.forEach(([value, meaning], index) => {
      parts.push(text(index ? '，' : '：'), code(String(value)))
      if (meaning) parts.push(text(' '), inline(meaning))
    })
  return parts
}
