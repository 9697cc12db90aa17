import { announce } from '../lib/live'
import { hashTarget } from './anchors'

/** Marks the section of the page in the navbar and the drawer, which are not rendered again. */
function markSection(): void {
  const section = document.querySelector<HTMLElement>('[data-section]')?.dataset.section
  document.querySelectorAll<HTMLElement>('[data-nav]').forEach((link) => {
    if (section && link.dataset.nav === section) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  })
}

/**
 * After a page change: the navbar's current item, and for screen readers the focus at the start of the content (or at
 * the heading the address names) and the title in the live region.
 */
export function arrive(hash: string): void {
  markSection()
  // To take the focus an element must be laid out: now, that would hold the new page up
  requestAnimationFrame(() => moveFocus(hash))
}

function moveFocus(hash: string): void {
  const main = document.getElementById('content')
  const target = (hash && hashTarget(hash)) || main
  if (target && target !== main) target.tabIndex = -1
  // A page that could not be shown gives the focus to its own heading (`StateScreen`)
  if (!main?.querySelector('[role=alert]')) target?.focus({ preventScroll: true })
  announce(main?.querySelector('h1')?.firstChild?.textContent ?? '')
}

/**
 * Gatsby announces pages in English and its router moves the focus to the whole page; {@link arrive} does both, in
 * Chinese and to the content.
 */
export function silenceGatsby(): void {
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex')
  const announcer = document.getElementById('gatsby-announcer')
  announcer?.setAttribute('aria-hidden', 'true')
  announcer?.removeAttribute('aria-live')
}
