import { anchorOf } from './addresses'
import { bundle } from './bundle'
import type { SourceDocument, SourceOperation, SourceSchema } from './source-shape'
import type { Callback, Endpoint, Failure, Field, Group, JsonValue, RequestBody } from './types'

/** @returns the open API's description, put together. @throws {Error} listing every mistake. */
export function loadDocument(root = process.cwd()): SourceDocument {
  const { document, problems } = bundle(root)
  if (!document) throw new Error(problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'))
  return document
}

/** @returns what the pages show of a description. */
export function groupsOf(document: SourceDocument): Group[] {
  const { tags, paths, webhooks } = document
  return tags.map(({ name, 'x-id': id, description }) => ({
    id,
    title: name,
    intro: description.split('\n\n'),
    endpoints: Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation.tags[0] === name
          ? [endpointOf(document, path, method.toUpperCase() as 'GET' | 'POST', operation)]
          : [],
      ),
    ),
    callbacks: Object.values(webhooks).flatMap(({ post }) =>
      post?.tags[0] === name ? [callbackOf(document, post)] : [],
    ),
  }))
}

const JSON_TYPE = 'application/json'

function endpointOf(
  document: SourceDocument,
  path: string,
  method: Endpoint['method'],
  operation: SourceOperation,
): Endpoint {
  const { operationId, summary, parameters = [], security, responses } = operation
  const [lead = '', ...paragraphs] = operation.description.split('\n\n')
  const known = paragraphs.find((one) => one.startsWith(UNCONFIRMED))
  const choice = paragraphs.find((one) => ONE_OF.test(one))
  const body = bodyOf(document, operation)
  return {
    id: anchorOf(operationId),
    method,
    path,
    server: document.servers[0]!.url,
    title: summary,
    summary: lead,
    auth: security ? 'none' : 'token',
    source: operation['x-source'],
    confidence: operation['x-confidence'] ?? 'confirmed',
    ...(known && { known: known.slice(UNCONFIRMED.length) }),
    parameters: parameters.map(({ name, in: place, required, description, schema, example }) => ({
      ...fieldOf(document, name, { ...schema, description, ...(example !== undefined && { 'x-example': example }) }),
      in: place,
      ...(required && { required }),
    })),
    ...(choice && { oneOf: ONE_OF.exec(choice)![1]!.split(' 和 ') }),
    ...(body && { body }),
    ...answersOf(document, responses),
    notes: paragraphs.filter((one) => one !== known && one !== choice),
    print: operation['x-print'] ?? 'data',
    callable: operation['x-callable'] ?? true,
  }
}

/** Paragraphs of an operation's description that the page shows in places of their own. */
const UNCONFIRMED = '未确认：'
const ONE_OF = /^(\w+(?: 和 \w+)+) 只给一个。$/

function bodyOf(document: SourceDocument, { requestBody }: SourceOperation): RequestBody | undefined {
  if (!requestBody) return undefined
  const { content, description = '', 'x-file': file } = requestBody
  if (file) return { kind: 'file', file, description }
  const [[type, media] = ['', undefined]] = Object.entries(content)
  const schema = resolved(document, media?.schema ?? {})
  const fields = fieldsOf(document, schema) ?? []
  if (type !== JSON_TYPE) return { kind: 'form', fields }
  const oneOf = schema.oneOf?.flatMap(({ required = [] }) => required)
  return { kind: 'json', fields, ...(oneOf && { oneOf }) }
}

/** What an answer holds: the form of `data` from the first of the schemas, the examples by their `code`. */
function answersOf(
  document: SourceDocument,
  responses: SourceOperation['responses'],
): Pick<Endpoint, 'response' | 'failures'> {
  const answer = responses['200']
  const media = 'content' in answer ? answer.content?.[JSON_TYPE] : undefined
  const success = resolved(document, media?.schema.oneOf?.[0] ?? {})
  const { type, description, fields } = fieldOf(document, 'data', success.properties?.data ?? {})
  const own = Object.values(media?.examples ?? {}).flatMap((one) => ('value' in one ? [one] : []))
  const isFailure = ({ value }: Example): boolean => (value as { code: number }).code !== 0
  return {
    response: {
      type,
      ...(description && { description }),
      ...(fields && { fields }),
      examples: own
        .filter((one) => !isFailure(one))
        .map(({ summary, value }) => ({ title: summary, data: (value as { data: JsonValue }).data })),
    },
    failures: own.filter(isFailure).map(failureOf),
  }
}

type Example = SourceDocument['components']['examples'][string]

function failureOf({ description = '', value }: Example): Failure {
  const {
    code,
    status,
    business_code: businessCode,
  } = value as { code: number; status: string; business_code?: string }
  return { code, status, ...(businessCode && { businessCode }), description }
}

function callbackOf(document: SourceDocument, operation: SourceOperation): Callback {
  const { operationId, summary, description, requestBody, responses } = operation
  const media = requestBody?.content[JSON_TYPE]
  const answer = 'content' in responses['200'] ? responses['200'].content?.[JSON_TYPE]?.example : undefined
  return {
    id: anchorOf(operationId),
    title: summary,
    summary: description,
    ...(operation['x-figure'] && { figure: operation['x-figure'] }),
    source: operation['x-source'],
    fields: fieldsOf(document, media?.schema ?? {}) ?? [],
    example: media?.example ?? {},
    ...(answer !== undefined && { answer }),
  }
}

/** @returns a schema, or the one that it refers to. */
const resolved = ({ components }: SourceDocument, schema: SourceSchema): SourceSchema =>
  schema.$ref ? (components.schemas[schema.$ref.replace(/^.*\//, '')] ?? {}) : schema

function fieldsOf(document: SourceDocument, schema: SourceSchema): Field[] | undefined {
  const { properties, required = [] } = resolved(document, schema)
  return (
    properties &&
    Object.entries(properties).map(([name, property]) => ({
      ...fieldOf(document, name, property),
      ...(required.includes(name) && { required: true }),
    }))
  )
}

function fieldOf(document: SourceDocument, name: string, schema: SourceSchema): Field {
  const { type, inner, nullable } = typeOf(schema)
  const fields = schema['x-no-rows'] ? undefined : fieldsOf(document, inner)
  const { minimum, maximum, maxLength } = inner
  const meanings = schema['x-enumDescriptions'] ?? {}
  const values = inner.enum?.map((value): [string | number, string] => [value, meanings[value] ?? ''])
  return {
    name,
    type,
    description: schema.description ?? '',
    ...(nullable && { nullable }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(values && { values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(schema.minItems !== undefined && schema.maxItems === undefined && { minItems: schema.minItems }),
    ...(schema.contentMediaType && { encoded: 'json' as const }),
    ...(schema['x-example'] !== undefined && { example: schema['x-example'] }),
    ...(fields && { fields }),
    ...(schema['x-fold'] && { fold: true }),
  }
}

/** @returns a type as the tables say it, `object[]`, `number[3]`, with the schema of what its arrays hold. */
function typeOf(schema: SourceSchema): { type: string; inner: SourceSchema; nullable: boolean } {
  const types = [schema.type ?? []].flat().filter((one) => one !== 'null')
  const nullable = Boolean(schema['x-nullable']) || (Array.isArray(schema.type) && types.length < schema.type.length)
  if (types[0] === 'array') {
    const { type, inner } = typeOf(schema.items ?? {})
    const length = schema.minItems === schema.maxItems ? (schema.minItems ?? '') : ''
    return { type: `${type}[${length}]`, inner, nullable }
  }
  return { type: schema.$ref ? 'object' : (types[0] ?? 'any'), inner: schema, nullable }
}
