import { useEffect, useLayoutEffect } from 'react'
import { SEARCH_LEFT_KEY as KEY } from '../../site/storage-keys'
import type { SearchHit } from '../engine/hit'

/** Where the reader was when the search page was left for another document, or loaded anew. */
interface Left {
  address: string
  scrollY: number
}

function store(left: Left): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left))
  } catch {
    // Without storage the browser's own way is all there is
  }
}

/** @returns what was left, in a document that goes back to it. */
function restore(): Partial<Left> | null {
  const [{ type, name } = {}] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[]
  if (type === 'navigate') return null
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Left> | null
    return left?.address === name ? left : null
  } catch {
    return null
  }
}

let left = restore()

/**
 * Finds the list as it was left, in a document that is loaded anew: a browser gives up looking for the place before the
 * answer is there.
 */
export function usePosition(hits: SearchHit[]): void {
  useEffect(() => {
    const leave = (): void => store({ address: location.href, scrollY })
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  useLayoutEffect(() => {
    if (!hits.length || left?.address !== location.href) return
    scrollTo({ top: left.scrollY, behavior: 'instant' })
    // Else further hits are on their way: the end of the list is near
    if (scrollY >= Math.floor(left.scrollY ?? 0)) left = null
  }, [hits])
}
