import { areas } from '../site/areas'
import { handbookPage } from '../site/frameworks'
import { areaPath, routes } from '../site/routes'
import { groupOf } from '../site/search-groups'
import { breadcrumbs as strings } from '../site/strings/interface'
import type { PageLink, SidebarNode } from '../site/types'
import { isReadWith, seriesOf, withHandbooks } from './handbook'
import type { Doc, Navigation } from './types'

interface Entry {
  label: string
  path: string
  groups: string[]
}

/** Pages of a sidebar in reading order, each with the groups above it. */
export function pagesIn(nodes: readonly SidebarNode[], groups: string[] = []): Entry[] {
  return nodes.flatMap(({ label, path, items }) =>
    items ? pagesIn(items, [...groups, label]) : path ? [{ label, path, groups }] : [],
  )
}

/** Sidebar, breadcrumbs, previous and next page of a doc. @param nodes the sidebar of its area. */
export function navigationOf(doc: Doc, nodes: SidebarNode[], byId: Map<string, Doc>): Navigation {
  const sidebar = withHandbooks(nodes, doc, byId)
  const entries = pagesIn(sidebar).filter(({ path }) => isReadWith(doc, path))
  const index = entries.findIndex(({ path }) => path === doc.path)
  const link = (entry: Entry | undefined): { label: string; path: string } | null =>
    entry ? { label: entry.label, path: entry.path } : null
  const groups = entries[index]?.groups ?? []
  return {
    sidebar,
    breadcrumbs: [
      { label: strings.home, path: routes.home },
      ...(doc.area ? [{ label: areas[doc.area].label, path: areaPath(doc.area) }] : []),
      ...groups.map((label): PageLink => ({ label, path: null })),
      { label: doc.sidebar_label, path: doc.path },
    ],
    prev: index > 0 ? link(entries[index - 1]) : null,
    next: index >= 0 ? link(entries[index + 1]) : null,
    series: seriesOf(doc, sidebar),
  }
}

/** Name of the search group a page belongs to: the area, for handbooks with the framework. */
export function searchGroupOf(doc: Doc): string {
  if (!doc.area) return doc.title
  const framework = handbookPage(doc.path)?.framework
  return groupOf(areas[doc.area].label, framework?.label)
}
