import { absoluteUrl, routes } from '../site/routes'
import { operationName, outsideText, sectionUrl } from './addresses'
import { componentSchemas } from './component-schemas'
import { failureExample } from './envelope-example'
import { schemaRef } from './json-schema'
import { loadReference } from './load-reference'
import { JSON_TYPE, pathItem } from './path-item'
import type { Callback, Group, Reference } from './types'

/**
 * @param reference the description; by default that of `content/openapi/`.
 * @returns the open API as an OpenAPI 3.1 document, for download at `/openapi.json`.
 */
export function openapiDocument(reference: Reference = loadReference()): object {
  const { title, version, description, servers, groups, limits } = reference
  const callbacks = groups.flatMap((group) =>
    group.callbacks.map((callback): [string, object] => [
      operationName(callback.id),
      { post: callbackOperation(callback, group) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: `${description}\n\n频率：${limits.map(({ scope, calls, period }) => `${scope}：每${period} ${calls} 次`).join('，')}（2022–2023 年文档）。`,
      termsOfService: absoluteUrl(routes.agreement),
      contact: { name: '如视开放平台', url: absoluteUrl(routes.openapi) },
      license: { name: '开发者协议', url: absoluteUrl(routes.agreement) },
    },
    externalDocs: { url: absoluteUrl(routes.openapi), description: '接入步骤、错误码与示例' },
    servers,
    security: [{ accessToken: [] }],
    tags: groups.map((group) => ({
      name: group.title,
      description: outsideText(group.intro.join('\n\n')),
      externalDocs: { url: sectionUrl(group.id) },
    })),
    paths: Object.fromEntries(
      groups.flatMap((group) =>
        group.endpoints.map((endpoint) => [endpoint.path, pathItem(endpoint, group, reference)]),
      ),
    ),
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
      examples: Object.fromEntries(
        reference.failures.map((failure, index) => [`failure${index + 1}`, failureExample(failure)]),
      ),
      schemas: componentSchemas(reference),
    },
  }
}

function callbackOperation({ id, title, summary, source, schema, example, answer }: Callback, group: Group): object {
  return {
    operationId: operationName(id),
    summary: title,
    description: outsideText(summary),
    tags: [group.title],
    externalDocs: { url: sectionUrl(id) },
    'x-source': source,
    security: [],
    requestBody: {
      required: true,
      content: { [JSON_TYPE]: { schema: schemaRef(schema), example } },
    },
    responses: {
      '200': {
        description: '已收到',
        ...(answer !== undefined && {
          content: { [JSON_TYPE]: { schema: { type: 'object', additionalProperties: true }, example: answer } },
        }),
      },
    },
  }
}
