import { outsideText } from './addresses'
import { objectSchema, schemaRef, typeSchema, type JsonSchema } from './json-schema'
import { namedObjects, requestName, successName } from './named-schemas'
import type { Endpoint, Reference } from './types'

const OPTIONS = { text: outsideText, named: true }

/**
 * @returns every named type of the OpenAPI document: what surrounds each answer, what each call sends and returns, and
 * the objects in it. `code` tells the two kinds of answers apart, so that generated clients know the type of `data`.
 */
export function componentSchemas(reference: Reference): Record<string, JsonSchema> {
  const endpoints = reference.groups.flatMap((group) => group.endpoints)
  return {
    Envelope: objectSchema(reference.envelope, OPTIONS),
    Failure: failureSchema(reference),
    ...Object.fromEntries(endpoints.map((endpoint) => [successName(endpoint), successSchema(endpoint)])),
    ...Object.fromEntries(endpoints.flatMap(requestSchema)),
    ...Object.fromEntries(
      namedObjects(reference).flatMap(({ name, fields }) =>
        name && fields ? [[name, objectSchema(fields, OPTIONS)]] : [],
      ),
    ),
  }
}

function failureSchema({ failures, groups }: Reference): JsonSchema {
  const own = groups.flatMap((group) => group.endpoints.flatMap((endpoint) => endpoint.failures))
  const codes = [...new Set([...failures, ...own].map(({ code }) => code))].sort((a, b) => b - a)
  return {
    description: `业务失败。HTTP 状态仍是 200，按 code 判断：不是 0 就是失败。资料里只有 ${codes.join(' 和 ')}；收到别的值也按失败处理。`,
    allOf: [schemaRef('Envelope')],
    type: 'object',
    properties: {
      code: { type: 'integer', enum: codes },
      data: { type: ['object', 'null'], description: '`null` 或空对象，也可能没有' },
    },
    required: ['code'],
  }
}

function successSchema({ title, response }: Endpoint): JsonSchema {
  const { type, schema, fields, description } = response
  const data = typeSchema(type, { schema, fields }, OPTIONS)
  return {
    description: `${title}：成功`,
    allOf: [schemaRef('Envelope')],
    type: 'object',
    properties: {
      code: { type: 'integer', const: 0 },
      data: { ...data, ...(description && { description: outsideText(description) }) },
    },
    required: type === 'any' ? ['code'] : ['code', 'data'],
  }
}

function requestSchema(endpoint: Endpoint): [string, JsonSchema][] {
  const { body, title } = endpoint
  if (!body || body.kind === 'file') return []
  const choices = body.kind === 'json' ? body.oneOf : undefined
  const schema: JsonSchema = { description: `${title}：请求体`, ...objectSchema(body.fields, OPTIONS) }
  if (choices) schema.oneOf = choices.map((name) => ({ required: [name] }))
  return [[requestName(endpoint), schema]]
}
