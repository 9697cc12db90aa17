import { useEffect, useState } from 'react'
import { search as strings, searchIslands } from '../../site/strings/search'
import { fill, searchWaits } from '../../site/strings/interface'
import type { SessionState } from '../client/session'

/** Keys follow faster than this; a count after each of them would talk over the reader. */
const REST_MS = 500

function textOf({ status, answered, total, error, query, corrected }: SessionState): string {
  if (!query || error) return ''
  if (status === 'stalled') return searchWaits.stalled
  if (status !== 'idle' || answered === null) return ''
  const meant = corrected ? `${searchIslands.meantBefore}“${corrected}”${searchIslands.meantAfter}` : ''
  return total ? meant + fill(strings.count, { count: total }) : `${strings.noResults}“${answered}”`
}

/** @returns what a live region says about a search, half a second after the last change. Errors are alerts of their own. */
export function useAnnouncement(state: SessionState): string {
  const text = textOf(state)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text, state.answered])
  return said
}
