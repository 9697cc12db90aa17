import { literalWriter } from './literal'
import { localWords, plainText, type SampleValue, type SampleBody, type SampleRequest } from './sample-request'

const literal = literalWriter({
  array: (items) => `[${items.join(', ')}]`,
  object: (entries) => `{${entries.map(([name, value]) => `${name}: ${value}`).join(', ')}}`,
  words: { true: 'True', false: 'False', null: 'None' },
})
const local = (variable: string): string => localWords(variable).join('_')

/** Writes a request as a Python 3 file without packages. It stops at HTTP errors and at a reply that is a failure. */
export function pythonSample(request: SampleRequest): string {
  const { title, id, method, url, query, authorized, body, variables } = request
  const headers = [
    ...(authorized ? [`"Authorization": ${local(variables[0]!)}`] : []),
    ...(body && body.kind !== 'form' ? ['"Content-Type": "application/json"'] : []),
  ]
  const call = [
    query.length ? `"${url}?" + query` : `"${url}"`,
    ...(body ? ['data=body'] : []),
    ...(headers.length ? [`headers={${headers.join(', ')}}`] : []),
    ...(body || method === 'GET' ? [] : [`method="${method}"`]),
  ]
  const modules = ['json', 'os', ...(query.length || body?.kind === 'form' ? ['urllib.parse'] : []), 'urllib.request']
  return [
    `# ${title}：python3 ${id}.py`,
    ...modules.map((name) => `import ${name}`),
    '',
    ...variables.map((variable) => `${local(variable)} = os.environ["${variable}"]`),
    ...(query.length ? ['', `query = urllib.parse.urlencode(${fields(query, (value) => text(value, true))})`] : []),
    ...(body ? ['', bodyText(body)] : []),
    '',
    `request = urllib.request.Request(\n${call.map((line) => `    ${line},`).join('\n')}\n)`,
    'with urllib.request.urlopen(request, timeout=10) as response:',
    '    reply = json.load(response)',
    'if reply["code"] != 0:',
    "    raise SystemExit(f\"{reply['code']} {reply['status']} {reply['request_id']}\")",
    ...printed(request),
    '',
  ].join('\n')
}

function bodyText(body: SampleBody): string {
  if (body.kind === 'file') return `with open("${body.file}", "rb") as file:\n    body = file.read()`
  if (body.kind === 'form')
    return `body = urllib.parse.urlencode(${fields(body.fields, (value) => text(value, true))}).encode()`
  return `body = json.dumps(${fields(body.fields, (value) => text(value, false))}).encode()`
}

const fields = (pairs: [string, SampleValue][], write: (value: SampleValue) => string): string =>
  `{\n${pairs.map(([name, value]) => `    "${name}": ${write(value)},`).join('\n')}\n}`

/** @param asText as it is written into an address or a form. */
function text(value: SampleValue, asText: boolean): string {
  if (value.kind === 'env') return local(value.variable)
  if (value.encoded) return `json.dumps(${literal(value.value)})`
  return literal(asText ? plainText(value.value) : value.value)
}

const printed = ({ shown }: SampleRequest): string[] =>
  !shown
    ? ['print(reply["data"])']
    : shown.length
      ? shown.map((name) => `print(reply["data"]["${name}"])`)
      : ['print("成功", reply["request_id"])']
