import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { sidebar as sidebarStrings } from '../site/strings/interface'
import { Drawer } from './Drawer/Drawer'
import { Footer } from './Footer/Footer'
import { sidebarOf } from './Sidebar/sidebar-of'
import { SidebarTree } from './Sidebar/SidebarTree'
import { SearchDialog } from './SearchDialog/SearchDialog'
import { Top } from './Top'

/** What the frame takes of a page; some have no doc. */
export type SitePageProps = PageProps<{ doc?: Queries.SidebarFragment & { path: string } } | undefined>

/**
 * The frame of every page, rendered when the site is built. The reader keeps it when the page changes, and inside an
 * area the sidebar too (`src/client/swap.ts`). Pages bring their own `<main id="content" tabIndex={-1}>`.
 */
export function Layout({ element, props }: { element: ReactElement; props: SitePageProps }) {
  const doc = props.data?.doc
  const section = doc ? (doc.area ?? doc.id) : ''
  const sidebar = doc && sidebarOf(doc)
  const tree = sidebar && <SidebarTree {...sidebar} path={doc.path} />
  return (
    <>
      <Top section={section} />
      {doc ? (
        <div className={`shell ${doc.area ? 'doc' : doc.id}`} data-section={section}>
          {tree && (
            <div className="side" key={section}>
              <nav aria-label={sidebarStrings.aria}>{tree}</nav>
            </div>
          )}
          {element}
        </div>
      ) : (
        element
      )}
      <Footer />
      <Drawer section={section}>{tree && <nav aria-label={sidebarStrings.menuAria}>{tree}</nav>}</Drawer>
      <SearchDialog />
    </>
  )
}
