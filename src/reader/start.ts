import { startDrawer } from '../page/Drawer/behaviour'
import { startFramework } from '../page/FrameworkSwitch/behaviour'
import { showNavbar, startNavbar } from '../page/Navbar/behaviour'
import { readContents } from '../page/Toc/behaviour'
import { startAnchors } from './anchors'
import { showInColumn } from './column'
import { startCopy } from './copy'
import { startLateLayout } from './late-layout'
import { startOverflow, watchOverflow } from './overflow'
import { startPrint } from './print'
import { startScroll } from './scroll'
import { restoreTabs, startTabs } from './tabs'
import { rememberVersion } from './version'
import { startZoom } from './zoom'

/** Behaviours of the built document. Once per visit. */
export function startBehaviours(): void {
  startDrawer()
  startNavbar()
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
export function preparePage(): void {
  restoreTabs()
  watchOverflow()
  rememberVersion()
  // These ask where things are: now, the whole page would be laid out before it can be there
  requestAnimationFrame(() => {
    showNavbar()
    readContents()
    const current = document.querySelector<HTMLElement>('.side [aria-current]')
    if (current) showInColumn(current)
  })
}
