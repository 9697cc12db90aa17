/**
 * A page is painted before all of it is laid out: blocks below the window are skipped (`src/page/shell.css`), and laid out
 * one after the other while the browser has nothing else to do, until none is skipped. Where places must be exact at once
 * (an anchor, the way back, a reload) everything is.  The first page of a visit: `head/late-layout.ts`.
 */
const BLOCKS = '#article-body > *, #article-body .fold tr'
/** Elements laid out in one frame: with it a phone is busy for the 50 ms that a press may wait. */
const SLICE = 30

const root = document.documentElement
let idle = 0

/** For a page that is shown from its top. Not where layout above would move what is being read: Safari has no scroll anchoring. */
export function layOutNear(): void {
  if (CSS.supports('overflow-anchor', 'auto')) root.dataset.layout = 'near'
}

/** For a page that is shown from anywhere else, and before a jump inside a page. */
export function layOutAll(): void {
  delete root.dataset.layout
}

/** Lays out what is skipped of the page that is there. Call once for every page. */
export function layOutRest(): void {
  const blocks = document.querySelectorAll<HTMLElement>(BLOCKS).values()
  const wait = (): void => {
    idle = requestIdleCallback(layOutSlice, { timeout: 200 })
  }
  const layOutSlice = (): void => {
    for (let elements = 0; elements < SLICE;) {
      const block = blocks.next().value
      if (!block) {
        idle = 0
        return
      }
      // Not by taking the attribute away: the style of every element would be asked for anew
      block.style.contentVisibility = 'visible'
      elements += block.getElementsByTagName('*').length + 1
    }
    wait()
  }
  if (idle) cancelIdleCallback(idle)
  if (root.dataset.layout) wait()
}

/**
 * Lays out all of it around the lines that are being read: before the page is left, as the way back leads to a place; and
 * when the reader has jumped over much, which may have been to the end.
 */
export function layOutAround(): void {
  if (!scrollY || !idle) return
  const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2
  const line = document.elementFromPoint(innerWidth / 2, innerHeight / 2)!
  const { top } = line.getBoundingClientRect()
  layOutAll()
  const moved = isAtEnd ? root.scrollHeight : line.getBoundingClientRect().top - top
  scrollBy({ top: moved, behavior: 'instant' })
}

let last = 0

/** Notices jumps. Call once per frame of scrolling. */
export function layOutJumped(): void {
  if (scrollY - last > innerHeight) layOutAround()
  last = scrollY
}
