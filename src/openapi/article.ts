import { endpointNode } from './endpoint-node'
import { fieldTables } from './field-tables'
import { loadReference } from './load-reference'
import { heading, inline, jsonBlock, paragraph, text, type Block } from './nodes'
import { sourceBadge } from './source-badge'
import type { Callback, Reference } from './types'

/**
 * Turns the description into the reference part of the open API page: a level-2 heading per group, endpoints and
 * callbacks below. The page's prose says where it stands with `<Endpoints />`.
 */
export function referenceNodes({ groups, servers }: Reference): Block[] {
  const server = servers[0]?.url ?? ''
  return groups.flatMap((group) => [
    heading(2, group.title, group.id),
    ...group.intro.map((words) => paragraph(inline(words))),
    ...group.endpoints.map((endpoint) => endpointNode(endpoint, server)),
    ...group.callbacks.flatMap(callbackNodes),
  ])
}

/** @returns the reference part of today's description. @throws {Error} when the description has mistakes. */
export const openapiArticle = (): Block[] => referenceNodes(loadReference())

function callbackNodes({ id, title, summary, source, fields, example, answer }: Callback): Block[] {
  return [
    heading(3, title, id),
    paragraph(inline(summary), text(' '), sourceBadge(source)),
    ...fieldTables(fields, 'methods', `${id}-field`),
    jsonBlock(example, '平台发来的请求体'),
    ...(answer === undefined ? [] : [jsonBlock(answer, '你的应答')]),
  ]
}
