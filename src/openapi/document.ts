import { absoluteUrl, routes } from '../site/routes'
import { fieldSchema, objectSchema, typeSchema, type JsonSchema } from './json-schema'
import { loadReference } from './load-reference'
import { envelope } from './to-mdx'
import type { Callback, Endpoint, Failure, Group, JsonValue, Reference } from './types'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/**
 * @param reference the description; by default that of `content/openapi/`.
 * @returns the open API as an OpenAPI 3.1 document, for download at `/openapi.json`.
 */
export function openapiDocument(reference: Reference = loadReference()): object {
  const { title, version, description, servers, groups, limits } = reference
  const callbacks = groups.flatMap((group) => group.callbacks.map((callback) => [camel(callback.id), { post: callbackOperation(callback, group) }]))
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: `${description}\n\n频率：${limits.map(({ scope, calls, period }) => `${scope}每${period} ${calls} 次`).join('，')}（2022–2023 年文档）。`,
      contact: { url: absoluteUrl(routes.openapi) },
    },
    externalDocs: { url: absoluteUrl(routes.openapi), description: '接入步骤、错误码与示例' },
    servers,
    security: [{ accessToken: [] }],
    tags: groups.map((group) => ({ name: group.title, description: text(group.intro.join('\n\n')), externalDocs: { url: anchor(group.id) } })),
    paths: Object.fromEntries(groups.flatMap((group) => group.endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint, group, reference)]))),
    webhooks: Object.fromEntries(callbacks),
    components: {
      securitySchemes: {
        accessToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: '`POST /auth/access_token` 返回的 access_token，原样填写，不加 Bearer。只在服务器上使用。',
        },
      },
      schemas: {
        Envelope: objectSchema(reference.envelope, { text }),
        Failure: {
          allOf: [{ $ref: '#/components/schemas/Envelope' }],
          properties: { code: { not: { const: 0 } }, data: { description: '`null` 或空对象' } },
          description: '业务失败。HTTP 状态仍是 200，按 code 判断。',
        },
      },
    },
  }
}

const pathItem = (endpoint: Endpoint, group: Group, reference: Reference): object => ({
  [endpoint.method.toLowerCase()]: operation(endpoint, group, reference),
})

function operation(endpoint: Endpoint, group: Group, reference: Reference): object {
  const { id, title, parameters, auth, confidence, source, failures } = endpoint
  const common = auth === 'none' ? [] : reference.failures
  return {
    operationId: camel(id),
    summary: title,
    description: describe(endpoint),
    tags: [group.title],
    externalDocs: { url: anchor(id) },
    'x-confidence': confidence,
    'x-source': source,
    ...(auth === 'none' && { security: [] }),
    ...(parameters.length && { parameters: parameters.map(parameterObject) }),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body) }),
    responses: { '200': responseObject(endpoint, [...failures, ...common]) },
  }
}

function describe({ summary, known, notes, auth, oneOf, confidence }: Endpoint): string {
  const parts = [
    summary,
    confidence === 'unconfirmed' ? `未确认：${known ?? ''}` : '',
    oneOf ? `${oneOf.join(' 和 ')} 只给一个。` : '',
    auth === 'assumed' ? '原始文档没有列出 Authorization 头，这里按其他接口的规则带上。' : '',
    ...notes,
  ]
  return text(parts.filter(Boolean).join('\n\n'))
}

function parameterObject(parameter: Endpoint['parameters'][number]): object {
  const { description, ...schema } = fieldSchema(parameter, { text })
  const { name, required, example } = parameter
  return { name, in: parameter.in, ...(required && { required }), description, schema, ...(example !== undefined && { example }) }
}

function requestBody(body: NonNullable<Endpoint['body']>): object {
  if (body.kind === 'file') return { required: true, description: text(body.description), content: { [JSON_TYPE]: { schema: { type: 'object' } } } }
  const schema = objectSchema(body.fields, { text })
  const choice = body.kind === 'json' && body.oneOf ? { oneOf: body.oneOf.map((name) => ({ required: [name] })) } : {}
  return { required: true, content: { [body.kind === 'form' ? FORM : JSON_TYPE]: { schema: { ...schema, ...choice } } } }
}

function responseObject({ response }: Endpoint, failures: Failure[]): object {
  const data: JsonSchema = {
    ...typeSchema(response.type, { fields: response.fields }, { text }),
    ...(response.description && { description: text(response.description) }),
  }
  const success = { allOf: [{ $ref: '#/components/schemas/Envelope' }], properties: { code: { const: 0 }, data } }
  const answers = (response.examples ?? []).map((one): [string, JsonValue] => [one.title, envelope(0, 'success', one.data)])
  const examples = [...answers, ...failures.map((one): [string, JsonValue] => [one.status, envelope(one.code, one.status, null, one.businessCode)])]
  return {
    description: '按返回体里的 code 判断成败，0 是成功',
    content: {
      [JSON_TYPE]: {
        schema: { oneOf: [success, { $ref: '#/components/schemas/Failure' }] },
        ...(examples.length && { examples: Object.fromEntries(examples.map(([summary, value], index) => [`example${index + 1}`, { summary, value }])) }),
      },
    },
  }
}

function callbackOperation({ id, title, summary, source, fields, example, answer }: Callback, group: Group): object {
  return {
    operationId: camel(id),
    summary: title,
    description: text(summary),
    tags: [group.title],
    externalDocs: { url: anchor(id) },
    'x-source': source,
    security: [],
    requestBody: { required: true, content: { [JSON_TYPE]: { schema: objectSchema(fields, { text }), example } } },
    responses: {
      '200': { description: '已收到', ...(answer !== undefined && { content: { [JSON_TYPE]: { schema: { type: 'object' }, example: answer } } }) },
    },
  }
}

const camel = (id: string): string => id.replace(/-([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase())
const anchor = (id: string): string => `${absoluteUrl(routes.openapi)}#${id}`

/** Markdown for readers outside the site: links become absolute. */
const text = (markdown: string): string =>
  markdown
    .replace(/\]\(\.\/docs\/([^)#]+)\.mdx(#[^)]*)?\)/g, (_whole, id: string, hash = '') => `](${absoluteUrl(`/docs/${id}/`)}${hash as string})`)
    .replace(/\]\(#([^)]+)\)/g, (_whole, id: string) => `](${anchor(id)})`)
