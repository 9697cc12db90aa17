import { literalWriter } from './literal'
import {
  camelCase,
  localName,
  plainText,
  type SampleValue,
  type SampleBody,
  type SampleRequest,
} from './sample-request'

const literal = literalWriter({
  array: (items) => `[]any{${items.join(', ')}}`,
  object: (entries) => `map[string]any{${entries.map(([name, value]) => `${name}: ${value}`).join(', ')}}`,
  words: { true: 'true', false: 'false', null: 'nil' },
})

const STOP = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']
const MEMBERS = { form: 'strings', json: 'bytes', file: 'bytes' }

/** Writes a request as a Go 1.18 file of the standard library. It stops at HTTP errors and at a reply that is a failure. */
export function goSample(request: SampleRequest): string {
  const { title, id, method, url, query, authorized, body, variables } = request
  const packages = [
    ...(body ? [MEMBERS[body.kind]] : []),
    ...['encoding/json', 'fmt', 'log', 'net/http', 'os', 'time'],
    ...(query.length || body?.kind === 'form' ? ['net/url'] : []),
  ].sort()
  const address = query.length ? `"${url}?"+query.Encode()` : `"${url}"`
  const header = (name: string, value: string): string => `\trequest.Header.Set("${name}", ${value})`
  return [
    `// ${title}：go run ${id}.go`,
    'package main',
    '',
    `import (\n${packages.map((name) => `\t"${name}"`).join('\n')}\n)`,
    '',
    'func main() {',
    ...variables.flatMap((variable) => [
      `\t${localName(variable)} := os.Getenv("${variable}")`,
      `\tif ${localName(variable)} == "" {`,
      `\t\tlog.Fatal("先设置环境变量 ${variable}")`,
      '\t}',
    ]),
    ...(query.length ? [`\tquery := ${values(query)}`] : []),
    ...(body ? bodyLines(body) : []),
    `\trequest, err := http.NewRequest("${method}", ${address}, ${body ? reader(body) : 'nil'})`,
    ...STOP,
    ...(authorized ? [header('Authorization', localName(variables[0]!))] : []),
    ...(body
      ? [header('Content-Type', `"application/${body.kind === 'form' ? 'x-www-form-urlencoded' : 'json'}"`)]
      : []),
    '\tclient := http.Client{Timeout: 10 * time.Second}',
    '\tresponse, err := client.Do(request)',
    ...STOP,
    '\tdefer response.Body.Close()',
    '\tif response.StatusCode != http.StatusOK {',
    '\t\tlog.Fatal("HTTP ", response.Status)',
    '\t}',
    ...answer(request),
    '}',
    '',
  ].join('\n')
}

function answer({ shown }: SampleRequest): string[] {
  const data = shown?.length ? 'map[string]json.RawMessage' : 'json.RawMessage'
  const pad = (text: string): string => text.padEnd(data.length)
  return [
    '\tvar reply struct {',
    `\t\tCode      ${pad('int')} \`json:"code"\``,
    `\t\tStatus    ${pad('string')} \`json:"status"\``,
    `\t\tRequestID ${pad('string')} \`json:"request_id"\``,
    `\t\tData      ${data} \`json:"data"\``,
    '\t}',
    '\tif err := json.NewDecoder(response.Body).Decode(&reply); err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif reply.Code != 0 {',
    '\t\tlog.Fatal(reply.Code, " ", reply.Status, " ", reply.RequestID)',
    '\t}',
    ...(!shown
      ? ['\tfmt.Println(string(reply.Data))']
      : shown.length
        ? shown.map((name) => `\tfmt.Println(string(reply.Data["${name}"]))`)
        : ['\tfmt.Println("成功", reply.RequestID)']),
  ]
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'file') return [`\tbody, err := os.ReadFile("${body.file}")`, ...STOP]
  if (body.kind === 'form') return [`\tform := ${values(body.fields)}`]
  const encoded = body.fields.flatMap(([name, value]) =>
    value.kind === 'value' && value.encoded
      ? [`\t${camelCase(name.split('_'))}, err := json.Marshal(${literal(value.value)})`, ...STOP]
      : [],
  )
  const width = Math.max(...body.fields.map(([name]) => name.length))
  const lines = body.fields.map(
    ([name, value]) => `\t\t"${name}": ${' '.repeat(width - name.length)}${jsonValue(name, value)},`,
  )
  return [...encoded, `\tbody, err := json.Marshal(map[string]any{\n${lines.join('\n')}\n\t})`, ...STOP]
}

function jsonValue(name: string, value: SampleValue): string {
  if (value.kind === 'env') return localName(value.variable)
  return value.encoded ? `string(${camelCase(name.split('_'))})` : literal(value.value)
}

const reader = (body: SampleBody): string =>
  body.kind === 'form' ? 'strings.NewReader(form.Encode())' : 'bytes.NewReader(body)'

function values(pairs: [string, SampleValue][]): string {
  const width = Math.max(...pairs.map(([name]) => name.length))
  const lines = pairs.map(([name, value]) => {
    const text = value.kind === 'env' ? localName(value.variable) : JSON.stringify(plainText(value.value))
    return `\t\t"${name}": ${' '.repeat(width - name.length)}{${text}},`
  })
  return `url.Values{\n${lines.join('\n')}\n\t}`
}
