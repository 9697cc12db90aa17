import { z } from 'zod'
import { nearest } from './nearest'

/** The shape, as one says it to somebody who got it wrong. */
export const SIDEBAR_SHAPE = '一行一个页面标识（- intro）；分组写 - label: 分组名，下一行对齐写 items:，再列标识'

const text = z.string('要写成文字；数字、含冒号或 # 的值用引号括起来').trim().min(1, '不能是空的')

function isAddress(href: string): boolean {
  try {
    return Boolean(decodeURI(new URL(href, 'https://x').href))
  } catch {
    return false
  }
}

const link = z.strictObject({ label: text, href: text.refine(isAddress, '不是一个地址') })
const group = z.strictObject({
  label: text,
  get items() {
    return z.array(entry, '要写成列表').min(1, '里还没有页面；加一页，或者去掉这个分组')
  },
})
const KINDS = [text, group, link] as const
type Entry = string | { label: string; items: Entry[] } | z.infer<typeof link>
const entry: z.ZodType<Entry> = z.lazy(() => z.union(KINDS))

/** An area's `sidebar.yaml`: ids relative to the area, groups, and addresses elsewhere. Titles come from the pages. */
export const sidebarSchema = z.array(entry, '要写成列表')

type Issue = z.core.$ZodIssue

const kindOf = (written: unknown): (typeof KINDS)[number] =>
  typeof written !== 'object' || !written ? text : 'href' in written ? link : group

/** What is wrong with the kind of entry that was meant, instead of with every kind. */
function meant(issues: Issue[], value: unknown, before: PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue): Issue[] => {
    const path = [...before, ...issue.path]
    if (issue.code !== 'invalid_union') return [{ ...issue, path }]
    const written = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value)
    return meant(issue.errors[KINDS.indexOf(kindOf(written))] ?? [], value, path)
  })
}

/** Something wrong in a sidebar, with the place of the entry or field that it is about. */
interface SidebarFault {
  path: PropertyKey[]
  message: string
  remedy: string
}

function faultsOf(issue: Issue): SidebarFault[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    const known = ['label', 'items', 'href']
    return issue.keys.map((key) => {
      const guess = nearest(key, known)
      const remedy = `${guess ? `是不是“${guess}”？` : ''}可用的有：${known.join('、')}`
      return { path: [...path, key], message: `没有“${key}”这个字段`, remedy }
    })
  }
  const field = path.at(-1)
  if (typeof field !== 'string') return [{ path, message: `这一项${issue.message}`, remedy: SIDEBAR_SHAPE }]
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  const message = isMissing ? `这一项缺少 ${field}` : `${field} ${issue.message}`
  return [{ path, message, remedy: SIDEBAR_SHAPE }]
}

/** @returns what is wrong with a sidebar; nothing when it is as it should be. */
export function checkSidebar(value: unknown): SidebarFault[] {
  const result = sidebarSchema.safeParse(value, { reportInput: true })
  const issues = meant(result.error?.issues ?? [], value)
  // A field that is not known comes first: it is why another one is missing
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys')
  return [...unknown, ...issues.filter((issue) => !unknown.includes(issue))].flatMap(faultsOf)
}
