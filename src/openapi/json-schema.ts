import type { Field, JsonValue } from './types'

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = Record<string, JsonValue>

/** How texts of the description are turned into texts of the schema (links, for example). */
type TextFilter = (markdown: string) => string

interface Options {
  text?: TextFilter
  /** Refuse fields that are not described: for checking examples. */
  closed?: boolean
  /** Refer to objects that have a name instead of spelling them out. */
  named?: boolean
}

/** @returns the place of a named schema inside of the OpenAPI document. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** @returns the schema of one field. */
export function fieldSchema(field: Field, options: Options = {}): JsonSchema {
  const schema = typeSchema(field.type, field, options)
  const { text = (markdown) => markdown } = options
  const facts: JsonSchema = { description: text(withMeanings(field)) }
  if (field.default !== undefined) facts.default = field.default
  if (field.minItems !== undefined) facts.minItems = field.minItems
  if (field.encoded) facts.contentMediaType = 'application/json'
  // Anything includes null
  if (!field.nullable || field.type === 'any') return { ...schema, ...facts }
  if (typeof schema.type === 'string' && !schema.enum) return { ...schema, ...facts, type: [schema.type, 'null'] }
  return { anyOf: [schema, { type: 'null' }], ...facts }
}

/** @returns the schema of an object with these fields. Objects stay open: services add fields. */
export function objectSchema(fields: Field[], options: Options = {}): JsonSchema {
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, options)])),
    ...(required.length && { required }),
    ...(options.closed && { additionalProperties: false }),
  }
}

/** @returns the schema of a type such as `string`, `object[]`, `number[3]`; `fields` describe its objects. */
export function typeSchema(type: string, rules: Partial<Field>, options: Options = {}): JsonSchema {
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array) {
    const length = array[2] ? Number(array[2]) : undefined
    const items = typeSchema(array[1] ?? 'any', rules, options)
    return { type: 'array', items, ...(length !== undefined && { minItems: length, maxItems: length }) }
  }
  if (type === 'any') return {}
  if (type === 'object') return objectType(rules, options)
  const { values, minimum, maximum, maxLength } = rules
  return {
    type,
    ...(values && { enum: values.map(([value]) => value) }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
  }
}

/** An object without described fields is open to any: generators would take a bare `object` for an empty one. */
function objectType({ schema, fields }: Partial<Field>, options: Options): JsonSchema {
  if (schema && options.named) return schemaRef(schema)
  return fields ? objectSchema(fields, options) : { type: 'object', additionalProperties: true }
}

function withMeanings({ description, values = [] }: Field): string {
  const meanings = values.filter(([, meaning]) => meaning).map(([value, meaning]) => `${value} ${meaning}`)
  return meanings.length ? `${description}：${meanings.join('，')}` : description
}
