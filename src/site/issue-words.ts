import type { z } from 'zod'
import { nearest } from './nearest'
import { fieldsOf, inWords, schemasAt, valuesOf } from './schema-shape'

type Issue = z.core.$ZodIssue

/** A mistake in data that authors write: the place, down to the very key, what is wrong, what to do. */
export interface DataFault {
  path: PropertyKey[]
  message: string
  remedy: string
  /** There is no such field. */
  isUnknown: boolean
}

const HAN = /\p{Script=Han}/u

/** Between Han and Latin letters stands a space. */
const spaced = (words: string): string => (/^[a-z]/i.test(words) ? ` ${words}` : words)

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

/** Of the ways that a value may be written, what is wrong with the nearest; nothing when none is like it. */
function meant(errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOther = (issues: readonly Issue[]): boolean =>
    issues.some(({ code, path }) => (code === 'invalid_type' || code === 'invalid_value') && !path.length)
  const like = errors.filter((issues) => issues.length && !isOther(issues))
  return like.toSorted((a, b) => a.length - b.length)[0]
}

/** What to write in place of a value of the wrong kind. `begin` is how its line begins: `name: `, `- `. */
function remedyOf(begin: string, value: unknown, words: string, sample: string): string {
  if (words.startsWith('文字') && (typeof value === 'number' || typeof value === 'boolean'))
    return `用引号括起来：${begin}'${String(value)}'`
  const isWrittenSo = typeof value === 'string' && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value)
  if (isWrittenSo && words.includes('不加引号')) return `去掉引号：${begin}${value}`
  if (words.startsWith('列表')) return `写成 ${begin}[ … ]，或每项一行、以 - 和一个空格开头（YAML）`
  return value === null ? `写上，例如 ${begin}${sample}；不需要就删掉这一行` : `例如 ${begin}${sample}`
}

const joined = (values: readonly unknown[]): string => values.map(String).join('、')

/** What is wrong with the length, size or count of something. `name` is said as the subject of a sentence. */
function sizeFault(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, name: string): [string, string] {
  const isFew = issue.code === 'too_small'
  const limit = Number(isFew ? issue.minimum : issue.maximum)
  const unit = { string: '个字', array: '项' }[issue.origin as string] ?? ''
  const word = isFew ? '最少' : '最多'
  if (isFew && limit === 1 && unit) return [`${name}是空的`, '写上内容，或删掉它']
  const size = `${word} ${limit} ${unit}`.trim()
  return [`${name}太${isFew ? '短或太小' : '长或太大'}：${size}`, `改到${size}`]
}

/**
 * What zod finds wrong, as one says it to an author: what stands there, what is expected, the nearest name.
 * A message in Chinese in the schema is kept: of a wrong type it is the remedy, of anything else what is wrong.
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
    .map(({ path, message, remedy, isUnknown }) => ({ path, isUnknown, message, remedy: `${remedy}；${guide}` }))
}

interface Told extends DataFault {
  isMissing: boolean
}

function faultsOf(schema: z.core.$ZodType, issue: Issue, value: unknown, before: readonly PropertyKey[] = []): Told[] {
  const path = [...before, ...issue.path]
  const written = at(value, path)
  const schemas = schemasAt(schema, path)
  const fault = (message: string, remedy: string, key?: string): Told => ({
    path: key === undefined ? path : [...path, key],
    message,
    remedy,
    isUnknown: key !== undefined,
    isMissing: written === undefined,
  })
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsOf(schemas)
    return issue.keys.map((key) => {
      const guess = nearest(key, fields)
      return fault(`没有“${key}”这个字段`, `${guess ? `是不是“${guess}”？` : ''}可用的有：${joined(fields)}`, key)
    })
  }
  const field = path.at(-1)
  // The place as the subject of a sentence, and as its line begins
  const [name, begin] =
    typeof field === 'string'
      ? [`${field} `, `${field}: `]
      : [field === undefined ? '整份' : `第 ${Number(field) + 1} 项`, '- ']
  const said = HAN.test(issue.message) ? issue.message : undefined
  const { words, sample } = inWords(schemas)
  const choices = valuesOf(schemas)
  if (written === undefined && field !== undefined)
    return [fault(`缺少 ${name.trim()}`, said ?? `补上 ${begin}${choices.length ? String(choices[0]) : sample}`)]
  if (issue.code === 'invalid_union') {
    const inner = meant(issue.errors)
    if (inner) return inner.flatMap((one) => faultsOf(schema, one, value, path))
  }
  const is = written === null ? `${name}是空的` : `${name}写的是${shown(written)}`
  if (choices.length && (issue.code === 'invalid_value' || issue.code === 'invalid_union')) {
    const guess = nearest(String(written as string), choices.map(String))
    const remedy = `${guess ? `是不是“${guess}”？` : ''}可用的有：${joined(choices)}`
    return [fault(`${name}不能写${shown(written)}${said ? `：${said}` : ''}`, remedy)]
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union')
    return [fault(`${is}，要写${spaced(words || '别的')}`, said ?? remedyOf(begin, written, words, sample))]
  if (said) {
    // What a whole list or group is, its author sees
    const subject = typeof written === 'object' ? name.trim() : is
    return [fault(`${subject}：${said}`, '改这一行')]
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return [fault(...sizeFault(issue, name))]
  return [fault(`${is}，写法不对`, '改这一行')]
}
