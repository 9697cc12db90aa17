import { graphql } from 'gatsby'
import { codeName } from '../../site/areas'
import { sidebar as strings } from '../../site/strings'
import type { SidebarNode, TocItem } from '../../site/types'

/** What a page shows beside its article. */
interface Sidebar {
  title: string
  /** The product's name in code. */
  code?: string | undefined
  nodes: readonly SidebarNode[]
  /** Whether it is so long that a field finds entries in it. */
  filter: boolean
}

const toNode = ({ id, text, method, children }: TocItem): SidebarNode => ({
  label: text,
  href: `#${id}`,
  ...(method && { method }),
  ...(children?.length && { items: children.map(toNode) }),
})

const hasEndpoints = ({ children = [] }: TocItem): boolean => children.some(({ method }) => method)

/** The contents of the API page in three parts: what comes before the endpoints, these, and what comes after them. */
function apiParts(toc: readonly TocItem[]): SidebarNode[] {
  if (!toc.some(hasEndpoints)) return toc.map(toNode)
  const first = toc.findIndex(hasEndpoints)
  const end = toc.length - [...toc].reverse().findIndex(hasEndpoints)
  const part = (label: string, items: readonly TocItem[]): SidebarNode[] =>
    items.length ? [{ label, isPart: true, items: items.map(toNode) }] : []
  return [
    ...part(strings.apiStart, toc.slice(0, first)),
    ...part(strings.apiEndpoints, toc.slice(first, end)),
    ...part(strings.apiAppendix, toc.slice(end)),
  ]
}

/**
 * @returns the page's sidebar: the area's, or on the API page its table of contents; `null` for pages without one. The
 *   title is the page's first breadcrumb after the home page.
 */
export function sidebarOf(doc: Queries.SidebarFragment): Sidebar | null {
  const title = doc.breadcrumbs[1]?.label ?? doc.title
  if (doc.area) return { title, code: codeName(doc.area), nodes: doc.sidebar, filter: false }
  return doc.id === 'openapi' ? { title, nodes: apiParts(doc.toc), filter: true } : null
}

/** @public What it takes of a page; groups stand within groups and no deeper (`src/gatsby/sidebar-schema.ts`). */
export const sidebarFragment = graphql`
  fragment SidebarEntry on SidebarNode {
    label
    path
    href
  }
  fragment Sidebar on Doc {
    id
    area
    title
    breadcrumbs {
      label
    }
    sidebar {
      ...SidebarEntry
      handbook {
        name
        choices
      }
      note
      items {
        ...SidebarEntry
        items {
          ...SidebarEntry
        }
      }
    }
    toc {
      ...TocEntry
      children {
        ...TocEntry
      }
    }
  }
`
