import { lateStyles } from './late-styles'
import { startAnchors } from './anchors'
import { startAnnouncement } from '../page/Announcement/behaviour'
import { startColorMode } from '../page/ColorToggle/behaviour'
import { startWrap, watchOverflow } from '../article/code/behaviour'
import { startCopy } from '../article/copy/behaviour'
import { startDetails } from '../article/details/behaviour'
import { startZoom } from '../article/figure/behaviour'
import { startHeadingLinks } from '../article/heading/behaviour'
import { restoreTabs, startTabs } from '../article/tabs/behaviour'
import { startDrawer } from '../page/Drawer/behaviour'
import { startFramework } from '../page/FrameworkSwitch/behaviour'
import { startLateLayout } from './late-layout'
import { resetSpy, showInColumn, startScroll } from './scroll'
import { rememberVersion } from './version'

/** Filled in by `src/gatsby/page-assets.ts`: `src/styles/late.css`. */
declare const __LATE_STYLES__: string

const adoptLateStyles = lateStyles(__LATE_STYLES__)

/** Behaviours of the static HTML. Once per visit. */
export function start(): void {
  adoptLateStyles()
  startColorMode()
  startAnnouncement()
  startDrawer()
  startScroll()
  startAnchors()
  startCopy()
  startHeadingLinks()
  startTabs()
  startWrap()
  startZoom()
  startDetails()
  startFramework()
  startLateLayout()
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** What has to be done for every page, once its HTML is there. */
export function enhancePage(): void {
  restoreTabs()
  watchOverflow()
  rememberVersion()
  // These ask where things are: now, the whole page would be laid out before it can be there
  requestAnimationFrame(() => {
    resetSpy()
    const current = document.querySelector<HTMLElement>('.side [aria-current]')
    if (current) showInColumn(current)
  })
}
