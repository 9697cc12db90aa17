import { showHashTarget } from './anchors'
import { layOutAll, layOutNear } from './late-layout'
import { endProgress, startProgress } from './progress'
import { arrive } from './route'
import { enhancePage } from './start'
import { withBase } from '../site/routes'
import { markArrival, mountSearchPage, unmountSearchPage } from '../search/dialog/start-search'
import { showFailure } from './failure'
import { ElsewhereError, loadPage, releaseOf } from './pages'
import { showPage } from './swap'

/** A move to another page of the site. */
interface Move {
  to: URL
  /** Ends with the next move. */
  signal: AbortSignal
  /** Back or forward: scrolls to where the reader was. */
  restorePosition: (() => void) | undefined
}

/** Address of the page that is shown, without query and hash; `''` while there is none. */
let shown = location.pathname

/** Whether a navigation leads to another page of the site, which can be shown in this document. */
function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload') return false
  // A script writes the address, e.g. the search page its query
  if (event.navigationType !== 'traverse' && event.destination.sameDocument) return false
  const { pathname } = new URL(event.destination.url)
  if (event.navigationType === 'traverse' && pathname === shown) return false
  return pathname.startsWith(withBase('/')) && pathname.endsWith('/')
}

/** The old page stays until the new one is there. */
async function changePage(move: Move, onShown: () => void): Promise<void> {
  const { to, signal, restorePosition } = move
  try {
    // The way back works without the network
    const page = await loadPage(to.pathname, restorePosition && { cache: 'force-cache' })
    if (signal.aborted) return
    // A new release: its pages bring their own script
    if (releaseOf(page) !== releaseOf(document)) return location.reload()
    unmountSearchPage()
    showPage(page)
    shown = to.pathname
    await mountSearchPage()
    takePosition(move)
    enhancePage()
    arrive(to.hash)
    markArrival()
    onShown()
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof ElsewhereError) return location.replace(error.address)
    shown = ''
    showFailure((error as Error).message, () => changePage({ ...move, restorePosition: undefined }, onShown))
  }
}

/** Back and forward return to where the reader was; other moves go to the element the address names, or to the top. */
function takePosition({ to, restorePosition }: Move): void {
  if (restorePosition) {
    layOutAll()
    restorePosition()
  } else if (!showHashTarget(to.hash)) {
    layOutNear()
    scrollTo(0, 0)
  }
}

const nothing = (): void => undefined

function moveOf(event: NavigateEvent): Move {
  const restorePosition = event.navigationType === 'traverse' ? () => event.scroll() : undefined
  return { to: new URL(event.destination.url), signal: event.signal, restorePosition }
}

/**
 * Changes pages without a reload, in browsers with the Navigation API.
 * @param onShown called when another page is there.
 */
export function startRouter(onShown: () => void): void {
  navigation.addEventListener('navigate', (event) => {
    if (!isPageChange(event)) return
    const move = moveOf(event)
    startProgress()
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      // The address changes with the page and not before, where the browser can wait
      ...(event.cancelable && { precommitHandler: () => loadPage(move.to.pathname).then(nothing, nothing) }),
      handler: () => changePage(move, onShown),
    })
  })
  navigation.addEventListener('navigatesuccess', endProgress)
  navigation.addEventListener('navigateerror', endProgress)
}
