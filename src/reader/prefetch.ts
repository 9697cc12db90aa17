import { withBase } from '../site/routes'
import { savesData } from './connection'

/** The pointer must rest on a link this long, so that a move across a list loads nothing. */
const DWELL_MS = 50

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
    if (isPage && pathname.startsWith(withBase('/')) && !savesData())
      load(pathname, { priority: 'low' }).catch(() => undefined)
  }
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer)
    // A link with a target is no page
    const link = target instanceof Element ? target.closest('a[href]:not([target])') : null
    if (link) timer = window.setTimeout(fetchPage, DWELL_MS, link)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
  const idle = (task: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task))
  return () => void idle(() => fetchPage(document.querySelector('.pager [rel=next]')))
}
