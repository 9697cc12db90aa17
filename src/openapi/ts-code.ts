import type { Field, JsonValue } from './types'

/** A name as it stands before a colon. */
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** Literals up to this many characters stay on one line. */
const ONE_LINE = 60

/**
 * Writes a JSON value as a TypeScript literal in the style of the samples: single quotes, bare keys, trailing commas.
 * @param indent spaces before the line the literal starts on.
 */
export function tsLiteral(value: JsonValue, indent: number): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = (depth: number): string[] =>
    Array.isArray(value)
      ? value.map((item) => tsLiteral(item, depth))
      : Object.entries(value).map(([name, item]) => `${key(name)}: ${tsLiteral(item, depth)}`)
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' ']
  const flat = parts(0)
  if (!flat.length) return open + close
  const line = `${open}${space}${flat.join(', ')}${space}${close}`
  if (line.length <= ONE_LINE && !line.includes('\n')) return line
  const pad = ' '.repeat(indent)
  return `${open}\n${parts(indent + 2)
    .map((part) => `${pad}  ${part},`)
    .join('\n')}\n${pad}${close}`
}

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
