import type { SearchAnswer, SearchOptions } from '../engine/search'

/** What to search for, and how to show it. */
export interface SearchRequest extends Pick<
  SearchOptions,
  'page' | 'groups' | 'groupsHere' | 'preferredGroup' | 'literal' | 'snippetWords'
> {
  query: string
}

/** One page of results. */
export interface Answer extends SearchAnswer {
  /** Names this answer when a click on one of its hits is reported. */
  queryID?: string | undefined
}

/**
 * Where answers come from: the index of this site, or the hosted service. It rejects with a `RetryError`, an `ApiError`
 * or a `DeserializationError` (told apart by their `name`).
 */
export type SearchSource = (request: SearchRequest) => Promise<Answer>
