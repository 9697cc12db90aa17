import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { announcement } from '../../site/config'
import { announcementBar, nav, sidebar as sidebarStrings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Frozen } from '../parts/Frozen'
import { PageBoundary } from '../parts/PageBoundary'
import { Announcement } from './Announcement'
import { Drawer } from './Drawer'
import { Footer } from './Footer'
import { Navbar } from './Navbar'
import { sidebarOf } from './sidebar-of'
import { SidebarTree } from './SidebarTree'

/** What pages of this site may carry; pages without a doc have neither. */
export type SitePageProps = PageProps<
  { doc?: DocPage } | undefined,
  { layout?: 'doc' | 'agreement' | 'openapi' }
>

/**
 * The frame of every page. It stays mounted when the page changes, and so does the sidebar inside an area: scroll
 * position and open groups are kept. Pages bring their own `<main id="content" tabIndex={-1}>`.
 */
export function Layout({ element, props }: { element: ReactElement; props: SitePageProps }) {
  const doc = props.data?.doc
  const layout = props.pageContext.layout
  const section = doc ? (doc.area ?? doc.id) : ''
  const sidebar = doc && sidebarOf(doc)
  const page = (
    <PageBoundary key={props.location.pathname} name={props.pageResources?.page.componentChunkName ?? props.path}>
      {element}
    </PageBoundary>
  )
  return (
    <>
      <a className="skip" href="#content">
        {nav.skipToContent}
      </a>
      {announcement && (
        <Frozen as="aside" id="announcement" className="announce" aria-label={announcementBar.aria}>
          {process.env.BUILD_STAGE === 'build-javascript' ? null : <Announcement />}
        </Frozen>
      )}
      <Frozen as="header" id="navbar" className="nav">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <Navbar section={section} />}
      </Frozen>
      {doc ? (
        <div className={`shell ${layout ?? ''}`} data-section={section}>
          {sidebar && (
            <div className="side" key={section}>
              <nav aria-label={sidebarStrings.aria}>
                <SidebarTree {...sidebar} path={doc.path} />
              </nav>
            </div>
          )}
          {page}
        </div>
      ) : (
        page
      )}
      <Frozen as="footer" id="footer" className="foot">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <Footer />}
      </Frozen>
      <Drawer section={section}>{sidebar && <SidebarTree {...sidebar} path={doc.path} />}</Drawer>
      <div className="sr" role="status" id="live" />
    </>
  )
}
