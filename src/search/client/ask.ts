import { chosenFramework } from '../../reader/framework'
import type { SearchHit } from '../engine/hit'
import type { SearchSource } from './contract'
import { areaHere } from './here'
import { searchRequest, type SearchInput } from './search-params'
import { algoliaSettings, indexName } from './settings'

/** One page of results. */
export interface Answer {
  hits: SearchHit[]
  /** Number of hits on all pages. */
  total: number
  /** Gets the hits of this page of results that are not in view yet; absent when all are there. */
  rest?: (() => Promise<SearchHit[]>) | undefined
  /** What was searched instead of the query, which stands nowhere on the site. */
  corrected?: string | undefined
  queryID: string | undefined
}

/**
 * Puts a question to a source and reads its answer: `results[0]`, as the specification has it (section 7).
 */
export async function ask(source: SearchSource, input: SearchInput): Promise<Answer> {
  const analytics = Boolean(algoliaSettings?.analyticsScript)
  const request = searchRequest(indexName, {
    framework: chosenFramework()?.label,
    here: areaHere(),
    analytics,
    ...input,
  })
  const { results } = await source.search({ requests: [request] })
  const { hits, nbHits, rest, corrected, queryID } = results[0]!
  return { hits, total: nbHits, rest, corrected, queryID }
}
