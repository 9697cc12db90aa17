import { useEffect, useLayoutEffect } from 'react'
import { createStorageSlot } from '../../client/storage'
import { SEARCH_LEFT_KEY } from '../../site/storage-keys'
import type { SearchHit } from '../engine/hit'

/** Pixels from the top, and the address: where the reader was when the search page was left for another document, or loaded anew. */
type Left = [scrollY: string, address: string] | undefined

/** Without storage the browser's own way is all there is. */
const slot = createStorageSlot(SEARCH_LEFT_KEY, '搜索页的位置', 'sessionStorage')

const store = (): void => slot.set(`${scrollY} ${location.href}`)

/** @returns what was left, in a document that goes back to it. */
function restore(): Left {
  const [{ type, name } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  const found = slot.get()?.split(' ') as Left
  return type !== 'navigate' && found?.[1] === name ? found : undefined
}

let left = restore()

/**
 * Finds the list as it was left, in a document that is loaded anew: a browser gives up looking for the place before the
 * answer is there.
 */
export function usePosition(hits: SearchHit[]): void {
  useEffect(() => {
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [])

  useLayoutEffect(() => {
    if (!hits.length || left?.[1] !== location.href) return
    const top = Number(left[0])
    scrollTo({ top, behavior: 'instant' })
    // Else further hits are on their way: the end of the list is near
    if (scrollY >= Math.floor(top)) left = undefined
  }, [hits])
}
