import { watchOverflow } from './overflow'

/** What `late-layout.css` leaves out at first. */
const BLOCKS = '.prose > *, .endpoint > *, .endpoint-text > *'
/** Milliseconds of work at a time: together with one block too many, and with the painting after it, below 50. */
const SLICE_MS = 12

/** From here on everything is laid out, wherever it stands. */
export function layOutAll(): void {
  delete document.documentElement.dataset.layout
}

/**
 * Lays out what the first visit to a page left out because it was far from the window, in idle moments and piece by
 * piece, so that no reader waits for it. Then every place on the page is exact.
 */
export function startLateLayout(): void {
  const { dataset } = document.documentElement
  if (!dataset.layout) return
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)]
  const idle = (run: () => void): void => void (window.requestIdleCallback ?? setTimeout)(run)
  const next = (): void => {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const block = blocks.shift()
      if (!block || !dataset.layout) {
        layOutAll()
        return watchOverflow()
      }
      block.style.contentVisibility = 'visible'
      // Asking for its height lays it out now
      void block.offsetHeight
    }
    idle(next)
  }
  idle(next)
}
