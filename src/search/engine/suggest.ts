import { areas } from '../../site/areas'
import { plainText, type SearchHit } from './hit'

/** Section 8: suggested queries on the no-results screen. */
const SUGGESTION_LIMIT = 3

/**
 * Queries to try instead of one that found nothing.
 *
 * @param lastHits hits of the last answer that had any; their page titles led somewhere a moment ago.
 * @param query the query that found nothing; it is not suggested again.
 * @returns up to three (specification, section 8), filled up with the names of the documentation areas.
 */
export function suggestQueries(lastHits: SearchHit[], query: string): string[] {
  const titles = lastHits.flatMap(({ path }) => path.slice(0, 1).map(plainText))
  const all = new Set([...titles, ...Object.values(areas).map((area) => area.label)])
  all.delete(query)
  return [...all].slice(0, SUGGESTION_LIMIT)
}
