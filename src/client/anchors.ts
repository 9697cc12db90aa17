import { hashTarget } from './hash-target'
import { onClick } from './listen'
import { layOutAll } from './late-layout'
import { expectJump } from '../page/Navbar/behaviour'
import { revealInTabs } from '../article/tabs/behaviour'

/** Opens the details and shows the tab that an element is in. */
export function reveal(element: Element): void {
  for (let box = element.closest('details'); box; box = box.parentElement!.closest('details')) box.open = true
  revealInTabs(element)
}

/**
 * Shows the element that the address points at, also inside closed details or a hidden panel.
 * @returns whether there is one.
 */
export function showHashTarget(hash: string): boolean {
  const target = hashTarget(hash)
  if (!target) return false
  expectJump()
  layOutAll()
  reveal(target)
  target.scrollIntoView()
  return true
}

/** Anchors within the page: the browser scrolls, this opens what hides the target. */
export function startAnchors(): void {
  onClick('a[href^="#"]', expectJump)
  addEventListener('hashchange', () => showHashTarget(location.hash))
}
