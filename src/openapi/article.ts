import { endpointNode } from './endpoint-node'
import { fieldTables } from './field-tables'
import { loadReference } from './load-reference'
import { code, component, heading, inline, jsonBlock, link, list, method, paragraph, text, type Block } from './nodes'
import { sourceBadge } from './source-badge'
import type { Callback, Reference } from './types'

/**
 * Turns the description into the reference part of the open API page: a level-2 heading per group, endpoints and
 * callbacks below. The page's prose says where it stands with `<Endpoints />`.
 * @param shown ids of the groups; without it all of them.
 */
export function referenceNodes({ groups, servers }: Reference, shown?: readonly string[]): Block[] {
  const server = servers[0]?.url ?? ''
  const asked = groups.filter(({ id }) => shown?.includes(id) ?? true)
  return asked.flatMap((group) => [
    heading(2, group.title, group.id),
    ...group.intro.map((words) => paragraph(inline(words))),
    ...group.endpoints.map((endpoint) => endpointNode(endpoint, server)),
    ...group.callbacks.flatMap(callbackNodes),
  ])
}

/** Every endpoint of a group in a line: method, address, what it does. `<EndpointIndex />` says where they stand. */
export const indexNodes = ({ groups }: Reference): Block[] => [
  component(
    'EndpointIndex',
    {},
    groups.flatMap(({ id, title, endpoints, callbacks }) => [
      paragraph(link(`#${id}`, text(title))),
      list([
        ...endpoints.map((one) => [
          method(one.method),
          text(' '),
          link(`#${one.id}`, code(one.path)),
          text(` ${one.title}`),
        ]),
        ...callbacks.map((one) => [method('回调'), text(' '), link(`#${one.id}`, text(one.title))]),
      ]),
    ]),
  ),
]

/** What the page is made of. */
export interface OpenapiParts {
  /** Ids of all groups, in order. */
  groups: string[]
  /** @param shown ids of groups. */
  article: (shown: readonly string[]) => Block[]
  index: Block[]
}

/** @returns the parts of today's description. @throws {Error} when the description has mistakes. */
export function openapiParts(): OpenapiParts {
  const reference = loadReference()
  return {
    groups: reference.groups.map(({ id }) => id),
    article: (shown) => referenceNodes(reference, shown),
    index: indexNodes(reference),
  }
}

function callbackNodes({ id, title, summary, figure, source, fields, example, answer }: Callback): Block[] {
  return [
    heading(3, title, id),
    paragraph(inline(summary), text(' '), sourceBadge(source)),
    ...(figure ? [component('Figure', figure)] : []),
    ...fieldTables(fields, 'methods', `${id}-field`),
    component('Samples', {}, [
      jsonBlock(example, '平台发来的请求体'),
      ...(answer === undefined ? [] : [jsonBlock(answer, '你的应答')]),
    ]),
  ]
}
