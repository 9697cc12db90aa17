import type { GatsbyBrowser } from 'gatsby'
import './src/styles/all.css'
import './src/article/styles.css'
import './src/page/FrameworkSwitch/style.css'
import './src/styles/late.css'
import { arrive } from './src/reader/route'
import { enhancePage, start } from './src/reader/start'
import { Layout, type SitePageProps } from './src/page/Layout'
import { markArrival, startSearch } from './src/search/dialog/start-search'

/*
 * The preview (`gatsby develop`) only: React renders the pages in the browser, so that an edit shows at once. Built pages
 * have `src/reader` in place of all of this (src/gatsby/browser-bundle.ts).
 */

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as SitePageProps} />
)

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  start()
  startSearch()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  enhancePage()
  markArrival()
  if (prevLocation && prevLocation.pathname !== location.pathname) arrive(location.hash)
}
