import { SAMPLE_ENV } from '../../src/openapi/sample-request'
import type { Endpoint, JsonValue } from '../../src/openapi/types'

/** What a sample sends, whichever tool it uses. */
export interface SentRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/** Values of the environment variables that samples read; the secret has what has to be quoted and encoded. */
export const SAMPLE_VALUES: Record<string, string> = {
  [SAMPLE_ENV.key]: 'key-1',
  [SAMPLE_ENV.secret]: 's e"cret$',
  [SAMPLE_ENV.token]: 'token-1',
}

/** What samples that send a file find beside them. */
export const WORK_FILE = { name: 'work.json', text: '{"base_url":"https://cdn.example.com/"}' }

/** @returns a request as it was sent, without what every client adds by itself. */
export function sentRequest(
  method: string,
  url: URL,
  { 'content-type': type, ...headers }: Record<string, string>,
  body: string,
): SentRequest {
  const form = type?.startsWith('application/x-www-form-urlencoded')
  return {
    method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { ...headers, ...(type && !form && !type.startsWith('text/plain') && { 'content-type': type }) },
    body: !body ? null : form ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body),
  }
}

/** @returns what the description says should be sent, built apart from the samples' own code. */
export function expectedRequest({ method, path, parameters, body, auth }: Endpoint): SentRequest {
  const env: Record<string, string> = {
    app_key: SAMPLE_ENV.key,
    app_secret: SAMPLE_ENV.secret,
    app_id: SAMPLE_ENV.key,
    app_code: SAMPLE_ENV.key,
  }
  const wire = (name: string, example: JsonValue | undefined): JsonValue | undefined =>
    env[name] ? SAMPLE_VALUES[env[name]] : example
  const sent = (fields: { name: string; example?: JsonValue; encoded?: string }[]): [string, JsonValue][] =>
    fields.flatMap(({ name, example, encoded }): [string, JsonValue][] => {
      const value = wire(name, example)
      return value === undefined ? [] : [[name, encoded ? JSON.stringify(value) : value]]
    })
  const text = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value))
  const inQuery = sent(parameters.filter((one) => one.in === 'query')).map(([name, value]) => [name, text(value)])
  return {
    method,
    path: path.replace(/\{(\w+)\}/, (_whole, name) => text(parameters.find((one) => one.name === name)?.example)),
    query: Object.fromEntries(inQuery) as Record<string, string>,
    headers: {
      ...(auth !== 'none' && { authorization: 'token-1' }),
      ...(body && body.kind !== 'form' && { 'content-type': 'application/json' }),
    },
    body: !body
      ? null
      : body.kind === 'file'
        ? (JSON.parse(WORK_FILE.text) as unknown)
        : Object.fromEntries(sent(body.fields)),
  }
}
