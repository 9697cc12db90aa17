import { literalWriter } from './literal'
import {
  camelCase,
  localName,
  pascalCase,
  plainText,
  type SampleValue,
  type SampleBody,
  type SampleRequest,
} from './sample-request'

const literal = literalWriter({
  array: (items) => `List.of(${items.join(', ')})`,
  object: (entries) => `Map.of(${entries.flat().join(', ')})`,
})
const encode = (text: string): string => `URLEncoder.encode(${text}, StandardCharsets.UTF_8)`

const ALWAYS = [
  'com.fasterxml.jackson.databind.JsonNode',
  'com.fasterxml.jackson.databind.ObjectMapper',
  ...['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse.BodyHandlers'].map((name) => `java.net.${name}`),
  'java.time.Duration',
]
/** Classes that only some requests need, by how the code names them. */
const SOMETIMES: Record<string, string> = {
  'URLEncoder.': 'java.net.URLEncoder',
  'BodyPublishers.': 'java.net.http.HttpRequest.BodyPublishers',
  'StandardCharsets.': 'java.nio.charset.StandardCharsets',
  'Path.': 'java.nio.file.Path',
  'List.': 'java.util.List',
  'Map.': 'java.util.Map',
  'Objects.': 'java.util.Objects',
}

/** Writes a request as a Java 17 file with Jackson. It stops at HTTP errors and at a reply that is a failure. */
export function javaSample(request: SampleRequest): string {
  const { title, id, url, query, authorized, body, variables } = request
  const name = pascalCase(id)
  const lines = [
    ...variables.map(
      (variable) =>
        `String ${localName(variable)} = Objects.requireNonNull(System.getenv("${variable}"), "先设置环境变量 ${variable}");`,
    ),
    'ObjectMapper json = new ObjectMapper();',
    ...(body ? bodyLines(body) : []),
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${query.length ? joined(`${url}?`, query) : `"${url}"`}))`,
    ...(authorized ? [`        .header("Authorization", ${localName(variables[0]!)})`] : []),
    ...(body
      ? [
          `        .header("Content-Type", "application/${body.kind === 'form' ? 'x-www-form-urlencoded' : 'json'}")`,
          `        .POST(BodyPublishers.${body.kind === 'file' ? `ofFile(Path.of("${body.file}"))` : 'ofString(body)'})`,
        ]
      : []),
    '        .timeout(Duration.ofSeconds(10))',
    '        .build();',
    'var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    'if (response.statusCode() != 200) throw new IllegalStateException("HTTP " + response.statusCode());',
    'JsonNode reply = json.readTree(response.body());',
    'if (reply.path("code").asInt(-1) != 0)',
    '    throw new IllegalStateException(reply.path("code") + " " + reply.path("status") + " " + reply.path("request_id"));',
    ...printed(request),
  ]
  const code = lines.join('\n')
  const imports = [
    ...ALWAYS,
    ...Object.entries(SOMETIMES).flatMap(([word, name]) => (code.includes(word) ? [name] : [])),
  ]
  return [
    `// ${title}：java -cp 'lib/*' ${name}.java（Java 17 以上，lib 里放 jackson-databind 和它的两个依赖）`,
    ...imports.sort().map((one) => `import ${one};`),
    '',
    `class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    ...code.split('\n').map((line) => `        ${line}`),
    '    }',
    '}',
    '',
  ].join('\n')
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'file') return []
  if (body.kind === 'form') return [`String body = ${joined('', body.fields)};`]
  const encoded = body.fields.flatMap(([name, value]) =>
    value.kind === 'value' && value.encoded
      ? [`String ${camelCase(name.split('_'))} = json.writeValueAsString(${literal(value.value)});`]
      : [],
  )
  const lines = body.fields.map(([name, value]) => `        "${name}", ${jsonValue(name, value)}`)
  return [...encoded, `String body = json.writeValueAsString(Map.of(\n${lines.join(',\n')}));`]
}

function jsonValue(name: string, value: SampleValue): string {
  if (value.kind === 'env') return localName(value.variable)
  return value.encoded ? camelCase(name.split('_')) : literal(value.value)
}

/** A query or a form as an expression: literals are encoded here, variables when the program runs. */
function joined(start: string, pairs: [string, SampleValue][]): string {
  const parts = [start]
  pairs.forEach(([name, value], index) => {
    const known = `${index ? '&' : ''}${name}=${value.kind === 'env' ? '' : encodeURIComponent(plainText(value.value))}`
    parts[parts.length - 1] += known
    if (value.kind === 'env') parts.push(encode(localName(value.variable)), '')
  })
  const texts = parts.map((part, index) => (index % 2 ? part : part && `"${part}"`)).filter(Boolean)
  return texts.join(' + ')
}

const printed = ({ shown }: SampleRequest): string[] =>
  !shown
    ? ['System.out.println(reply.path("data"));']
    : shown.length
      ? shown.map((name) => `System.out.println(reply.path("data").path("${name}"));`)
      : ['System.out.println("成功 " + reply.path("request_id"));']
