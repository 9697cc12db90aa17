import type { GatsbyBrowser } from 'gatsby'
import './src/article/styles.css'
import './src/page/all-pages.css'
import './src/page/FrameworkSwitch/style.css'
import { Layout, type SitePageProps } from './src/page/Layout'
import { arrive } from './src/client/after-page-change'
import { releasePresses } from './src/client/head/held-presses'
import { preparePage, startBehaviours } from './src/client/start'
import { markArrival, mountSearchPage, startSearch, unmountSearchPage } from './src/search/start'

/*
 * The preview (`gatsby develop`) only: React renders the pages in the browser, so that an edit shows at once. Built pages
 * have `src/client` in place of all of this (src/gatsby/browser-bundle.ts).
 */

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as SitePageProps} />
)

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startBehaviours()
  startSearch()
  releasePresses()
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) unmountSearchPage()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  preparePage()
  void mountSearchPage()
  markArrival()
  if (prevLocation && prevLocation.pathname !== location.pathname) arrive(location.hash)
}
