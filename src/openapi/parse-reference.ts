import { dataFaults } from '../site/issue-words'
import { exampleMistakes, fieldMistakes } from './example-mistakes'
import { namedObjects } from './named-schemas'
import { sampleFields } from './request-values'
import { referenceSchema, type Endpoint, type Field, type Reference } from './types'

/** The description contradicts its schema or itself. `message` lists every mistake, one a line, in Chinese. */
class DescriptionError extends Error {
  override name = 'DescriptionError'
}

/**
 * Checks the open API's description.
 * @param input what `content/openapi/` says.
 * @returns the description with defaults filled in.
 * @throws {DescriptionError} naming group, endpoint and field of every mistake.
 */
export function parseReference(input: unknown): Reference {
  const result = referenceSchema.safeParse(input)
  const mistakes = result.success
    ? contradictions(result.data)
    : dataFaults(referenceSchema, result.error.issues, input, GUIDE).map(
        ({ path, message, remedy }) => `${place(input, path)}：${message}${TO_DO}${remedy}`,
      )
  if (mistakes.length) throw new DescriptionError(['开放 API 的描述有误：', ...mistakes].join('\n'))
  return result.data!
}

/** Between a mistake and what to do about it. */
export const TO_DO = ' → '
const GUIDE = '字段与写法见 src/openapi/types.ts'

/** Turns `groups.1.endpoints.0.path` into `groups › core › endpoints › vr-list › path`. */
function place(input: unknown, path: PropertyKey[]): string {
  let value: unknown = input
  const words = path.map((key) => {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key]
    const named = value as { id?: string; name?: string } | undefined
    return typeof key === 'number' ? (named?.id ?? named?.name ?? String(key)) : String(key)
  })
  return words.join(' › ') || '最外层'
}

/** What a schema of single values cannot see. */
function contradictions(reference: Reference): string[] {
  const mistakes: string[] = []
  const once = (what: string): ((value: string) => void) => {
    const seen = new Set<string>()
    return (value) => {
      if (seen.has(value)) mistakes.push(`${what}“${value}”出现了两次`)
      seen.add(value)
    }
  }
  mistakes.push(...schemaMistakes(reference))
  const id = once('标识')
  const address = once('接口')
  for (const group of reference.groups) {
    id(group.id)
    for (const callback of group.callbacks) {
      id(callback.id)
      const wrong = exampleMistakes({ type: 'object', fields: callback.fields }, callback.example, 'data')
      mistakes.push(...wrong.map((mistake) => `${group.id} › ${callback.id} › example：${mistake}`))
    }
    for (const endpoint of group.endpoints) {
      id(endpoint.id)
      address(`${endpoint.method} ${endpoint.path}`)
      const at = `${group.id} › ${endpoint.id}`
      mistakes.push(...endpointMistakes(endpoint).map((mistake) => `${at}：${mistake}`))
      mistakes.push(...givenMistakes(endpoint, at))
    }
  }
  return mistakes
}

/** Every object that is described has a name, and a name means one list of fields. */
function schemaMistakes(reference: Reference): string[] {
  const objects = namedObjects(reference)
  const known = new Map(
    objects.flatMap(({ name, fields, place }) => (name && fields ? [[name, { fields, place }]] : [])),
  )
  return objects.flatMap(({ name, fields, place }) => {
    if (!name) return [`${place}：写了 fields，还要用 schema 给这个类型一个名字`]
    const first = known.get(name)
    if (!first) return [`${place}：没有哪里用 fields 说明过类型“${name}”`]
    if (fields && JSON.stringify(fields) !== JSON.stringify(first.fields))
      return [`${place}：类型“${name}”的字段与 ${first.place} 的不一样，换一个名字`]
    return []
  })
}

function endpointMistakes(endpoint: Endpoint): string[] {
  const { parameters, body, response } = endpoint
  const bodyFields = body && body.kind !== 'file' ? body.fields : []
  const mistakes = [...repeated(parameters), ...repeated(bodyFields), ...repeated(response.fields ?? [])]
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const declared = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  if (inPath.join() !== declared.join())
    mistakes.push(`路径里的参数（${inPath.join('、')}）与 in: 'path' 的参数（${declared.join('、')}）对不上`)
  if (endpoint.method === 'GET' && body) mistakes.push('GET 请求不能有请求体')
  if (endpoint.confidence === 'unconfirmed' && !endpoint.known)
    mistakes.push('未确认的接口要写 known：已知什么、缺什么')
  if (endpoint.confidence === 'unconfirmed' && !response.examples?.every(({ title }) => title.includes('未确认')))
    mistakes.push('未确认的接口也要有返回示例，标题里写明“未确认”')
  if (endpoint.callable) {
    if (endpoint.confidence === 'confirmed' && !response.examples?.length)
      mistakes.push('缺少返回示例 response.examples')
    for (const one of [...parameters, ...bodyFields])
      if (one.required && !sampleFields([one]).length) mistakes.push(`必填的“${one.name}”缺少 example，写不出示例`)
  }
  for (const name of endpoint.oneOf ?? [])
    if (!parameters.some((one) => one.name === name)) mistakes.push(`oneOf 里的“${name}”不是参数`)
  if (body?.kind === 'json')
    for (const name of body.oneOf ?? [])
      if (!bodyFields.some((one) => one.name === name)) mistakes.push(`oneOf 里的“${name}”不在请求体里`)
  return mistakes
}

/** What a sample prints of an answer, `data.id, data.list`, and the answer has not; objects without fields are opaque. */
const printMistake = (print: string, response: Endpoint['response']): string | undefined =>
  print
    .split(',')
    .map((one) => memberMistake(one.trim(), response))
    .find(Boolean)

function memberMistake(print: string, response: Endpoint['response']): string | undefined {
  let fields = response.fields
  // Only names: what else an expression does, its compiler says
  if (!/^data(?:\.\w+)+$/.test(print)) return undefined
  for (const part of print.split('.').slice(1)) {
    if (!fields?.length) return undefined
    const field = fields.find(({ name }) => name === part)
    if (!field) return `返回里没有 ${part}，可用的有：${fields.map(({ name }) => name).join('、')}`
    fields = field.fields
  }
  return undefined
}

/** Examples, and values by default, that contradict what is said of them. */
function givenMistakes({ parameters, body, response, print }: Endpoint, at: string): string[] {
  const fields = [...parameters, ...(body && body.kind !== 'file' ? body.fields : [])]
  const answers = (response.examples ?? []).flatMap(({ data }) => exampleMistakes(response, data, 'data'))
  const printed = printMistake(print, response)
  return [
    ...fieldMistakes(fields, at),
    ...(printed ? [`${at} › print：${printed}`] : []),
    ...answers.map((mistake) => `${at} › examples：${mistake}`),
  ]
}

function repeated(fields: Field[]): string[] {
  const values = fields.flatMap(({ name, values = [] }) => {
    const known = values.map(([value]) => value)
    const twice = known.find((value, index) => known.indexOf(value) !== index)
    return twice === undefined ? [] : [`字段“${name}”的值 ${twice} 写了两次`]
  })
  const names = fields.map(({ name }) => name)
  const own = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `字段“${name}”写了两次`)
  return [...own, ...values, ...fields.flatMap((field) => repeated(field.fields ?? []))]
}
