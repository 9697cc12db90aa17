import type { Field, JsonValue } from './types'

const kindOf = (value: JsonValue): string =>
  value === null ? 'null' : Array.isArray(value) ? '[]' : Number.isInteger(value) ? 'integer' : typeof value

const fits = (kind: string, type: string): boolean =>
  type === 'any' || kind === type || (kind === 'integer' && type === 'number')

/**
 * Compares an example with what its field says of it. Objects without fields are opaque.
 * @param path how the value is named to the author.
 * @returns every contradiction, in Chinese.
 */
export function exampleMistakes(
  { type, fields, nullable }: Pick<Field, 'type' | 'fields' | 'nullable'>,
  value: JsonValue,
  path: string,
): string[] {
  if (value === null && nullable) return []
  const kind = kindOf(value)
  if (type.endsWith(']') && Array.isArray(value)) {
    const item = { type: type.replace(/\[\d*\]$/, ''), fields }
    return value.flatMap((one, index) => exampleMistakes(item, one, `${path}[${index}]`))
  }
  if (!fits(kind, type)) return [`${path} 的示例是 ${kind}，类型写的是 ${type}`]
  if (!fields || value === null || typeof value !== 'object' || Array.isArray(value)) return []
  const unknown = Object.keys(value).filter((key) => !fields.some(({ name }) => name === key))
  return [
    ...unknown.map((key) => `${path} 的示例里有 ${key}，字段里没有`),
    ...fields.flatMap((field) => {
      const own = value[field.name]
      if (own !== undefined) return exampleMistakes(field, own, `${path}.${field.name}`)
      return field.required ? [`${path} 的示例里缺少必有的 ${field.name}`] : []
    }),
  ]
}
