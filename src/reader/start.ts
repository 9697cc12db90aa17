import { lateStyles } from './late-styles'
import { startAnchors } from './anchors'
import { startAnnouncement } from '../page/Announcement/behaviour'
import { startColorMode } from '../page/ColorToggle/behaviour'
import { startCopy } from './copy'
import { startDrawer } from '../page/Drawer/behaviour'
import { startFramework } from '../page/FrameworkSwitch/behaviour'
import { startLateLayout } from './late-layout'
import { startOverflow, watchOverflow } from './overflow'
import { startPrint } from './print'
import { resetSpy, showInColumn, startScroll } from './scroll'
import { restoreTabs, startTabs } from './tabs'
import { rememberVersion } from './version'
import { startZoom } from './zoom'

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
  startTabs()
  startOverflow()
  startZoom()
  startPrint()
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
