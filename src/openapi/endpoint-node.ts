import { fieldTables } from './field-tables'
import { code, component, heading, inline, paragraph, strong, table, text, type Block } from './nodes'
import { samplesNode } from './samples-block'
import { sourceBadge, UNCONFIRMED_BADGE } from './source-badge'
import type { Endpoint } from './types'

/** @returns an endpoint as the page shows it: what it does, what is sent, what comes back, errors, samples. */
export function endpointNode(endpoint: Endpoint): Block {
  const { id, method, path, title, summary, confidence, known, source, notes } = endpoint
  const unconfirmed = confidence === 'unconfirmed' ? [UNCONFIRMED_BADGE, text(' ')] : []
  return component('Endpoint', { method, path, id, title }, [
    paragraph(inline(summary), text(' '), ...unconfirmed, sourceBadge(source)),
    ...(known ? [paragraph(strong('目前知道的：'), inline(known))] : []),
    ...requestNodes(endpoint),
    ...responseNodes(endpoint),
    ...failureNodes(endpoint),
    ...notes.map((note) => paragraph(inline(note))),
    samplesNode(endpoint),
  ])
}

function requestNodes({ id, parameters, oneOf, body }: Endpoint): Block[] {
  const query = parameters.length
    ? [heading(4, '请求参数', `${id}-query`), ...onlyOne(oneOf), ...fieldTables(parameters, 'options', `${id}-param`)]
    : []
  if (!body) return query
  const title = heading(4, '请求体', `${id}-body`)
  if (body.kind === 'file')
    return [...query, title, paragraph(code('application/json'), text('：'), inline(`${body.description}。`))]
  return [
    ...query,
    title,
    paragraph(code(body.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json')),
    ...(body.kind === 'json' ? onlyOne(body.oneOf) : []),
    ...fieldTables(body.fields, 'options', `${id}-param`),
  ]
}

const onlyOne = (names: string[] | undefined): Block[] =>
  names
    ? [
        paragraph(
          ...names.flatMap((name, index) => [...(index ? [text(' 和 ')] : []), code(name)]),
          text(' 只给一个。'),
        ),
      ]
    : []

function responseNodes({ id, response }: Endpoint): Block[] {
  const { type, description, fields } = response
  if (type === 'any' && !fields) return []
  const what = description ? [text('，'), inline(description)] : []
  return [
    heading(4, '返回', `${id}-response`),
    paragraph(code('data'), text(' 是 '), code(type), ...what, text(fields ? '：' : '。')),
    ...(fields ? fieldTables(fields, 'methods', `${id}-data`) : []),
  ]
}

function failureNodes({ id, failures }: Endpoint): Block[] {
  if (!failures.length) return []
  const rows = failures.map(({ code: number, businessCode, status, description }) => [
    [
      code(String(number)),
      ...(businessCode ? [text('，'), code('business_code'), text(' 是 '), code(`"${businessCode}"`)] : []),
    ],
    [code(status)],
    [inline(description)],
  ])
  return [heading(4, '错误', `${id}-errors`), table(['code', 'status', '原因与处理'], rows)]
}
