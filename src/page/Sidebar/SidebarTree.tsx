import { graphql } from 'gatsby'
import { codeName } from '../../site/areas'
import { Tree } from './Tree'

type SidebarTreeProps = Omit<Queries.SidebarFragment, 'id' | 'area'> & {
  area: Queries.Area
  /** Route of the page without prefix. */
  path: string
}

/**
 * The sidebar of the page's area, as it and the drawer show it: a row with the page's first breadcrumb after the home
 * page and the product's name in code, and the tree.
 */
export function SidebarTree({ area, title, breadcrumbs, sidebar, path }: SidebarTreeProps) {
  const code = codeName(area)
  return (
    <>
      <p className="side-title">
        {breadcrumbs[1]?.label ?? title}
        {code && <span className="sub">{code}</span>}
      </p>
      <Tree nodes={sidebar} path={path} />
    </>
  )
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
