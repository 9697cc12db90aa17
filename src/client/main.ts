/**
 * The one script of a built page. The document is complete without it: it adds the behaviours, and changes pages without
 * a reload. React is no part of it; the search brings React with it when somebody is about to search.
 */
import '../page/all-pages.css'
import { markArrival, mountSearchPage, startSearch, unmountSearchPage } from '../search/start'
import { arrive } from './after-page-change'
import { releasePresses } from './head/held-presses'
import { addIcons } from './icons'
import { startPrefetch } from './prefetch'
import { startRouter } from './router'
import { askFilesAnew } from './scripts'
import { preparePage, startBehaviours } from './start'

/** Filled in by `src/gatsby/page-assets.ts`. */
declare const __READER_ICONS__: string

// A host without redirects answers to both; a page has one address
if (location.pathname.endsWith('/index.html')) history.replaceState(null, '', location.href.replace('/index.html', '/'))
document.documentElement.classList.add('js')
askFilesAnew()
startBehaviours()
addIcons(__READER_ICONS__)
startSearch()
preparePage()
void mountSearchPage()
markArrival()
if ('navigation' in window) {
  const watchNext = startPrefetch()
  startRouter({
    onLeave: unmountSearchPage,
    onShow: mountSearchPage,
    onArrive: (hash) => {
      preparePage()
      arrive(hash)
      markArrival()
      watchNext()
    },
  })
  // Nothing may be in the way of the page itself
  if (document.readyState === 'complete') watchNext()
  else addEventListener('load', watchNext)
}
releasePresses()
