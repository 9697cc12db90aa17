import { LOAD_FAILURE_EVENT, type LoadFailureDetail } from '../lib/load-failure'
import type { PageResources } from './gatsby-loader'
import { endProgress, startProgress } from './progress'

/** Promise for a document that is about to be replaced. */
const never = new Promise<never>(() => undefined)

let active = false

/**
 * While React takes the page over, links are plain links. Gatsby's router would change the address, but nobody listens
 * to it yet: React would meet a document of another address (errors 418 and 425), or the old page would stay.
 */
function leaveToBrowser(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]:not([data-search-open])')
  if (link && link.pathname !== location.pathname) event.stopPropagation()
}

/** From now on failed pages are handled here; before, Gatsby is still loading the first page. */
export function activateNavigation(): void {
  active = true
  removeEventListener('click', leaveToBrowser, true)
}

const show = (detail: LoadFailureDetail | null) => dispatchEvent(new CustomEvent(LOAD_FAILURE_EVENT, { detail }))

/**
 * Loads a page as a document, if its server can be reached: the reload that the specification asks for on a load
 * failure, without ending on the browser's own error page.
 * @returns the error text when it cannot be reached; never otherwise.
 */
async function reload(address: string): Promise<string> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    if (status >= 500) return `HTTP ${status}`
  } catch (error) {
    return String((error as Error).message)
  }
  location.assign(address)
  return never
}

async function recover(path: string): Promise<never> {
  const { pathname, search } = new URL(path, location.href)
  const address = pathname === location.pathname ? location.href : pathname + search
  const message = await reload(address)
  endProgress()
  // The address bar names the page that failed: reloading by hand and going back both do what they say
  if (pathname !== location.pathname) history.pushState({}, '', address)
  show({ message, retry: () => reload(address) })
  return never
}

/**
 * The first page's data are in its document: code and data are of one version, even if the tab was opened before a
 * deployment and starts only now. Gatsby would load the page again, and the button that was pressed would do nothing.
 */
function firstPage(result: PageResources): PageResources {
  if (result && result.status !== 'error') result.page.webpackCompilationHash = window.___webpackCompilationHash
  return result
}

async function loadPage(load: () => Promise<PageResources>, path: string): Promise<PageResources> {
  if (!active) return firstPage(await load())
  startProgress()
  const result = await load().catch((error: Error) => ({ status: 'error' as const, error }))
  if (!result || result.status === 'error') return recover(path)
  const { page } = result
  // Nothing is known about a new deployment when that request failed; it is no reason to reload
  page.webpackCompilationHash ||= window.___webpackCompilationHash
  if (page.webpackCompilationHash === window.___webpackCompilationHash) return result
  location.assign(path)
  return never
}

/**
 * Watches Gatsby's page loads: progress bar, one reload for a page whose data fails and then the failure panel, and a
 * quiet move to the new version after a deployment, before old code meets new data.
 */
export function startNavigation(): void {
  const loader = window.___loader
  const original = loader.loadPage
  loader.loadPage = (path) => loadPage(() => original(path), path)
  addEventListener('popstate', () => show(null))
  addEventListener('click', leaveToBrowser, true)
}
