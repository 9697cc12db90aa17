import { hideNavbar } from '../page/Navbar/behaviour'
import { markCurrentSection } from '../page/Toc/behaviour'

/** What follows the reader's scrolling, once per frame. */
export function startScroll(): void {
  let waiting = false
  const onFrame = (): void => {
    waiting = false
    hideNavbar()
    markCurrentSection()
  }
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(onFrame)
      waiting = true
    },
    { passive: true },
  )
}
