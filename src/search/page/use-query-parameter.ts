import { useEffect, useRef } from 'react'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/search-input'
import { cleanQuery } from '../engine/clean-query'
import { readQuestion, writtenQuestion } from '../shared/question-address'

/** The address follows the typing after this pause. */
const PAUSE_MS = 300
/** What stands in the field for so long has been read: the reader may want to come back to it. */
const REST_MS = 2_000

const clean = (text: string): string => cleanQuery(text, SEARCH_PAGE_INPUT_MAX)

/**
 * The address repeats the text of the search page's field and the area that narrows its results.
 * @param onRead called with what the address asks for: at first, and after going back or forth. What was typed before the
 *   search was there goes before the address.
 */
export function useQueryParameter(field: HTMLInputElement, onRead: (text: string, area: string | undefined) => void) {
  const settled = useRef(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastKey = useRef(0)
  const read = useRef<(text: string) => void>(() => undefined)
  read.current = (text) => {
    clearTimeout(timer.current)
    settled.current = true
    field.value = text
    onRead(text, readQuestion().area)
  }

  useEffect(() => {
    const typed = field.value
    read.current(typed || readQuestion().query)
    if (typed) writeAddress(readQuestion().area)
    const { pathname } = location
    // Some browsers tell of a way to another page too, while this one is still shown
    const onPop = (): void => {
      if (location.pathname === pathname) read.current(readQuestion().query)
    }
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      clearTimeout(timer.current)
    }
  }, [field])

  function writeAddress(area: string | undefined): void {
    clearTimeout(timer.current)
    const query = clean(field.value)
    const shown = readQuestion()
    if (query === clean(shown.query) && area === shown.area) return
    const address = location.pathname + writtenQuestion({ query, area })
    if (settled.current && shown.query) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    settled.current = false
  }

  return {
    /** The address will follow the field. The first change after a rest makes an entry in the history of its own. */
    write(area: string | undefined) {
      if (Date.now() - lastKey.current > REST_MS) settled.current = true
      lastKey.current = Date.now()
      clearTimeout(timer.current)
      timer.current = setTimeout(writeAddress, PAUSE_MS, area)
    },
    /** Writes the address now. The next change makes a new entry, and this one too where it is another area. */
    settle(area: string | undefined, isOther = false) {
      settled.current ||= isOther
      writeAddress(area)
      settled.current = true
    },
  }
}
