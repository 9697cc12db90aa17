import type { GatsbyBrowser } from 'gatsby'
import './src/styles/all.css'
import './src/templates/doc' // one template for all docs: in the main chunk it costs no request of its own
import { Layout, type SitePageProps } from './src/ui/layout/Layout'

/** The frame stays mounted when the page changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as SitePageProps} />
)
