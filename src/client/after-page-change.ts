import { markSection } from '../page/Navbar/behaviour'
import { hashTarget } from './hash-target'
import { announce } from './live-region'

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
  const main = document.getElementById('content')!
  const target = hashTarget(hash) ?? main
  if (target !== main) target.tabIndex = -1
  target.focus({ preventScroll: true })
  announce(main.querySelector('h1')?.textContent ?? '')
}
