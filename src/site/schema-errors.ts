import { z } from 'zod'
import { nearest } from './nearest'

z.config(z.locales.zhCN())

type Issue = z.core.$ZodIssue

/** A mistake in data that authors write: the place, down to the very key, what is wrong, what to do. */
interface DataFault {
  path: PropertyKey[]
  message: string
  remedy: string
}

/** Of the ways that a value may be written, what is wrong with the nearest: the one whose kind it is. */
const meant = (errors: readonly (readonly Issue[])[]): readonly Issue[] | undefined =>
  errors.find(
    (issues) => issues.length && issues.every(({ path, code }) => path.length || code === 'unrecognized_keys'),
  )

/** @returns the names of fields, when a schema is that of an object. */
const fieldsOf = (schema: z.core.$ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

/**
 * Checks data that authors write.
 * @param guide where more is said.
 * @returns the data, or what zod finds wrong with it, as one says it to an author; a sentence of the schema's own is kept.
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  guide: string,
): { data: z.infer<Schema> | undefined; faults: DataFault[] } {
  const { data, error } = schema.safeParse(value)
  const faultsOf = (issue: Issue, before: readonly PropertyKey[] = []): DataFault[] => {
    const path = [...before, ...issue.path]
    const inner = issue.code === 'invalid_union' ? meant(issue.errors) : undefined
    if (inner) return inner.flatMap((one) => faultsOf(one, path))
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const fields = path.length ? [] : fieldsOf(schema)
        const guess = nearest(key, fields)
        const known = fields.length ? `${guess ? `是不是“${guess}”？` : ''}可用的有：${fields.join(' ')}；` : ''
        return { path: [...path, key], message: `没有“${key}”这个字段`, remedy: known + guide }
      })
    const field = path.at(-1)
    const written = path.reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown> | undefined)?.[key], value)
    if (written === undefined && typeof field === 'string')
      return [
        {
          path,
          message: `缺少 ${field}`,
          remedy: `${issue.message.startsWith('无效') ? `写上 ${field}: …` : issue.message}；${guide}`,
        },
      ]
    const isBare = issue.code === 'invalid_type' && issue.expected === 'string' && typeof written === 'number'
    const name = typeof field === 'number' ? `第 ${field + 1} 项` : String(field ?? '整份')
    return [{ path, message: `${name}：${issue.message}`, remedy: `${isBare ? '用引号括起来' : '改这一行'}；${guide}` }]
  }
  const faults = (error?.issues ?? []).flatMap((issue) => faultsOf(issue))
  const parentOf = ({ path }: DataFault): string => path.slice(0, -1).join()
  // What an entry lacks is what its unknown field was meant to be
  const unknown = new Set(faults.filter(({ message }) => message.startsWith('没有')).map(parentOf))
  const isOwn = (fault: DataFault): boolean => !(fault.message.startsWith('缺少') && unknown.has(parentOf(fault)))
  return { data, faults: faults.filter(isOwn) }
}
