import { startNames, startWrap, watchOverflow } from '../article/code/behaviour'
import { startCopy } from '../article/copy/behaviour'
import { startEndpointIndex } from '../article/endpoint/behaviour'
import { startDetails } from '../article/details/behaviour'
import { startZoom } from '../article/figure/behaviour'
import { openFilter, startFilter } from '../article/filter/behaviour'
import { startHeadingLinks } from '../article/heading/behaviour'
import { openShared, startPrograms } from '../article/program/behaviour'
import { restoreTabs, startTabs } from '../article/tabs/behaviour'
import { startMenus } from '../page/DocMeta/behaviour'
import { startDrawer } from '../page/Drawer/behaviour'
import { startRoom } from '../page/Home/room/behaviour'
import { startFramework } from '../page/FrameworkSwitch/behaviour'
import { followFramework } from '../page/FrameworkSwitch/follow'
import { hideNavbar, showNavbar, startNavbar } from '../page/Navbar/behaviour'
import { markCurrentSection, readContents, startContents } from '../page/Toc/behaviour'
import { startAnchors } from './anchors'
import { showInColumn } from './scroll-column'
import { layOutJumped, layOutRest } from './late-layout'
import { rememberVersion } from './version'

/** What follows the reader's scrolling: browsers tell it once per frame. */
function startScroll(): void {
  const onScroll = (): void => {
    hideNavbar()
    markCurrentSection()
    layOutJumped()
  }
  addEventListener('scroll', onScroll, { passive: true })
}

/** Behaviours of the built document. Once per visit. */
export function startBehaviours(): void {
  startDrawer()
  startNavbar()
  startScroll()
  startAnchors()
  startCopy()
  startHeadingLinks()
  startTabs()
  startWrap()
  startNames()
  startZoom()
  startPrograms()
  startRoom()
  startDetails()
  startFilter()
  startFramework()
  startContents()
  startMenus()
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** What has to be done for every page, once its HTML is there. */
export function preparePage(): void {
  startEndpointIndex()
  openShared()
  openFilter()
  restoreTabs()
  followFramework()
  watchOverflow()
  rememberVersion()
  // These ask where things are: now, the whole page would be laid out before it can be there
  requestAnimationFrame(() => {
    showNavbar()
    readContents()
    const current = document.querySelector<HTMLElement>('.side [aria-current]')
    if (current) showInColumn(current)
    layOutRest()
  })
}
