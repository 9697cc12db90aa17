import { operationName } from './addresses'
import type { Endpoint, Field, Reference } from './types'

/** An object type of the description: its name, its fields, and where it was found. */
export interface NamedObject {
  name: string | undefined
  /** `undefined`: the type is described elsewhere. */
  fields: Field[] | undefined
  place: string
}

/** What is sent or received as JSON: a list of fields below a name. */
type Holder = Pick<Partial<Field>, 'schema' | 'fields'>

/** @returns every object in answers and callbacks that has fields or a name, in order. */
export function namedObjects({ groups }: Reference): NamedObject[] {
  return groups.flatMap(({ endpoints, callbacks }) => [
    ...endpoints.flatMap(({ id, response }) => within(response, id)),
    ...callbacks.flatMap((callback) => within(callback, callback.id)),
  ])
}

function within({ schema, fields }: Holder, place: string): NamedObject[] {
  const own = schema !== undefined || fields ? [{ name: schema, fields, place }] : []
  return [...own, ...(fields ?? []).flatMap((field) => within(field, `${place} › ${field.name}`))]
}

/** @returns an id as the name of a type: `vr-list` → `VrList`. */
export const pascalCase = (id: string): string => operationName(id).replace(/^./, (first) => first.toUpperCase())

/** @returns the name of what a successful call returns: `vr-list` → `VrListSuccess`. */
export const successName = ({ id }: Pick<Endpoint, 'id'>): string => `${pascalCase(id)}Success`

/** @returns the name of what a call sends: `pano-submit` → `PanoSubmitRequest`. */
export const requestName = ({ id }: Pick<Endpoint, 'id'>): string => `${pascalCase(id)}Request`
