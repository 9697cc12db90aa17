import { z } from 'zod'

/** The shape, as one says it to somebody who got it wrong. */
export const SIDEBAR_SHAPE =
  '一行一个页面标识（- intro）；分组写 - label: 分组名，下一行对齐写 items:，再列标识，最多套两层'

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
const group = (entry: z.ZodType) =>
  z.strictObject({ label: text, items: z.array(entry).min(1, '分组里还没有页面；加一页，或者去掉这个分组') })
/** Groups within groups and no deeper: the query of a sidebar names each level (`src/page/Sidebar/SidebarTree.tsx`). */
const inner = z.union([text, group(z.union([text, link])), link])

/** An area's `sidebar.yaml`: ids relative to the area, groups, and addresses elsewhere. Titles come from the pages. */
export const sidebarSchema = z.array(z.union([text, group(inner), link]), '写成列表，每项以 - 和一个空格开头')
