import { useEffect, useRef } from 'react'
import { type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/search-input'
import { cleanQuery } from '../engine/clean-query'

/** The address follows the typing after this pause. */
const REST_MS = 300

const clean = (text: string): string => cleanQuery(text, SEARCH_PAGE_INPUT_MAX)

/** What the address of the search page asks for: `?q=five&in=dnalogel`. */
function readAddress(): { query: string; area: string | undefined } {
  const parameters = new URLSearchParams(location.search)
  const query = (parameters.get('q') ?? '').slice(0, SEARCH_PAGE_INPUT_MAX)
  return { query, area: areas[parameters.get('in') as AreaId]?.label }
}

/** @param area by its name */
function addressOf(query: string, area: string | undefined): string {
  const id = Object.entries(areas).find(([, { label }]) => label === area)?.[0]
  const parts = [query && `q=${encodeURIComponent(query)}`, query && id && `in=${id}`].filter(Boolean)
  return location.pathname + (parts.length ? `?${parts.join('&')}` : '')
}

/**
 * The text of the search page's field and the area that narrows its results, which the address repeats.
 * @param onRead called with what the address asks for: at first, and after going back or forth. What was typed before the
 *   search was there goes before the address.
 */
export function useQueryParameter(field: HTMLInputElement, onRead: (text: string, area: string | undefined) => void) {
  const settled = useRef(true)
  const area = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = useRef<(text: string) => void>(() => undefined)
  read.current = (text) => {
    clearTimeout(timer.current)
    settled.current = true
    field.value = text
    area.current = readAddress().area
    onRead(text, area.current)
  }

  useEffect(() => {
    const typed = field.value
    read.current(typed || readAddress().query)
    if (typed) writeAddress()
    const { pathname } = location
    // Some browsers tell of a way to another page too, while this one is still shown
    const onPop = (): void => {
      if (location.pathname === pathname) read.current(readAddress().query)
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
    const shown = readAddress()
    if (query === clean(shown.query) && area.current === shown.area) return
    const address = addressOf(query, area.current)
    if (settled.current && shown.query) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
    settled.current = false
  }

  return {
    /** The address will follow the field. The first change after a rest makes an entry in the history of its own. */
    write() {
      clearTimeout(timer.current)
      timer.current = setTimeout(writeAddress, REST_MS)
    },
    /** Writes the address now, and another area when one is given. The next change makes a new entry. */
    settle(other?: { name: string | undefined }) {
      if (other) {
        settled.current = true
        area.current = other.name
      }
      writeAddress()
      settled.current = true
    },
  }
}
