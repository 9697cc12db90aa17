import type { Field } from './types'

const NAMES: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'Record<string, unknown>',
  any: 'unknown',
}

/**
 * Writes the TypeScript type of a value for a sample: one level of fields, deeper objects as records.
 * @param type as in the description, e.g. `object[]`.
 * @param fields of its objects.
 * @param indent spaces before the lines of an object's fields and its closing brace.
 */
export function tsType(type: string, fields: Field[] | undefined, indent: number): string {
  const suffix = /(?:\[\d*\])*$/.exec(type)?.[0] ?? ''
  const base = type.slice(0, type.length - suffix.length)
  const arrays = '[]'.repeat(suffix.split('[').length - 1)
  if (base !== 'object' || !fields?.length) return NAMES[base] + arrays
  const pad = ' '.repeat(indent)
  const lines = fields.map((field) => `${pad}  ${key(field.name)}: ${member(field, indent + 2)}`)
  return `{\n${lines.join('\n')}\n${pad}}${arrays}`
}

/** Objects in an array are spelt out (`list`), objects in an object are not. */
function member(field: Field, indent: number): string {
  const spelt = field.type === 'object[]' ? field.fields : undefined
  const type = tsType(field.type, spelt, indent)
  return field.nullable ? `${type} | null` : type
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
