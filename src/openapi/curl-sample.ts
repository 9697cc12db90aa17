import { plainText, sampleFields, samplePath, sampleQuery, type SampleValue } from './request-values'
import { SAMPLE_ENV } from './sample-env'
import type { Endpoint, RequestBody } from './types'

/**
 * Writes a request as a shell command for curl: bash and zsh, keys and token from the environment.
 * JSON bodies are here documents, so that they read as JSON and need no escaping.
 */
export function curlSample(endpoint: Endpoint, server: string): string {
  const query = sampleQuery(endpoint)
  const { body } = endpoint
  const method = endpoint.method === 'GET' ? (query.length ? ['-G'] : []) : ['-X', endpoint.method]
  const address = server + samplePath(endpoint)
  const parts = [
    ['curl', '-sS', ...method].join(' '),
    body && query.length ? `'${address}?${queryText(query)}'` : address,
  ]
  if (endpoint.auth !== 'none') parts.push(`-H "Authorization: $${SAMPLE_ENV.token}"`)
  if (!body) parts.push(...query.map(([name, value]) => formPart(name, value)))
  return parts.concat(bodyParts(body)).join(' \\\n  ') + hereDocument(body)
}

/** A query beside a body cannot use `-G`. */
const queryText = (query: [string, SampleValue][]): string =>
  query
    .map(
      ([name, value]) =>
        `${name}=${value.kind === 'env' ? `'"$${value.variable}"'` : encodeURIComponent(plainText(value.value))}`,
    )
    .join('&')

function bodyParts(body: RequestBody | undefined): string[] {
  if (body?.kind === 'form') return sampleFields(body.fields).map(([name, value]) => formPart(name, value))
  if (body?.kind === 'json')
    return [`-H 'Content-Type: application/json'`, `-d @- ${usesEnv(body) ? '<<JSON' : "<<'JSON'"}`]
  if (body?.kind === 'file') return [`-H 'Content-Type: application/json'`, `--data-binary @${body.file}`]
  return []
}

function hereDocument(body: RequestBody | undefined): string {
  if (body?.kind !== 'json') return ''
  const value = Object.fromEntries(
    sampleFields(body.fields).map(([name, one]) => [
      name,
      one.kind === 'env' ? `$${one.variable}` : one.encoded ? JSON.stringify(one.value) : one.value,
    ]),
  )
  return `\n${JSON.stringify(value, null, 2)}\nJSON`
}

const usesEnv = (body: Extract<RequestBody, { kind: 'json' }>): boolean =>
  sampleFields(body.fields).some(([, value]) => value.kind === 'env')

function formPart(name: string, value: SampleValue): string {
  if (value.kind === 'env') return `--data-urlencode "${name}=$${value.variable}"`
  const text = plainText(value.value)
  return /^[\w.-]*$/.test(text) ? `-d ${name}=${text}` : `--data-urlencode '${name}=${text.replaceAll("'", "'\\''")}'`
}
