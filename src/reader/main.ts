/**
 * The one script of a built page. The HTML is complete without it: it adds the behaviours, and changes pages without
 * a reload. React is no part of it; the search brings React with it when somebody is about to search.
 */
import '../styles/all.css'
import { startPrefetch } from './prefetch'
import { enhancePage, start } from './start'
import { markArrival, mountSearchPage, startSearch } from '../search/dialog/start-search'
import { loadPage } from './pages'
import { startRouter } from './router'

start()
startSearch()
enhancePage()
void mountSearchPage()
markArrival()
if ('navigation' in window) {
  const prefetchNext = startPrefetch(loadPage)
  startRouter(prefetchNext)
  // Nothing may be in the way of the page itself
  if (document.readyState === 'complete') prefetchNext()
  else addEventListener('load', prefetchNext)
}
