import { useEffect, useRef, useState } from 'react'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { cleanQuery } from '../engine/clean-query'

/** The address follows the typing after this pause. */
const REST_MS = 300

const queryInAddress = (): string =>
  (new URLSearchParams(location.search).get('q') ?? '').slice(0, SEARCH_PAGE_INPUT_MAX)

/** The text of the search page, which the address repeats as `?q=`. */
export interface QueryParameter {
  text: string
  /** Sets the text; the address follows. The first change after a rest makes an entry in the history of its own. */
  write: (text: string) => void
  /** Writes the address now. The next change makes a new entry. */
  settle: () => void
}

/** @param onRead called with the text whenever it is taken from the address: at first, and after going back or forth. */
export function useQueryParameter(onRead: (text: string) => void): QueryParameter {
  const [text, setText] = useState('')
  const settled = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = useRef(() => undefined as void)
  read.current = () => {
    clearTimeout(timer.current)
    settled.current = true
    const value = queryInAddress()
    setText(value)
    onRead(value)
  }

  useEffect(() => {
    read.current()
    const onPop = (): void => read.current()
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      clearTimeout(timer.current)
    }
  }, [])

  function writeAddress(value: string): void {
    clearTimeout(timer.current)
    const query = cleanQuery(value, SEARCH_PAGE_INPUT_MAX)
    if (query === cleanQuery(queryInAddress(), SEARCH_PAGE_INPUT_MAX)) return
    const address = location.pathname + (query && `?q=${encodeURIComponent(query)}`)
    if (settled.current && queryInAddress()) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    settled.current = false
  }

  return {
    text,
    write(value) {
      const next = value.slice(0, SEARCH_PAGE_INPUT_MAX)
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => writeAddress(next), REST_MS)
    },
    settle() {
      writeAddress(text)
      settled.current = true
    },
  }
}
