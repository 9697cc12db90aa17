import { z } from 'zod'
import { nearest } from '../site/nearest'

/** The shape, as one says it to somebody who got it wrong. */
export const SIDEBAR_SHAPE = '一行一个页面标识（- intro）；分组写 - label: 分组名，下一行对齐写 items:，再列标识'

const text = z
  .string('要写成文字；数字、含冒号或 # 的值用引号括起来')
  .trim()
  .min(1, '不能是空的')
  .refine((value) => !/\*\*|`|\]\(|<\/?\w+>/.test(value), '只写文字：Markdown 在目录里会原样显示')

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
export const sidebarSchema = z.array(entry, '要写成列表，每项以 - 和一个空格开头')

type Issue = z.core.$ZodIssue

const kindOf = (written: unknown): (typeof KINDS)[number] =>
  typeof written !== 'object' || !written || Array.isArray(written) ? text : 'href' in written ? link : group

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

const FIELDS = ['label', 'items', 'href']
/** Names that other site generators have for these fields. */
const ELSEWHERE: Record<string, string> = {
  text: 'label',
  title: 'label',
  name: 'label',
  link: 'href',
  url: 'href',
  to: 'href',
  children: 'items',
  pages: 'items',
}

/** @returns what is wrong with a field of an entry that is none, or that another one rules out. */
function unknownField(key: string, entry: unknown): Omit<SidebarFault, 'path'> {
  if (key === 'items') return { message: 'href 与 items 写在了同一项里', remedy: '只留一个：分组写 items，地址写 href' }
  const inLine = /^(\S+)\s+(?:label|items|href)$/.exec(key)?.[1]
  if (inLine)
    return {
      message: `“${key}”写在了一行里`,
      remedy: `只写 - ${inLine}：目录里的名字取自页面的 sidebar_label 或 title`,
    }
  if (Object.keys(entry ?? {}).length === 1)
    return { message: `没有“${key}”这个字段`, remedy: `只写 - ${key}：目录里的名字取自页面的 sidebar_label 或 title` }
  const guess = ELSEWHERE[key] ?? nearest(key, FIELDS)
  const remedy = `${guess ? `是不是“${guess}”？` : ''}可用的有：${FIELDS.join('、')}`
  return { message: `没有“${key}”这个字段`, remedy }
}

function faultsOf(issue: Issue): SidebarFault[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], ...unknownField(key, issue.input) }))
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
  const places = unknown.map(({ path }) => path.join())
  // What such an entry lacks is what the wrong field was meant to be
  const isTold = ({ path }: Issue): boolean => places.includes(path.slice(0, -1).join())
  return [...unknown, ...issues.filter((issue) => !unknown.includes(issue) && !isTold(issue))].flatMap(faultsOf)
}
