import { SAMPLE_ENV } from './sample-env'
import type { Endpoint, Field, JsonValue } from './types'

/** What a sample sends for a field: a literal (`encoded`: as a JSON string), or the value of an environment variable. */
export type SampleValue = { kind: 'value'; value: JsonValue; encoded: boolean } | { kind: 'env'; variable: string }

/** Fields that hold the application's keys, under whichever name an endpoint gives them. */
const FROM_ENV: Record<string, string> = {
  app_key: SAMPLE_ENV.key,
  app_secret: SAMPLE_ENV.secret,
  app_id: SAMPLE_ENV.key,
  app_code: SAMPLE_ENV.key,
}

/** @returns the fields that a sample sends, with their values. Fields without an example are left out. */
export function sampleFields(fields: Field[]): [name: string, value: SampleValue][] {
  return fields.flatMap((field): [string, SampleValue][] => {
    const variable = FROM_ENV[field.name]
    if (variable) return [[field.name, { kind: 'env', variable }]]
    if (field.example === undefined) return []
    return [[field.name, { kind: 'value', value: field.example, encoded: field.encoded === 'json' }]]
  })
}

/** @returns the query parameters that a sample sends. */
export const sampleQuery = ({ parameters }: Endpoint): [string, SampleValue][] =>
  sampleFields(parameters.filter((parameter) => parameter.in === 'query'))

/** @returns the path with its parameters filled in. */
export const samplePath = ({ path, parameters }: Endpoint): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(plainText(parameters.find((parameter) => parameter.name === name)?.example ?? name)),
  )

/** @returns a value as it is written into an address or a form: text as it is, everything else as JSON. */
export const plainText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** @returns an id as the name of a class: `vr-list` → `VrList`. */
export const pascalCase = (id: string): string =>
  id.replace(/(?:^|-)([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase())
