import { localName, plainText, type SampleValue, type SampleBody, type SampleRequest } from './sample-request'
import { tsLiteral, tsType } from './ts-code'
import type { Endpoint, Field } from './types'

/** Answers with more fields than this are typed by the fields that a sample prints. */
const MAX_FIELDS = 8

/**
 * Writes a request as a TypeScript module for Node.js 18 and later: complete, strict, without packages. It stops at
 * missing variables, at HTTP errors and at an envelope that reports a failure.
 */
export function nodeSample(endpoint: Endpoint, request: SampleRequest): string {
  const blocks = [
    [
      ...(request.body?.kind === 'file' ? ["import { readFile } from 'node:fs/promises'"] : []),
      "import process from 'node:process'",
    ].join('\n'),
    environment(request),
    address(request),
    `${fetching(request)}\nif (!res.ok) throw new Error(\`HTTP \${res.status}\`)`,
    answer(endpoint),
  ]
  return blocks.filter(Boolean).join('\n\n')
}

function environment({ variables }: SampleRequest): string {
  const locals = variables.map(localName)
  return [
    `const { ${variables.map((variable, index) => `${variable}: ${locals[index]}`).join(', ')} } = process.env`,
    `if (${locals.map((local) => `!${local}`).join(' || ')}) throw new Error('先设置环境变量 ${variables.join('、')}')`,
  ].join('\n')
}

function address({ url, query }: SampleRequest): string {
  if (!query.length) return ''
  const lines = query.map(([name, value]) => {
    const text = value.kind === 'env' ? localName(value.variable) : tsLiteral(plainText(value.value), 0)
    return `url.searchParams.set('${name}', ${text})`
  })
  return [`const url = new URL('${url}')`, ...lines].join('\n')
}

function fetching({ url, query, method, authorized, body }: SampleRequest): string {
  const headers = [
    ...(authorized ? ['Authorization: token'] : []),
    ...(body && body.kind !== 'form' ? ["'Content-Type': 'application/json'"] : []),
  ]
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 1
      ? [`headers: {\n${headers.map((header) => `    ${header},`).join('\n')}\n  }`]
      : headers.map((header) => `headers: { ${header} }`)),
    ...(body ? [`body: ${bodyText(body)}`] : []),
  ]
  const target = query.length ? 'url' : `'${url}'`
  return `const res = await fetch(${target}, {\n${lines.map((line) => `  ${line},`).join('\n')}\n})`
}

function bodyText(body: SampleBody): string {
  if (body.kind === 'file') return `await readFile('${body.file}', 'utf8')`
  const lines = body.fields.map(([name, value]) => `    ${name}: ${valueText(value)},`)
  return `${body.kind === 'form' ? 'new URLSearchParams' : 'JSON.stringify'}({\n${lines.join('\n')}\n  })`
}

function valueText(value: SampleValue): string {
  if (value.kind === 'env') return localName(value.variable)
  return value.encoded ? `JSON.stringify(${tsLiteral(value.value, 4)})` : tsLiteral(value.value, 4)
}

function answer(endpoint: Endpoint): string {
  const { response, print } = endpoint
  return [
    'const reply = (await res.json()) as {',
    '  code: number',
    '  status: string',
    '  request_id: string',
    `  data: ${tsType(response.type, shownFields(endpoint), 2)}`,
    '}',
    'if (reply.code !== 0) throw new Error(`${reply.code} ${reply.status} ${reply.request_id}`)',
    ...(print === 'data' ? ['console.log(reply.data)'] : ['const { data } = reply', `console.log(${print})`]),
  ].join('\n')
}

/** Fields in the type of `data`: all when they are few, else those that are printed. */
function shownFields({ response: { fields = [] }, print }: Endpoint): Field[] {
  return fields.length <= MAX_FIELDS ? fields : fields.filter(({ name }) => print.includes(`data.${name}`))
}
