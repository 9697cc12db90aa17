import { type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/search-input'

/** A question as the address of the search page has it: `?q=five&in=dnalogel`. */
export interface AskedQuestion {
  query: string
  /** The area that narrows the results, by its name. */
  area: string | undefined
}

/** @returns what the address of the search page asks for. */
export function readQuestion(): AskedQuestion {
  const parameters = new URLSearchParams(location.search)
  const query = (parameters.get('q') ?? '').slice(0, SEARCH_PAGE_INPUT_MAX)
  return { query, area: areas[parameters.get('in') as AreaId]?.label }
}

/** @returns the part of the search page's address that asks a question; `''` for none. */
export function writtenQuestion({ query, area }: AskedQuestion): string {
  const id = Object.entries(areas).find(([, { label }]) => label === area)?.[0]
  return query && `?q=${encodeURIComponent(query)}${id ? `&in=${id}` : ''}`
}
