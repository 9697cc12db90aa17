import { keepDetails, restoreDetails } from '../article/details/behaviour'
import { withBase } from '../site/routes'
import { showHashTarget } from './anchors'
import { showFailure } from './failure'
import { layOutAll, layOutAround, layOutNear } from './late-layout'
import { ElsewhereError, loadPage } from './pages'
import { endProgress, startProgress } from './progress'
import { showPage } from './swap'

/** What happens around a page change that the router itself does not know. */
export interface PageEvents {
  /** The page that is shown is about to go. */
  onLeave: () => void
  /** Another page is there; what it waits for holds its position back. */
  onShow: () => Promise<void>
  /** The reader is where the address leads. */
  onArrive: (hash: string) => void
}

interface Move {
  to: URL
  /** Ends with the next move. */
  signal: AbortSignal
  isBack: boolean
  /** Back or forward, scrolls to where the reader was; else to the element of the hash, which becomes the target of the styles. */
  scroll: () => void
  /** The page, asked for before the address changes. */
  ahead?: Promise<Document>
}

/** Address of the page that is shown, without query and hash; `''` while there is none. */
let shown = ''

/** The last move; what an earlier one brings is not shown. */
let latest: Move | undefined

/** Whether the browser shows the next page, because it is none that this document can show. */
let isHandedOver = false

/** @returns whether a navigation leads to another page of the site, which can be shown in this document. */
export function isPageChange(event: NavigateEvent): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return false
  if (event.navigationType === 'reload') return false
  // A script writes the address, e.g. the search page its query
  if (event.navigationType !== 'traverse' && event.destination.sameDocument) return false
  const { pathname } = new URL(event.destination.url)
  if (event.navigationType === 'traverse' && pathname === shown) return false
  return pathname.startsWith(withBase('/')) && pathname.endsWith('/')
}

/** Back and forward return to where the reader was; other moves go to the element the address names, or to the top. */
function takePosition({ to, isBack, scroll }: Move): void {
  if (isBack) {
    layOutAll()
    restoreDetails()
    scroll()
  } else if (showHashTarget(to.hash)) scroll()
  else {
    layOutNear()
    scrollTo(0, 0)
  }
}

/** The way back works without the network. Who presses once more for a page that does not come has it asked for anew. */
function pageOf(move: Move): Promise<Document> {
  const { pathname } = move.to
  const isAgain = pathname === latest?.to.pathname && pathname !== shown
  latest = move
  return loadPage(pathname, move.isBack ? { cache: 'force-cache' } : isAgain ? { cache: 'reload' } : undefined)
}

/** Leaves a page to the browser, as a document of its own: a reload would keep it a part of this one, also on the way back. */
function handOver({ address, isPage }: ElsewhereError, { isBack, to }: Move): void {
  isHandedOver = true
  // A new release, whose pages bring their own script: the place on the page is the entry's
  if (isPage && isBack) return location.reload()
  // In place of another address: in place of its own it would be a part of this document too
  history.replaceState(null, '', '?')
  location.replace(isPage ? to.href : address + to.hash)
}

/** The old page stays until the new one is there (specification, section 4). */
async function changePage(move: Move, events: PageEvents): Promise<void> {
  const { to, signal } = move
  try {
    const page = await (move.ahead ?? pageOf(move))
    if (signal.aborted || move !== latest) return
    events.onLeave()
    showPage(page)
    shown = to.pathname
    await events.onShow()
    takePosition(move)
    events.onArrive(to.hash)
  } catch (error) {
    if (signal.aborted || move !== latest) return
    if (error instanceof ElsewhereError) return handOver(error, move)
    shown = ''
    events.onLeave()
    const again = { to, signal, isBack: false, scroll: () => undefined }
    showFailure((error as Error).message, () => changePage(again, events))
  }
}

function moveOf(event: NavigateEvent): Move {
  return {
    to: new URL(event.destination.url),
    signal: event.signal,
    isBack: event.navigationType === 'traverse',
    scroll: () => event.scroll(),
  }
}

/** Changes pages without a reload. Call where the browser has the Navigation API; elsewhere links are links. */
export function startRouter(events: PageEvents): void {
  shown = location.pathname
  navigation.addEventListener('navigate', (event) => {
    if (!event.hashChange) layOutAround()
    if (isHandedOver || !isPageChange(event)) return
    const move = moveOf(event)
    keepDetails()
    startProgress()
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      // The address changes with the page and not before, where the browser can wait
      ...(event.cancelable && {
        // A page that fails to load is said in the handler
        precommitHandler: async () => void (await Promise.allSettled([(move.ahead = pageOf(move))])),
      }),
      handler: () => changePage(move, events),
    })
  })
  navigation.addEventListener('navigatesuccess', endProgress)
  navigation.addEventListener('navigateerror', endProgress)
  // Come back to from the browser's cache, a document is as it was left: maybe half-way to another page
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isHandedOver = false
    endProgress()
    // A move that it was left in would end with the address alone
    if (shown !== location.pathname || navigation.transition) location.reload()
  })
}
