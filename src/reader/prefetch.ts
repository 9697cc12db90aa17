import { withBase } from '../site/routes'

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
 * Loads pages ahead: on hover, focus or touch of a link, and the pager's next page when the browser is idle.
 * @param load its failures are of no interest here.
 * @returns call when a page is there.
 */
export function startPrefetch(load: (path: string, options: RequestInit) => Promise<unknown>): () => void {
  let timer: number
  const fetchPage = (link: Element | null | undefined) => {
    const { origin, pathname } = (link ?? {}) as HTMLAnchorElement
    const isPage = origin === location.origin && pathname !== location.pathname && pathname.endsWith('/')
    if (isPage && pathname.startsWith(withBase('/')) && allowed())
      load(pathname, { priority: 'low' }).catch(() => undefined)
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
