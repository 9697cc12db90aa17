import { make } from '../../client/make'
import type { SearchHit } from '../engine/hit'
import type { SessionState } from './session'
import { algoliaSettings } from './algolia-settings'

/** The analytics script's own entry: calls are queued until it is there. */
type Analytics = ((...call: unknown[]) => void) & { queue?: unknown[][] }

declare global {
  interface Window {
    aa?: Analytics
    AlgoliaAnalyticsObject?: string
  }
}

/** Loads the optional analytics script, if its address is configured; once, by the first search (specification, section 7). */
export function startAnalytics(): Analytics | undefined {
  const { analyticsScript, appId, searchKey } = algoliaSettings ?? {}
  if (!analyticsScript) return undefined
  if (!window.aa) {
    const queue: unknown[][] = []
    window.AlgoliaAnalyticsObject = 'aa'
    window.aa = Object.assign((...call: unknown[]) => void queue.push(call), { queue })
    window.aa('init', { appId, apiKey: searchKey })
    document.head.append(make('script', { src: analyticsScript, async: true }))
  }
  return window.aa
}

/**
 * Reports that a hit was opened, where analytics are configured. The service knows only hits of its own: a page that is
 * shown because sections of it were found counts as the first of these.
 */
export function reportClick({ queryID, hits }: Pick<SessionState, 'queryID' | 'hits'>, opened: SearchHit): void {
  const hit = hits.includes(opened) ? opened : hits.find(({ url }) => url.replace(/#.*/s, '') === opened.url)
  if (!queryID || !hit) return
  startAnalytics()?.('clickedObjectIDsAfterSearch', {
    eventName: 'Hit opened',
    index: algoliaSettings?.indexName,
    queryID,
    objectIDs: [hit.objectID],
    positions: [hits.indexOf(hit) + 1],
  })
}
