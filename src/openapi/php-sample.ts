import { literalWriter } from './literal'
import { localName, plainText, type SampleValue, type SampleBody, type SampleRequest } from './sample-request'

const quoted = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`
const literal = literalWriter({
  array: (items) => `[${items.join(', ')}]`,
  // An empty array would become `[]` in JSON
  object: (entries) =>
    entries.length ? `[${entries.map(([name, value]) => `${name} => ${value}`).join(', ')}]` : 'new stdClass()',
  text: quoted,
})
const local = (variable: string): string => `$${localName(variable)}`

/** Writes a request as a PHP 8 file without extensions. It stops at HTTP errors and at a reply that is a failure. */
export function phpSample(request: SampleRequest): string {
  const { title, id, method, url, query, authorized, body, variables } = request
  const headers = [
    ...(authorized ? [`"Authorization: ${local(variables[0]!)}"`] : []),
    ...(body ? [quoted(`Content-Type: ${TYPES[body.kind]}`)] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`'method' => '${method}'`]),
    `'header' => [${headers.join(', ')}]`,
    ...(body ? ["'content' => $body"] : []),
    "'timeout' => 10",
  ]
  return [
    '<?php',
    `// ${title}：php ${id}.php（PHP 8.0 以上）`,
    ...variables.map(
      (variable) =>
        `${local(variable)} = getenv('${variable}') ?: throw new RuntimeException('先设置环境变量 ${variable}');`,
    ),
    '',
    ...(query.length ? [`$query = http_build_query(${fields(query, (value) => text(value, true))});`] : []),
    ...(body ? [`$body = ${bodyText(body)};`] : []),
    `$context = stream_context_create(['http' => [\n${options.map((line) => `    ${line},`).join('\n')}\n]]);`,
    `$answer = file_get_contents(${query.length ? `"${url}?$query"` : quoted(url)}, false, $context);`,
    "if ($answer === false) throw new RuntimeException('HTTP 请求失败');",
    '',
    '$reply = json_decode($answer, true);',
    "if ($reply['code'] !== 0) throw new RuntimeException(\"{$reply['code']} {$reply['status']} {$reply['request_id']}\");",
    ...printed(request),
    '',
  ].join('\n')
}

const TYPES = { form: 'application/x-www-form-urlencoded', json: 'application/json', file: 'application/json' }

function bodyText(body: SampleBody): string {
  if (body.kind === 'file') return `file_get_contents(${quoted(body.file)})`
  const write = body.kind === 'form' ? 'http_build_query' : 'json_encode'
  return `${write}(${fields(body.fields, (value) => text(value, body.kind === 'form'))})`
}

const fields = (pairs: [string, SampleValue][], write: (value: SampleValue) => string): string =>
  `[\n${pairs.map(([name, value]) => `    ${quoted(name)} => ${write(value)},`).join('\n')}\n]`

/** @param asText as it is written into an address or a form. */
function text(value: SampleValue, asText: boolean): string {
  if (value.kind === 'env') return local(value.variable)
  if (value.encoded) return `json_encode(${literal(value.value)})`
  return literal(asText ? plainText(value.value) : value.value)
}

const printed = ({ shown }: SampleRequest): string[] =>
  !shown
    ? ["print_r($reply['data']);"]
    : shown.length
      ? shown.map((name) => `print_r($reply['data'][${quoted(name)}]);\necho "\\n";`)
      : ["echo '成功 ', $reply['request_id'], \"\\n\";"]
