import { withPrefix, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { announcement } from '../site/announcement'
import { files } from '../site/routes'
import { nav, sidebar as sidebarStrings } from '../site/strings/interface'
import { Announcement } from './Announcement/Announcement'
import { Drawer } from './Drawer/Drawer'
import { Footer } from './Footer/Footer'
import { Navbar } from './Navbar/Navbar'
import { SidebarTree } from './Sidebar/SidebarTree'
import { SearchDialog } from './SearchDialog/SearchDialog'

/** What the frame takes of a page; some have no doc. */
export type SitePageProps = PageProps<{ doc?: Queries.SidebarFragment & { path: string } } | undefined>

/**
 * The frame of every page, rendered when the site is built. The reader keeps it when the page changes, and inside an
 * area the sidebar too (`src/client/swap.ts`). Pages bring their own `<main id="content" tabIndex={-1}>`.
 */
export function Layout({ element, props }: { element: ReactElement; props: SitePageProps }) {
  const doc = props.data?.doc
  const section = doc ? (doc.area ?? doc.id) : ''
  const tree = doc?.area && <SidebarTree {...doc} area={doc.area} />
  return (
    <>
      <a className="skip" href="#content">
        {nav.skipToContent}
      </a>
      {/* Where machine readers find the Markdown of all pages; nobody else sees it */}
      <p hidden>
        {nav.machineIndex}
        <a href={withPrefix(files.llms)}>llms.txt</a>
      </p>
      {announcement && <Announcement {...announcement} />}
      <header className="nav">
        <Navbar section={section} />
      </header>
      {/* Before the article: letters that follow a slash at the first paint are the field's */}
      <SearchDialog />
      {doc ? (
        <div className="shell" data-section={section}>
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
    </>
  )
}
