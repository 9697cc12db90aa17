import type { Field, JsonValue } from './types'

const kindOf = (value: JsonValue): string =>
  value === null ? 'null' : Array.isArray(value) ? '[]' : Number.isInteger(value) ? 'integer' : typeof value

const fits = (kind: string, type: string): boolean =>
  type === 'any' || kind === type || (kind === 'integer' && type === 'number')

/** @returns what of a field's own value, its example or what it is by default, its limits rule out. */
function beyondLimits({ values, minimum, maximum, maxLength }: Limits, value: JsonValue, path: string): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const known = values?.map(([one]) => one)
  return [
    ...(known && !known.includes(value) ? [`${path} 的示例是 ${value}，已知的值里没有：${known.join('、')}`] : []),
    ...(typeof value === 'number' && minimum !== undefined && value < minimum
      ? [`${path} 的示例是 ${value}，最小是 ${minimum}`]
      : []),
    ...(typeof value === 'number' && maximum !== undefined && value > maximum
      ? [`${path} 的示例是 ${value}，最大是 ${maximum}`]
      : []),
    ...(typeof value === 'string' && maxLength !== undefined && value.length > maxLength
      ? [`${path} 的示例有 ${value.length} 个字，最多 ${maxLength} 个`]
      : []),
  ]
}

/** Milliseconds since 1970 have as many digits; seconds will not for thousands of years. */
const MILLISECONDS = 1e11

/** @returns what is wrong with a point in time, by the unit that its description says. */
function otherUnit(description: string, value: JsonValue, path: string): string[] {
  if (typeof value !== 'number' || !/Unix|时间戳/.test(description) || !description.includes('秒')) return []
  const isMilliseconds = description.includes('毫秒')
  if (value > MILLISECONDS === isMilliseconds) return []
  return [`${path} 的示例是 ${value}，说明写的单位是${isMilliseconds ? '毫秒' : '秒'}`]
}

type Limits = Pick<Field, 'values' | 'minimum' | 'maximum' | 'maxLength'>

/** @returns where examples of fields, and what they are by default, contradict the fields that have them. */
export function fieldMistakes(fields: readonly Field[], at: string): string[] {
  return fields.flatMap((field) => {
    const own = field.encoded ? { ...field, type: 'any' } : field
    const place = `${at} › ${field.name}`
    const said = (['example', 'default'] as const).flatMap((key) => {
      const value = field[key]
      const mistakes = value === undefined ? [] : exampleMistakes(own, value, field.name)
      return mistakes.map((mistake) => `${place} › ${key}：${mistake}`)
    })
    const { minimum, maximum } = field
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
      return [`${place} › minimum：最小值 ${minimum} 比最大值 ${maximum} 大，多半写反了`]
    return [...said, ...fieldMistakes(field.fields ?? [], place)]
  })
}

/**
 * Compares an example with what its field says of it. Objects without fields are opaque.
 * @param path how the value is named to the author.
 * @returns every contradiction, in Chinese.
 */
export function exampleMistakes(
  {
    type,
    fields,
    nullable,
    description = '',
    ...limits
  }: Pick<Field, 'type' | 'fields' | 'nullable'> & Partial<Pick<Field, 'description'>> & Limits,
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
  const beyond = [...beyondLimits(limits, value, path), ...otherUnit(description, value, path)]
  if (beyond.length) return beyond
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
