import { blog, fill } from '../../site/strings/interface'
import type { SidebarNode } from '../../site/types'

export interface Post {
  title: string
  /** Route without prefix. */
  path: string
  /** Day of publication, `YYYY-MM-DD`. */
  date: string
}

/** @returns one group for each year, newest first; inside a year the newest post comes first. */
export function postsByYear(posts: readonly Post[]): SidebarNode[] {
  const years = new Map<string, SidebarNode[]>()
  for (const { title, path, date } of [...posts].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), { label: title, path }])
  }
  return [...years].map(([year, items]) => ({ label: fill(blog.sidebarYear, { year }), items }))
}
