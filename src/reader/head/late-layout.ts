import { layOutNear } from '../late-layout'

/** The first page of a visit is shown from its top, unless it has an anchor, is reloaded or come back to. */
export function startAtTop(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !location.hash) layOutNear()
}
