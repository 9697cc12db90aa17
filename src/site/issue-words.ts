import type { z } from 'zod'
import { nearest } from './nearest'
import { fieldsOf, inWords, schemasAt, valuesOf } from './schema-shape'

type Issue = z.core.$ZodIssue

/** A mistake in data that authors write: the place, down to the very key, what is wrong, what to do. */
export interface DataFault {
  path: PropertyKey[]
  message: string
  remedy: string
}

const HAN = /\p{Script=Han}/u

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** @returns a value as its author would know it again. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return '空的'
  if (Array.isArray(value)) return '列表'
  if (typeof value === 'object') return '一组“名称: 值”'
  // A message is one line
  const text = String(value as string | number | boolean).replace(/\s+/g, ' ')
  const short = text.length > 30 ? `${text.slice(0, 30)}…` : text
  return typeof value === 'string' ? `文字“${short}”` : `${typeof value === 'number' ? '数 ' : ''}${short}`
}

/** Of the ways that a value may be written, what is wrong with the one that was meant; nothing when none is like it. */
function meant(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOther = (issues: readonly Issue[]): boolean =>
    issues.some(({ code, path }) => (code === 'invalid_type' || code === 'invalid_value') && !path.length)
  return errors.find((issues) => issues.length && !isOther(issues))
}

/** What to write in place of a value of the wrong kind. */
function remedyOf(name: string, value: unknown, words: string, sample: string): string {
  if (words.startsWith('文字') && (typeof value === 'number' || typeof value === 'boolean'))
    return `用引号括起来：${name}: '${String(value)}'`
  const isWrittenSo = typeof value === 'string' && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value)
  if (isWrittenSo && words.includes('不加引号')) return `去掉引号：${name}: ${value}`
  if (words.startsWith('列表')) return `写成 ${name}: [ … ]，或每项一行、以 - 和一个空格开头（YAML）`
  return value === null ? `写上，例如 ${name}: ${sample}；不需要就删掉这一行` : `例如 ${name}: ${sample}`
}

const joined = (values: readonly unknown[]): string => values.map(String).join('、')

/** What is wrong with the length, size or count of something. */
function sizeFault(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, name: string): [string, string] {
  const isFew = issue.code === 'too_small'
  const limit = Number(isFew ? issue.minimum : issue.maximum)
  const unit = { string: '个字', array: '项' }[issue.origin as string] ?? ''
  const word = isFew ? '最少' : '最多'
  if (isFew && limit === 1 && unit) return [`${name} 是空的`, '写上内容，或删掉这个字段']
  return [
    `${name} 太${isFew ? '短或太小' : '长或太大'}：${word} ${limit} ${unit}`.trim(),
    `改到${word} ${limit} ${unit}`.trim(),
  ]
}

/**
 * What zod finds wrong, as one says it to an author: what stands there, what is expected, the nearest name.
 * @param schema what the value was checked against.
 * @param value all of it.
 * @param guide where more is said.
 */
export function dataFaults(
  schema: z.core.$ZodType,
  issues: readonly Issue[],
  value: unknown,
  guide: string,
): DataFault[] {
  const told = issues.flatMap((issue) => faultsOf(schema, issue, value))
  // What an entry lacks is what its unknown field was meant to be
  const unknown = new Set(told.filter(({ isUnknown }) => isUnknown).map(({ path }) => path.slice(0, -1).join()))
  const isConsequence = ({ path, isMissing }: Told): boolean => isMissing && unknown.has(path.slice(0, -1).join())
  return told
    .filter((fault) => !isConsequence(fault))
    .map(({ path, message, remedy }) => ({ path, message, remedy: `${remedy}；${guide}` }))
}

interface Told extends DataFault {
  isUnknown: boolean
  isMissing: boolean
}

function faultsOf(schema: z.core.$ZodType, issue: Issue, value: unknown, before: readonly PropertyKey[] = []): Told[] {
  const path = [...before, ...issue.path]
  const field = path.at(-1)
  const name = typeof field === 'string' ? field : field === undefined ? '整份' : `第 ${Number(field) + 1} 项`
  const fault = (message: string, remedy: string, own = path): Told => ({
    path: own,
    message,
    remedy,
    isUnknown: own !== path,
    isMissing: written === undefined,
  })
  const written = at(value, path)
  const schemas = schemasAt(schema, path)
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsOf(schemas)
    return issue.keys.map((key) => {
      const guess = nearest(key, fields)
      return fault(`没有“${key}”这个字段`, `${guess ? `是不是“${guess}”？` : ''}可用的有：${joined(fields)}`, [
        ...path,
        key,
      ])
    })
  }
  const { words, sample } = inWords(schemas)
  const choices = valuesOf(schemas)
  if (written === undefined && field !== undefined)
    return [fault(`缺少 ${name}`, `补上 ${name}: ${choices.length ? String(choices[0]) : sample}`)]
  if (issue.code === 'invalid_union') {
    const inner = meant(issue.errors)
    if (inner) return inner.flatMap((one) => faultsOf(schema, one, value, path))
  }
  if (choices.length && (issue.code === 'invalid_value' || issue.code === 'invalid_union')) {
    const guess = nearest(String(written as string), choices.map(String))
    return [
      fault(`${name} 不能写${shown(written)}`, `${guess ? `是不是“${guess}”？` : ''}可用的有：${joined(choices)}`),
    ]
  }
  // A rule of one's own says itself what is expected
  if (HAN.test(issue.message) && issue.code !== 'invalid_type')
    return [fault(`${name} 写的是${shown(written)}：${issue.message}`, '改这一行')]
  if (issue.code === 'too_small' || issue.code === 'too_big') return [fault(...sizeFault(issue, name))]
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return [fault(`${name} 写的是${shown(written)}，要写${words || '别的'}`, remedyOf(name, written, words, sample))]
  return [fault(`${name} 写的是${shown(written)}，写法不对`, '改这一行')]
}
