import { operationName, outsideText, sectionUrl } from './addresses'
import { envelope, failureExample } from './envelope-example'
import { fieldSchema, schemaRef } from './json-schema'
import { requestName, successName } from './named-schemas'
import type { Endpoint, Group, Reference } from './types'

export const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** What no source documents, and every client has to expect all the same: proxies and gateways answer as HTTP does. */
const HTTP_ERROR = {
  description: '没有公开资料：公布的示例里，业务失败也是 HTTP 200。收到 4XX 时按 HTTP 错误处理，不要解析返回体。',
}

/** @returns the path item of an endpoint. */
export const pathItem = (endpoint: Endpoint, group: Group, reference: Reference): object => ({
  [endpoint.method.toLowerCase()]: operation(endpoint, group, reference),
})

function operation(endpoint: Endpoint, group: Group, reference: Reference): object {
  const { id, title, parameters, auth, confidence, source } = endpoint
  const common = auth === 'none' ? 0 : reference.failures.length
  return {
    operationId: operationName(id),
    summary: title,
    description: describe(endpoint),
    tags: [group.title],
    externalDocs: { url: sectionUrl(id) },
    'x-confidence': confidence,
    'x-source': source,
    ...(auth === 'none' && { security: [] }),
    ...(parameters.length && { parameters: parameters.map(parameterObject) }),
    ...(endpoint.body && { requestBody: requestBody(endpoint, endpoint.body) }),
    responses: { '200': responseObject(endpoint, common), '4XX': HTTP_ERROR },
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
  return outsideText(parts.filter(Boolean).join('\n\n'))
}

function parameterObject(parameter: Endpoint['parameters'][number]): object {
  const { description, ...schema } = fieldSchema(parameter, { text: outsideText })
  const { name, required, example } = parameter
  return {
    name,
    in: parameter.in,
    ...(required && { required }),
    description,
    schema,
    ...(example !== undefined && { example }),
  }
}

function requestBody(endpoint: Endpoint, body: NonNullable<Endpoint['body']>): object {
  if (body.kind === 'file')
    return {
      required: true,
      description: outsideText(body.description),
      content: { [JSON_TYPE]: { schema: { type: 'object', additionalProperties: true } } },
    }
  const type = body.kind === 'form' ? FORM_TYPE : JSON_TYPE
  return { required: true, content: { [type]: { schema: schemaRef(requestName(endpoint)) } } }
}

/** @param common how many failures that any call can meet to refer to. */
function responseObject(endpoint: Endpoint, common: number): object {
  const answers = (endpoint.response.examples ?? []).map(({ title, data: value }) => ({
    summary: title,
    value: envelope(0, 'success', value),
  }))
  const shared = Array.from({ length: common }, (_none, index) => `failure${index + 1}`)
  return {
    description: '按返回体里的 code 判断成败，0 是成功',
    content: {
      [JSON_TYPE]: {
        schema: { oneOf: [schemaRef(successName(endpoint)), schemaRef('Failure')] },
        examples: {
          ...Object.fromEntries(answers.map((answer, index) => [`success${index + 1}`, answer])),
          ...Object.fromEntries(
            endpoint.failures.map((failure, index) => [`own${index + 1}`, failureExample(failure)]),
          ),
          ...Object.fromEntries(shared.map((name) => [name, { $ref: `#/components/examples/${name}` }])),
        },
      },
    },
  }
}
