import { graphql } from 'gatsby'
import { codeName } from '../../site/areas'
import type { SidebarNode } from '../../site/types'

/** What a page shows beside its article. */
interface Sidebar {
  title: string
  /** The product's name in code. */
  code?: string | undefined
  nodes: readonly SidebarNode[]
}

/** @returns the sidebar of the page's area; `null` for pages without one. Its title is the page's first breadcrumb after the home page. */
export function sidebarOf(doc: Queries.SidebarFragment): Sidebar | null {
  const title = doc.breadcrumbs[1]?.label ?? doc.title
  return doc.area ? { title, code: codeName(doc.area), nodes: doc.sidebar } : null
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
  }
`
