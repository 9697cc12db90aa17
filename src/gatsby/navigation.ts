import { areas, frameworks } from '../site/config'
import { areaPath, routes } from '../site/routes'
import { breadcrumbs as strings } from '../site/strings'
import type { DocPage, PageLink, SidebarNode } from '../site/types'
import type { Doc, Navigation } from './types'

interface Entry {
  label: string
  path: string
  groups: string[]
}

/** Pages of a sidebar in reading order, each with the groups above it. */
function flatten(nodes: SidebarNode[], groups: string[] = []): Entry[] {
  return nodes.flatMap(({ label, path, items }) =>
    items ? flatten(items, [...groups, label]) : path ? [{ label, path, groups }] : [],
  )
}

/** Breadcrumbs, previous and next page of a doc. */
export function navigationOf(doc: Doc, sidebar: SidebarNode[]): Navigation {
  const entries = flatten(sidebar)
  const index = entries.findIndex(({ path }) => path === doc.path)
  const link = (entry: Entry | undefined): { label: string; path: string } | null =>
    entry ? { label: entry.label, path: entry.path } : null
  const groups = entries[index]?.groups ?? groupsOutside(doc)
  return {
    sidebar,
    breadcrumbs: [
      { label: strings.home, path: routes.home },
      ...(doc.area ? [{ label: areas[doc.area].label, path: areaPath(doc.area) }] : []),
      ...groups.map((label): PageLink => ({ label, path: null })),
      { label: doc.sidebarLabel, path: doc.path },
    ],
    prev: index > 0 ? link(entries[index - 1]) : null,
    next: index >= 0 ? link(entries[index + 1]) : null,
  }
}

const HANDBOOK = /^five\/handbook\/([^/]+)\/(.+)$/

/** Handbooks that are in no sidebar still say which book they are. */
function groupsOutside(doc: Doc): string[] {
  const framework = frameworks.find(({ id }) => id === HANDBOOK.exec(doc.id)?.[1])
  return framework ? [`手册：${framework.label}`] : []
}

/** The same topic in the other frameworks, when the doc is a handbook page that has any. */
export function variantsOf(doc: Doc, byId: Map<string, Doc>): DocPage['variants'] {
  const topic = HANDBOOK.exec(doc.id)?.[2]
  if (!topic) return null
  const variants = frameworks.flatMap(({ id }) => {
    const other = byId.get(`five/handbook/${id}/${topic}`)
    return other ? [{ framework: id, path: other.path }] : []
  })
  return variants.length > 1 ? variants : null
}

/** Name of the search group a page belongs to: the area, for handbooks with the framework. */
export function searchGroupOf(doc: Doc): string {
  if (!doc.area) return doc.title
  const framework = frameworks.find(({ id }) => id === HANDBOOK.exec(doc.id)?.[1])
  return framework ? `${areas[doc.area].label} / ${framework.label}` : areas[doc.area].label
}
