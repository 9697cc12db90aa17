import { docPath } from '../site/routes'
import { endpointNode } from './endpoint-node'
import { fieldTables } from './field-tables'
import { code, component, heading, inline, jsonBlock, link, method, paragraph, table, text, type Block } from './nodes'
import { sourceBadge } from './source-badge'
import type { Callback, Group } from './types'

/** What the page of a group says of itself, in the place of `<GroupIntro />`. */
export const introNodes = ({ intro }: Group): Block[] => intro.map((words) => paragraph(inline(words)))

/** The endpoints and callbacks of a group, below one heading, in the place of `<Endpoints />`. */
export const groupNodes = ({ id, endpoints, callbacks }: Group): Block[] => [
  heading(2, '接口', id),
  ...endpoints.map(endpointNode),
  ...callbacks.map(callbackNode),
]

/**
 * Every endpoint in a row, below the group that has it: method, address, what it does, in the place of
 * `<EndpointIndex />`. What links to a row is what it is about.
 */
export const indexNodes = (groups: readonly Group[]): Block[] => [
  component('EndpointIndex', {}, [
    component('Filter', { label: '接口的名字或地址' }),
    ...groups.flatMap(({ id, title, endpoints, callbacks }) => [
      heading(3, title, id),
      table(
        ['接口'],
        [
          ...endpoints.map((one) => [
            [method(one.method), text(' '), link(address(id, one.id), code(one.path)), text(` ${one.title}`)],
          ]),
          ...callbacks.map((one) => [
            [method('回调'), text(' '), link(address(id, one.id), text(one.title)), text(' 平台调用你')],
          ]),
        ],
      ),
    ]),
  ]),
]

const address = (group: string, id: string): string => `${docPath(`openapi/${group}`)}#${id}`

const callbackNode = ({ id, title, summary, figure, source, fields, example, answer }: Callback): Block =>
  component('Callback', { id, title }, [
    paragraph(inline(summary), text(' '), sourceBadge(source)),
    ...(figure ? [component('Figure', figure)] : []),
    ...fieldTables(fields, 'methods', `${id}-field`),
    component('Samples', {}, [
      jsonBlock(example, '平台发来的请求体'),
      ...(answer === undefined ? [] : [jsonBlock(answer, '你的应答')]),
    ]),
  ])
