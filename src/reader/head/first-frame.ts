/**
 * At its top a page paints the beginning of its article first and the rest in the next task; long pages then lay out
 * only what is near the window (`late-layout.ts`). With an anchor, after a reload or on the way back places must be exact.
 */
export function paintBeginningFirst(): void {
  const root = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) return
  const layOutRest = (): void => {
    if (root.dataset.layout === 'first') root.dataset.layout = 'near'
  }
  root.dataset.layout = 'first'
  requestAnimationFrame(() => setTimeout(layOutRest))
  addEventListener('load', layOutRest) // a page in the background has no frames
}
