import type { PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { sidebar as sidebarStrings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Frozen } from '../parts/Frozen'
import { PageBoundary } from '../parts/PageBoundary'
import { Drawer } from './Drawer'
import { Footer } from './Footer'
import { sidebarOf } from './sidebar-of'
import { SidebarTree } from './SidebarTree'
import { Top } from './Top'

/** What pages of this site may carry; pages without a doc have neither. */
export type SitePageProps = PageProps<{ doc?: DocPage } | undefined, { layout?: 'doc' | 'agreement' | 'openapi' }>

/**
 * The frame of every page. It stays mounted when the page changes, and so does the sidebar inside an area: scroll
 * position and open groups are kept. Pages bring their own `<main id="content" tabIndex={-1}>`.
 */
export function Layout({ element, props }: { element: ReactElement; props: SitePageProps }) {
  const doc = props.data?.doc
  const layout = props.pageContext.layout
  const section = doc ? (doc.area ?? doc.id) : ''
  const sidebar = doc && sidebarOf(doc)
  const tree = sidebar && <SidebarTree {...sidebar} path={doc.path} />
  const page = (
    <PageBoundary key={props.location.pathname} name={props.pageResources?.page.componentChunkName ?? props.path}>
      {element}
    </PageBoundary>
  )
  return (
    <>
      <Frozen id="top" className="frame">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <Top section={section} />}
      </Frozen>
      {doc ? (
        <div className={`shell ${layout ?? ''}`} data-section={section}>
          {tree && (
            <div className="side" key={section}>
              <nav aria-label={sidebarStrings.aria}>{tree}</nav>
            </div>
          )}
          {page}
        </div>
      ) : (
        page
      )}
      <Frozen id="bottom" className="frame">
        {process.env.BUILD_STAGE === 'build-javascript' ? null : <Footer />}
      </Frozen>
      <Drawer section={section}>{tree && <nav aria-label={sidebarStrings.menuAria}>{tree}</nav>}</Drawer>
    </>
  )
}
