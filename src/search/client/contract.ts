import type { SearchHit } from '../engine/hit'

/** One query of a multi-index search, as the hosted service takes it (specification, section 7). */
export interface SearchRequest {
  indexName: string
  query: string
  /** Everything else, URL-encoded: what to return, snippets, marks, page size, filters. See `search-params.ts`. */
  params: string
}

/** The answer to one request. Other fields of the hosted service are not read. */
export interface SearchResult {
  hits: SearchHit[]
  nbHits: number
  /** Gets the hits of this page of results that are not in view yet; absent when all are there. */
  rest?: (() => Promise<SearchHit[]>) | undefined
  /** What was searched instead of a query that stands nowhere on the site. */
  corrected?: string | undefined
  /** Names this answer when a click on one of its hits is reported. */
  queryID?: string
}

export interface SearchBody {
  requests: SearchRequest[]
}

/**
 * Where answers come from: the index of this site, or the hosted service.
 * `search` rejects with a `RetryError`, an `ApiError` or a `DeserializationError` (told apart by their `name`).
 */
export interface SearchSource {
  search: (body: SearchBody) => Promise<{ results: SearchResult[] }>
  /** Fetches what the first answer will need. Never rejects. */
  warm: () => Promise<void>
}
