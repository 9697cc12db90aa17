import { Ajv, type ErrorObject } from 'ajv'
import type ts from 'typescript'
import { lineOf, nodesOf, propertiesOf, nameOf, textOf, valueOf, type CodeFile } from '../code-file'
import type { Place } from '../types'
import type { Rule } from './rule'

interface Frame {
  type: string
  start: number
  end: number
  node: ts.ObjectLiteralExpression
}

/** Keyframes with times that are written out, in the same list. */
function framesIn(file: CodeFile): Frame[][] {
  const { ts } = file
  const lists = new Map<ts.Node, Frame[]>()
  for (const node of nodesOf(file, ts.isObjectLiteralExpression)) {
    const [type, start, end] = [
      textOf(file, valueOf(file, node, 'type')) ?? valueOf(file, node, 'type')?.getText(),
      numberOf(file, valueOf(file, node, 'start')),
      numberOf(file, valueOf(file, node, 'end')),
    ]
    if (type === undefined || start === undefined || end === undefined) continue
    lists.set(node.parent, [...(lists.get(node.parent) ?? []), { type, start, end, node }])
  }
  return [...lists.values()]
}

const numberOf = ({ ts }: CodeFile, node: ts.Node | undefined): number | undefined =>
  node && ts.isNumericLiteral(node) ? Number(node.text) : undefined

export const timeRules: Record<string, Rule> = {
  'vreo-time': (file) =>
    framesIn(file)
      .flat()
      .filter(({ start, end }) => end < start)
      .map(({ type, start, end, node }) => ({ line: lineOf(file, node), detail: `${type} ${start} → ${end}` })),

  'vreo-overlap': (file) =>
    framesIn(file).flatMap((frames) => {
      const sorted = [...frames].sort((a, b) => a.start - b.start)
      return sorted.flatMap(({ type, start, node }, index) => {
        const before = sorted.slice(0, index).filter((one) => one.type === type && one.end >= one.start)
        return before.some((one) => start < one.end) ? [{ line: lineOf(file, node), detail: `${type} ${start}` }] : []
      })
    }),
}

/** What only newer versions have, as the schema's descriptions say. */
const NEWER = '仅 2.x'

/** @returns a schema without what only newer versions have. */
function installable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(installable)
  if (typeof schema !== 'object' || schema === null) return schema
  const isNewer = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'description' in value && String(value.description).startsWith(NEWER)
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([, value]) => !isNewer(value))
      .map(([key, value]) => [key, key === 'enum' ? (value as unknown) : installable(value)]),
  )
}

/** Whether a JSON file is a tour's script. */
export const isScript = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'keyframes' in data && 'video' in data

/** Checks a script by the schema. @param any schema of all versions. */
export function scriptPlaces(file: CodeFile, data: unknown, any: object): Record<string, Place[]> {
  const faults = errorsOf(any, data)
  if (faults.length) return { 'vreo-script': faults.map((error) => placeOf(file, error)) }
  return { 'vreo-newer-field': errorsOf(installable(any) as object, data).map((error) => placeOf(file, error)) }
}

function errorsOf(schema: object, data: unknown): ErrorObject[] {
  const validate = new Ajv({ allErrors: true, strict: false, logger: false }).compile({ ...schema, $id: undefined })
  if (validate(data)) return []
  // What follows from a fault inside: `must match "then" schema`
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf')
}

/** The line of what a fault is about. */
function placeOf(file: CodeFile, { instancePath, message = '', params }: ErrorObject): Place {
  const { ts, source } = file
  const statement = source.statements[0]
  let node: ts.Node | undefined = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  const added = (params as { additionalProperty?: string }).additionalProperty
  for (const part of [...instancePath.split('/').slice(1), ...(added ? [added] : [])]) {
    const next: ts.Node | undefined =
      node && ts.isArrayLiteralExpression(node)
        ? node.elements[Number(part)]
        : propertiesOf(file, node).find((one) => nameOf(file, one) === part)?.initializer
    if (next) node = next
  }
  return { line: node ? lineOf(file, node) : 1, detail: `${instancePath} ${message}${added ? `：${added}` : ''}` }
}
