import { absoluteUrl, routes } from '../site/routes'
import { anchorOf, outsideText, sectionUrl } from './addresses'
import { loadDocument } from './read'
import type { JsonValue, SourceDocument, SourceOperation, SourcePathItem } from './source-shape'

/** Facts of the description that are no part of OpenAPI and still for everybody. */
const PUBLISHED = ['x-confidence', 'x-source']
/** Values, not parts of the description: nothing in them is touched. */
const VALUES = ['example', 'value', 'default', 'enum', 'const']

/**
 * @returns the open API as an OpenAPI 3.1 document, for download at `/openapi.json`: the description without what only
 * the page needs, with absolute links to the page.
 */
export function openapiDocument(source: SourceDocument = loadDocument()): object {
  const { info, tags, paths, webhooks } = source
  const agreement = absoluteUrl(routes.agreement)
  const page = absoluteUrl(routes.openapi)
  return published({
    ...source,
    info: {
      ...info,
      termsOfService: agreement,
      contact: { name: '如视开放平台', url: page },
      license: { name: '开发者协议', url: agreement },
    },
    externalDocs: { url: page, description: '接入步骤、错误码与示例' },
    tags: tags.map((tag) => ({ ...tag, externalDocs: { url: sectionUrl(tag['x-id'], tag['x-id']) } })),
    paths: linked(paths, tags),
    webhooks: linked(webhooks, tags),
  } as unknown as JsonValue) as object
}

/** @returns an object of the same names, each with what its value is changed to. */
const mapped = <From, To>(items: Record<string, From>, change: (one: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(items).map(([name, one]) => [name, change(one)]))

/** Every operation leads to its section of its group's page. */
const linked = (items: Record<string, SourcePathItem>, tags: SourceDocument['tags']): object =>
  mapped(items, (item) =>
    mapped(item as Record<string, NonNullable<SourcePathItem['get']>>, (operation) => ({
      ...operation,
      externalDocs: { url: sectionUrl(groupOf(operation, tags), anchorOf(operation.operationId)) },
    })),
  )

const groupOf = (operation: SourceOperation, tags: SourceDocument['tags']): string =>
  tags.find(({ name }) => name === operation.tags[0])?.['x-id'] ?? ''

type Tree = Record<string, JsonValue>

function published(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(published)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('x-') || PUBLISHED.includes(key))
      .map(([key, one]): [string, JsonValue] => [
        key,
        key === 'description' && typeof one === 'string'
          ? outsideText(one + addition(value))
          : VALUES.includes(key)
            ? one
            : published(one),
      ]),
  )
}

/** What the page says in other places than the description: meanings of values, that the token is only assumed. */
function addition(holder: Tree): string {
  const { enum: values = [], 'x-enumDescriptions': meanings } = { ...(holder.schema as Tree | undefined), ...holder }
  if (meanings) {
    const words = (values as string[]).flatMap((value) => {
      const meaning = (meanings as Tree)[value]
      return meaning ? [`${value} ${meaning as string}`] : []
    })
    return `：${words.join('，')}`
  }
  return holder['x-auth-assumed'] ? '\n\n原始文档没有列出 Authorization 头，这里按其他接口的规则带上。' : ''
}
