import { loadReference } from '../../openapi/load-reference'
import { plainText, sampleFields, samplePath } from '../../openapi/request-values'
import type { Endpoint, Field, JsonValue } from '../../openapi/types'
import type { TryField, TryForm } from '../types'

const SECRET = /secret|token/

/** @returns the endpoint with this id; `undefined` where there is none, or too little is known to call it. */
export const endpointOf = (id: string): Endpoint | undefined =>
  loadReference()
    .groups.flatMap(({ endpoints }) => endpoints)
    .find((endpoint) => endpoint.id === id && endpoint.callable)

/** @returns the form of an endpoint, filled with its examples. */
export function formOf(endpoint: Endpoint): TryForm {
  const { method, path, parameters, body, auth } = endpoint
  const { servers, failures } = loadReference()
  return {
    method,
    path,
    authorized: auth !== 'none',
    fields: [...parameters, ...(body?.kind === 'form' ? body.fields : [])].map(fieldOf),
    body: bodyText(endpoint),
    gateways: servers,
    // Names as in the OpenAPI document (src/openapi/path-item.ts)
    examples: [
      ...(endpoint.response.examples ?? []).map(({ title }, index) => ({ name: `success${index + 1}`, title })),
      ...endpoint.failures.map(({ status }, index) => ({ name: `own${index + 1}`, title: status })),
      ...(auth === 'none' ? [] : failures).map(({ status }, index) => ({ name: `failure${index + 1}`, title: status })),
    ],
  }
}

const fieldOf = ({ name, required = false, description, example }: Field): TryField => ({
  name,
  required,
  description: description.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''),
  value: example === undefined ? '' : plainText(example),
  secret: SECRET.test(name),
})

/** Keys are left empty: they are the reader's. */
function bodyText({ body }: Endpoint): string | undefined {
  if (body?.kind === 'file') return '{}'
  if (body?.kind !== 'json') return undefined
  const entries = sampleFields(body.fields).map(([name, value]): [string, JsonValue] => {
    if (value.kind === 'env') return [name, '']
    return [name, value.encoded ? JSON.stringify(value.value) : value.value]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}

/** @returns the path with the reader's values in place of its parameters. */
export const pathOf = (endpoint: Endpoint, values: Record<string, string>): string =>
  samplePath({
    ...endpoint,
    parameters: endpoint.parameters.map((one) => ({ ...one, example: values[one.name] ?? '' })),
  })
