import { withBase } from '../site/routes'
import type { GatsbyLoader } from './gatsby-loader'

/** The pointer must rest on a link this long, so that a move across a list loads nothing. */
const DWELL_MS = 50

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is loaded ahead on 2g or with data saver (specification, section 4). */
function allowed(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g')
}

/**
 * Loads a page's data ahead: on hover, focus or touch of a link, and the pager's next page when the browser is idle.
 * @param load Gatsby's loader as it is; failures are of no interest here.
 * @returns call after each page change.
 */
export function startPrefetch(load: GatsbyLoader['loadPage']): () => void {
  let timer: number
  const fetchPage = (link: Element | null | undefined) => {
    const { origin, pathname } = (link ?? {}) as HTMLAnchorElement
    const isPage = origin === location.origin && pathname !== location.pathname && pathname.endsWith('/')
    if (isPage && pathname.startsWith(withBase('/')) && allowed()) load(pathname).catch(() => undefined)
  }
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    // The search button opens a dialog, its page is only for those without a script; a link with a target is no page
    const link = target instanceof Element ? target.closest('a[href]:not([data-search-open], [target])') : null
    if (link) timer = window.setTimeout(fetchPage, DWELL_MS, link)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
  const idle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task))
  return () => void idle(() => fetchPage(document.querySelector('.pager [rel=next]')))
}
