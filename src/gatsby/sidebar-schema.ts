import { z } from 'zod'
import { dataFaults, type DataFault } from '../site/issue-words'
import { nearest } from '../site/nearest'

/** The shape, as one says it to somebody who got it wrong. */
export const SIDEBAR_SHAPE = '一行一个页面标识（- intro）；分组写 - label: 分组名，下一行对齐写 items:，再列标识'

const text = z
  .string()
  .trim()
  .min(1)
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
    return z.array(entry).min(1, '分组里还没有页面；加一页，或者去掉这个分组')
  },
})
type Entry = string | { label: string; items: Entry[] } | z.infer<typeof link>
const entry: z.ZodType<Entry> = z.lazy(() => z.union([text, group, link]))

/** An area's `sidebar.yaml`: ids relative to the area, groups, and addresses elsewhere. Titles come from the pages. */
export const sidebarSchema = z.array(entry, '写成列表，每项以 - 和一个空格开头')

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
function unknownField(key: string, entry: object): Pick<DataFault, 'message' | 'remedy'> {
  if (FIELDS.includes(key))
    return { message: 'href 与 items 写在了同一项里', remedy: '只留一个：分组写 items，地址写 href' }
  const inLine = /^(\S+)\s+(?:label|items|href)$/.exec(key)?.[1]
  const page = inLine ?? (Object.keys(entry).length === 1 ? key : undefined)
  const message = inLine ? `“${key}”写在了一行里` : `没有“${key}”这个字段`
  if (page) return { message, remedy: `只写 - ${page}：目录里的名字取自页面的 sidebar_label 或 title` }
  const guess = ELSEWHERE[key] ?? nearest(key, FIELDS)
  return { message, remedy: `${guess ? `是不是“${guess}”？` : ''}可用的有：${FIELDS.join('、')}` }
}

/** @returns what is wrong with a sidebar; nothing when it is as it should be. */
export function checkSidebar(value: unknown): DataFault[] {
  const issues = sidebarSchema.safeParse(value).error?.issues ?? []
  return dataFaults(sidebarSchema, issues, value, SIDEBAR_SHAPE).map((fault) => {
    if (!fault.isUnknown) return fault
    const entry = fault.path.slice(0, -1).reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value)
    return { ...fault, ...unknownField(String(fault.path.at(-1)), entry as object) }
  })
}
