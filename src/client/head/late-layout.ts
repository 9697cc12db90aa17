import { layOutAll, layOutNear } from '../late-layout'

/**
 * The first page of a visit is shown from its top, unless it has an anchor or a text fragment, is reloaded or come back to.
 * Jumps inside a page need exact places, also those made before the page's own script is there.
 */
export function startAtTop(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The address here has the text fragment, which `location` leaves out
  if (visit?.type === 'navigate' && !visit.name.includes('#')) layOutNear()
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')?.hash) layOutAll()
  })
  addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutAll()
  })
}
