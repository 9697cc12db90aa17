import { onClick } from './listen'

/**
 * At its top the API page lays out what is near the window, and further parts when they come near
 * (`src/page/Openapi/style.css`). Before a jump the whole page is laid out, so that places are exact. The first page of a
 * visit: `head/late-layout.ts`.
 */

/** For a page that is shown from its top. */
export function layOutNear(): void {
  document.documentElement.dataset.layout = 'near'
}

/** For a page that is shown from anywhere else. */
export function layOutAll(): void {
  delete document.documentElement.dataset.layout
}

/** A jump inside the page needs exact places, also one to its end. */
export function startLateLayout(): void {
  onClick('a', (link) => (link as HTMLAnchorElement).hash && layOutAll())
  addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutAll()
  })
  let last = 0
  addEventListener(
    'scroll',
    () => {
      // The reader has jumped over parts that were not laid out: the way back must lead to the same lines
      if (scrollY - last > innerHeight) layOutAll()
      last = scrollY
    },
    { passive: true },
  )
}
