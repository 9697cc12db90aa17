import { useEffect, useRef } from 'react'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { cleanQuery } from '../engine/clean-query'

/** The address follows the typing after this pause. */
const REST_MS = 300

const queryInAddress = (): string =>
  (new URLSearchParams(location.search).get('q') ?? '').slice(0, SEARCH_PAGE_INPUT_MAX)

const clean = (text: string): string => cleanQuery(text, SEARCH_PAGE_INPUT_MAX)

/** The text of the search page's field, which the address repeats as `?q=`. */
export interface QueryParameter {
  /** The address will follow the field. The first change after a rest makes an entry in the history of its own. */
  write: () => void
  /** Writes the address now. The next change makes a new entry. */
  settle: () => void
}

/**
 * @param onRead called with the query of the address: at first, and after going back or forth. What was typed before the
 *   search was there goes before the address.
 */
export function useQueryParameter(field: HTMLInputElement, onRead: (text: string) => void): QueryParameter {
  const settled = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = useRef<(text: string) => void>(() => undefined)
  read.current = (text) => {
    clearTimeout(timer.current)
    settled.current = true
    field.value = text
    onRead(text)
  }

  useEffect(() => {
    const typed = field.value
    read.current(typed || queryInAddress())
    if (typed) writeAddress()
    const { pathname } = location
    // Some browsers tell of a way to another page too, while this one is still shown
    const onPop = (): void => {
      if (location.pathname === pathname) read.current(queryInAddress())
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      clearTimeout(timer.current)
    }
  }, [field])

  function writeAddress(): void {
    clearTimeout(timer.current)
    const query = clean(field.value)
    if (query === clean(queryInAddress())) return
    const address = location.pathname + (query && `?q=${encodeURIComponent(query)}`)
    if (settled.current && queryInAddress()) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    settled.current = false
  }

  return {
    write() {
      clearTimeout(timer.current)
      timer.current = setTimeout(writeAddress, REST_MS)
    },
    settle() {
      writeAddress()
      settled.current = true
    },
  }
}
