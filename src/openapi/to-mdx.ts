import { envelope } from './envelope-example'
import { samples } from './samples'
import { longValues, requestTable, responseTable, table, tableRows, valueTable, type Row } from './tables'
import type { Callback, Endpoint, Failure, Field, Group, JsonValue, Reference } from './types'

/** Badges that say what an endpoint's description rests on. */
const SOURCES: Record<Endpoint['source'], string> = {
  '2022–2023': '<Badge>2022–2023 文档</Badge>',
  '2026': '<Badge kind="version">2026 文档</Badge>',
  sample: '<Badge>公开示例代码</Badge>',
}
const UNCONFIRMED = '<Badge kind="deprecated">未确认</Badge>'

/**
 * Writes the reference part of the open API page.
 * @returns MDX in the authors' syntax (docs/authoring.md): a level-2 heading per group, `<Endpoint>` and callbacks below.
 */
export const toMdx = (reference: Reference): string =>
  reference.groups.map((group) => groupMdx(group, reference)).join('\n\n')

function groupMdx(group: Group, { servers }: Reference): string {
  const server = servers[0]?.url ?? ''
  return blocks([
    `## ${group.title} [#${group.id}]`,
    ...group.intro,
    ...group.endpoints.map((endpoint) => endpointMdx(endpoint, server)),
    ...group.callbacks.map(callbackMdx),
  ])
}

function endpointMdx(endpoint: Endpoint, server: string): string {
  const { id, method, path, title, summary, confidence, known, source, notes } = endpoint
  const marks = [...(confidence === 'unconfirmed' ? [UNCONFIRMED] : []), SOURCES[source]].join(' ')
  return blocks([
    `<Endpoint method="${method}" path="${path}" id="${id}" title="${title}">`,
    `${summary} ${marks}`,
    known && `**目前知道的：**${known}`,
    ...requestMdx(endpoint),
    ...responseMdx(endpoint),
    ...failuresMdx(endpoint),
    ...notes,
    ...samplesMdx(endpoint, server),
    '</Endpoint>',
  ])
}

function requestMdx({ id, parameters, oneOf, body }: Endpoint): (string | undefined)[] {
  const query = parameters.length
    ? [`#### 请求参数 [#${id}-query]`, oneOfText(oneOf), ...fieldTables(parameters, 'options', `${id}-param`)]
    : []
  if (!body) return query
  const heading = `#### 请求体 [#${id}-body]`
  if (body.kind === 'file') return [...query, heading, `\`application/json\`：${body.description}。`]
  const type = body.kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const choice = body.kind === 'json' ? oneOfText(body.oneOf) : undefined
  return [...query, heading, `\`${type}\``, choice, ...fieldTables(body.fields, 'options', `${id}-param`)]
}

const oneOfText = (names: string[] | undefined): string | undefined =>
  names && `${names.map((name) => `\`${name}\``).join(' 和 ')} 只给一个。`

function responseMdx({ id, response }: Endpoint): (string | undefined)[] {
  if (response.type === 'any' && !response.fields) return []
  const { type, description, fields } = response
  const what = description ? `，${description}` : ''
  return [
    `#### 返回 [#${id}-response]`,
    `\`data\` 是 \`${type}\`${what}${fields ? '：' : '。'}`,
    ...(fields ? fieldTables(fields, 'methods', `${id}-data`) : []),
  ]
}

/** A table, its folded parts, and the values that do not fit into a cell. */
function fieldTables(fields: Field[], kind: 'options' | 'methods', anchor: string): string[] {
  const write = kind === 'options' ? requestTable : responseTable
  const { rows, folds } = tableRows(fields)
  const apiTable = (part: Row[]): string =>
    blocks([`<ApiTable kind="${kind}" id="${anchor}">`, write(part), '</ApiTable>'])
  const fold = (title: string, content: string): string =>
    blocks([`<Details summary="${title}">`, content, '</Details>'])
  return [
    apiTable(rows),
    ...folds.map((part) => fold(part.title, apiTable(part.rows))),
    ...longValues([...rows, ...folds.flatMap((part) => part.rows)]).map(({ name, field }) =>
      fold(`${name} 的取值`, valueTable(field)),
    ),
  ]
}

function failuresMdx({ id, failures }: Endpoint): string[] {
  if (!failures.length) return []
  const rows = failures.map(({ code, businessCode, status, cause, remedy }) => [
    `\`${code}\`${businessCode ? `，\`business_code\` 是 \`"${businessCode}"\`` : ''}`,
    `\`${status}\``,
    `${cause}。${remedy}`,
  ])
  return [`#### 错误 [#${id}-errors]`, table(['code', 'status', '原因与处理'], rows)]
}

function samplesMdx(endpoint: Endpoint, server: string): string[] {
  const requests = samples(endpoint, server)
  const answers = endpoint.response.examples ?? []
  if (!requests.length && !answers.length) return []
  const tabs = requests.map(({ label, language, code }) =>
    blocks([
      `<Tab label="${label}">`,
      fence(language, code, language === 'ts' ? `${endpoint.id}.mts` : '终端'),
      '</Tab>',
    ]),
  )
  return [
    '<Samples>',
    ...(tabs.length ? [blocks(['<Tabs group="api-language">', ...tabs, '</Tabs>'])] : []),
    ...answers.map(({ title, data }) =>
      blocks([`<Status code="200" text="${title}" />`, jsonFence(envelope(0, 'success', data))]),
    ),
    ...endpoint.failures.map((failure) => failureExample(failure)),
    '</Samples>',
  ]
}

const failureExample = ({ code, status, businessCode }: Failure): string =>
  blocks([`<Status code="code ${code}" text="失败" />`, jsonFence(envelope(code, status, null, businessCode))])

function callbackMdx({ id, title, summary, source, fields, example, answer }: Callback): string {
  return blocks([
    `### ${title} [#${id}]`,
    `${summary} ${SOURCES[source]}`,
    ...fieldTables(fields, 'methods', `${id}-field`),
    jsonFence(example, '平台发来的请求体'),
    answer === undefined ? undefined : jsonFence(answer, '你的应答'),
  ])
}

const fence = (language: string, code: string, title?: string): string =>
  `\`\`\`${language}${title ? ` title="${title}"` : ''}\n${code}\n\`\`\``
const jsonFence = (value: JsonValue, title?: string): string => fence('json', prettyJson(value), title)

/** Indented JSON; arrays of numbers stay on one line. */
const prettyJson = (value: JsonValue): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+(-?[\d.]+(?:,\s+-?[\d.]+)*)\s+\]/g,
    (_whole, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  )

const blocks = (parts: (string | undefined)[]): string => parts.filter(Boolean).join('\n\n')
