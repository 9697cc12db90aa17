import type { Endpoint, Field, JsonValue } from './types'

/** Names of the environment variables that samples read. */
export const SAMPLE_ENV = { key: 'REALSEE_APP_KEY', secret: 'REALSEE_APP_SECRET', token: 'REALSEE_TOKEN' } as const

/** What a sample sends for a field: a literal (`encoded`: as a JSON string), or the value of an environment variable. */
export type SampleValue = { kind: 'value'; value: JsonValue; encoded: boolean } | { kind: 'env'; variable: string }

/** What a sample does, in no language: the writers of samples put it into words of theirs. */
export interface SampleRequest {
  /** First line of the file: what the sample is for. */
  title: string
  /** Name of the file without its ending, as the endpoint's id. */
  id: string
  method: 'GET' | 'POST'
  /** Address without a query. */
  url: string
  query: [name: string, value: SampleValue][]
  /** Whether the token goes along. */
  authorized: boolean
  body: SampleBody | undefined
  /** Environment variables that are read, in order. */
  variables: string[]
  /** Fields of `data` that are printed: none for a success that holds secrets; `undefined` for the whole of it. */
  shown: string[] | undefined
}

/** `form` and `json` are made of fields; `file` is a file's content as it is. */
export type SampleBody = { kind: 'form' | 'json'; fields: [string, SampleValue][] } | { kind: 'file'; file: string }

/** @returns what every sample of the endpoint does. */
export function sampleRequest(endpoint: Endpoint): SampleRequest {
  const { id, title, method, server, auth, body } = endpoint
  const query = sampleFields(endpoint.parameters.filter((parameter) => parameter.in === 'query'))
  const fields = body && body.kind !== 'file' ? sampleFields(body.fields) : []
  const used = [...query, ...fields].flatMap(([, value]) => (value.kind === 'env' ? [value.variable] : []))
  const authorized = auth !== 'none'
  return {
    title,
    id,
    method,
    url: server + samplePath(endpoint),
    query,
    authorized,
    body: body && (body.kind === 'file' ? { kind: 'file', file: body.file } : { kind: body.kind, fields }),
    variables: [...new Set([...(authorized ? [SAMPLE_ENV.token] : []), ...used])],
    shown: shownFields(endpoint),
  }
}

/** Fields that hold the application's keys, under whichever name an endpoint gives them. */
const FROM_ENV: Record<string, string> = {
  app_key: SAMPLE_ENV.key,
  app_secret: SAMPLE_ENV.secret,
  app_id: SAMPLE_ENV.key,
  app_code: SAMPLE_ENV.key,
}

/** @returns the fields that a sample sends, with their values. Fields without an example are left out. */
function sampleFields(fields: Field[]): [name: string, value: SampleValue][] {
  return fields.flatMap((field): [string, SampleValue][] => {
    const variable = FROM_ENV[field.name]
    if (variable) return [[field.name, { kind: 'env', variable }]]
    if (field.example === undefined) return []
    return [[field.name, { kind: 'value', value: field.example, encoded: field.encoded === 'json' }]]
  })
}

/** @returns the path with its parameters filled in. */
const samplePath = ({ path, parameters }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(plainText(parameters.find((parameter) => parameter.name === name)?.example ?? name)),
  )

/** @returns a value as it is written into an address or a form: text as it is, everything else as JSON. */
export const plainText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** @returns an id as the name of a class: `vr-list` → `VrList`. */
export const pascalCase = (id: string): string =>
  id.replace(/(?:^|-)([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase())

/** The fields that the Node.js sample prints as they are: what it only counts or measures stays unprinted elsewhere. */
function shownFields({ print, response }: Endpoint): string[] | undefined {
  if (print === 'data') return undefined
  const names = (response.fields ?? []).map(({ name }) => name)
  const printed = [...print.matchAll(/data\.(\w+)(?!\w*\.length)/g)].map((match) => match[1])
  return names.filter((name) => printed.includes(name))
}

/** @returns the name of a local variable: `REALSEE_APP_KEY` → `app`, `key`. */
export const localWords = (variable: string): string[] => variable.toLowerCase().split('_').slice(1)

/** @returns the same as `camelCase`. */
export const localName = (variable: string): string => camelCase(localWords(variable))

/** @returns words as `camelCase`. */
export const camelCase = (words: string[]): string =>
  words.map((word, index) => (index ? word.replace(/^./, (first) => first.toUpperCase()) : word)).join('')
