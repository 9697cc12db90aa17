import type { Field } from './types'

/** Up to this many meanings stand in the cell; more go into a fold below the table. */
export const VALUES_IN_CELL = 4

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

/** Fields whose values need a table of their own. */
export const longValues = (rows: Row[]): Row[] =>
  rows.filter(({ field }) => (field.values?.length ?? 0) > VALUES_IN_CELL)

/** @returns what a value has to keep to, in words. */
export function limits({ minimum, maximum, maxLength, minItems }: Field): string[] {
  const found: string[] = []
  if (minimum !== undefined && maximum !== undefined) found.push(`${minimum} 到 ${maximum}`)
  else if (minimum !== undefined) found.push(`最小 ${minimum}`)
  else if (maximum !== undefined) found.push(`最大 ${maximum}`)
  if (maxLength !== undefined) found.push(`最多 ${maxLength} 个字符`)
  if (minItems !== undefined) found.push(`至少 ${minItems} 项`)
  return found
}
