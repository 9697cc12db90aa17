import { sampleFields, samplePath, sampleQuery, type SampleValue } from './request-values'
import { SAMPLE_ENV } from './sample-env'
import type { Endpoint } from './types'

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

/**
 * @param server base address without a slash at the end.
 * @returns what every sample of the endpoint does.
 */
export function sampleRequest(endpoint: Endpoint, server: string): SampleRequest {
  const { id, title, method, auth, body } = endpoint
  const query = sampleQuery(endpoint)
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
