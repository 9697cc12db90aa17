import { withBase } from '../site/routes'
import { savesData } from './connection'
import { loadPage } from './pages'

/** The pointer must rest on a link this long, so that a move across a list loads nothing. */
const DWELL_MS = 50
/** How near the window the pager must be: half a window away. */
const NEAR = '50%'

/**
 * Loads pages ahead: on hover, focus or touch of a link, and the pager's next page when the reader comes near it.
 * Who leaves before has not paid for it.
 * @returns call when a page is there.
 */
export function startPrefetch(): () => void {
  let timer: number
  const fetchPage = (link: Element | null | undefined) => {
    const { origin, pathname } = (link ?? {}) as HTMLAnchorElement
    const isPage = origin === location.origin && pathname !== location.pathname && pathname.endsWith('/')
    if (isPage && pathname.startsWith(withBase('/')) && !savesData())
      loadPage(pathname, { priority: 'low' }).catch(() => undefined)
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
  const pager = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) if (isIntersecting) fetchPage(target)
    },
    { rootMargin: NEAR },
  )
  return () => {
    pager.disconnect()
    const next = document.querySelector('.pager [rel=next]')
    if (next) pager.observe(next)
  }
}
