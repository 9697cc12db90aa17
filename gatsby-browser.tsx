import type { GatsbyBrowser } from 'gatsby'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './src/styles/all.css'
import { showHashTarget } from './src/enhance/anchors'
import { completeSeed } from './src/enhance/first-page'
import { layOutAll, layOutNear } from './src/enhance/late-layout'
import { activateNavigation, startNavigation } from './src/enhance/navigation'
import { startPrefetch } from './src/enhance/prefetch'
import { endProgress } from './src/enhance/progress'
import { arrive, silenceGatsby } from './src/enhance/route'
import { startScrollMemory, takePosition } from './src/enhance/scroll-memory'
import { enhancePage, start } from './src/enhance/start'
import { markArrival, startSearch } from './src/ui/search/start-search'
import './src/templates/doc' // one template for all docs: in the main chunk it costs no request of its own
import { Layout, type SitePageProps } from './src/ui/layout/Layout'

completeSeed() // Gatsby takes the data once this module is there

if (process.env.BUILD_STAGE === 'develop') {
  void import('./src/styles/parts.css')
  void import('./src/styles/late.css')
}

declare global {
  interface Window {
    /** Presses the buttons that were pressed before the behaviours were there (`src/enhance/inline/loader.ts`). */
    ___replay?: () => void
  }
}

/** The frame stays mounted when the page changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <Layout element={element} props={props as SitePageProps} />
)

/** Links are prefetched on intent by `src/enhance/prefetch.ts`, not whenever they come into view. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

let prefetchNext: () => void

/** The behaviours of the static HTML start before React does and do not need it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prefetchNext = startPrefetch(window.___loader.loadPage)
  startNavigation()
  startScrollMemory()
  if (document.getElementById('content')) start()
  startSearch()
  window.___replay?.()
}

/** Hydrates in slices, so that no task is long. In development the page is empty at first. */
export const replaceHydrateFunction = () => (element: React.ReactNode, container: HTMLElement) => {
  if (container.querySelector('#gatsby-focus-wrapper')?.children.length) {
    startTransition(() => void hydrateRoot(container, element))
  } else createRoot(container).render(element)
}

/** From here on pages are changed without a reload. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  activateNavigation()
  silenceGatsby()
  if (process.env.BUILD_STAGE === 'develop') start()
  prefetchNext()
}

/** After the first page, each change: behaviours, focus, announcement. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  markArrival()
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  enhancePage()
  arrive(location.hash)
  prefetchNext()
}

interface ScrollArguments {
  prevRouterProps?: { location: Location }
  routerProps: { location: Location & { action?: string } }
}

/**
 * Where a page starts: back and forward return to where the reader was, other moves go to the element the address
 * names or to the top (specification, section 2). Within a page the browser does it, as on the first page: Gatsby's
 * own scrolling would move a reader who has begun to read.
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps: { location } }: ScrollArguments) => {
  if (!prevRouterProps || prevRouterProps.location.pathname === location.pathname) return false
  const returning = takePosition()
  // Only moves that the site makes have an action
  const saved = location.action ? undefined : returning
  if (saved) layOutAll()
  else layOutNear()
  if (saved !== undefined || !showHashTarget(location.hash)) scrollTo(0, saved ?? 0)
  return false
}
