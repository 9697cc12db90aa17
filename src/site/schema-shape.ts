import type { z } from 'zod'

/** What is read of a zod schema. Zod's own types differ from kind to kind. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  getter?: () => z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  items?: z.core.$ZodType[]
  options?: z.core.$ZodType[]
  entries?: Record<string, unknown>
  values?: unknown[]
}

const definition = (schema: z.core.$ZodType): Definition => schema._zod.def as unknown as Definition

/** @returns the kinds of value that a schema takes, with what makes them optional, late or alternative taken off. */
export function kindsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { innerType, in: before, getter, options } = definition(schema)
  const inner = innerType ?? before ?? getter?.()
  if (inner) return kindsOf(inner)
  return options?.flatMap(kindsOf) ?? [schema]
}

/** @returns the schemas of what stands at a path. */
export function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  return path.reduce<z.core.$ZodType[]>(
    (schemas, key) =>
      schemas.flatMap((one) => {
        const { shape, element, valueType, items } = definition(one)
        const inner = shape?.[String(key)] ?? element ?? valueType ?? items?.[Number(key)]
        return inner ? kindsOf(inner) : []
      }),
    kindsOf(schema),
  )
}

/** @returns the names of the fields that are known there. */
export const fieldsOf = (schemas: readonly z.core.$ZodType[]): string[] => [
  ...new Set(schemas.flatMap((schema) => Object.keys(definition(schema).shape ?? {}))),
]

/** @returns the values that may be chosen there. */
export const valuesOf = (schemas: readonly z.core.$ZodType[]): unknown[] =>
  schemas.flatMap((schema) => definition(schema).values ?? Object.values(definition(schema).entries ?? {}))

/** What each kind of value is, to somebody who writes it, and what one looks like. */
const KINDS: Record<string, [words: string, sample: string]> = {
  string: ['文字', "'文字'"],
  number: ['数，不加引号', '10'],
  boolean: ['true 或 false，不加引号', 'true'],
  array: ['列表', '[ … ]'],
  tuple: ['列表', '[ … ]'],
  object: ['一组“名称: 值”', '{ … }'],
  record: ['一组“名称: 值”', '{ … }'],
  null: ['null', 'null'],
}

/** @returns the kinds in words, each once, and a sample of the first. */
export function inWords(schemas: readonly z.core.$ZodType[]): { words: string; sample: string } {
  const kinds = schemas.map((schema) => KINDS[definition(schema).type]).filter((kind) => kind !== undefined)
  const words = [...new Set(kinds.map(([said]) => said))]
  return { words: words.join('，或'), sample: kinds[0]?.[1] ?? '…' }
}
