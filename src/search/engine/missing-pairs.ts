import { parseQuery } from './query'
import { countBefore, type IndexReader } from './reader'

/** @returns the pairs of Chinese characters of a query that stand nowhere on the site. */
export async function missingPairs(query: string, reader: IndexReader): Promise<Set<string>> {
  const pairs = parseQuery(query).flatMap(({ kind, term }) => (kind === 'pair' ? term : []))
  const held = await Promise.all(
    pairs.map(async (term) => {
      const [shard] = await reader.shards(term, term, 1)
      return shard?.terms[countBefore(shard.terms, term)] === term
    }),
  )
  return new Set(pairs.filter((_, index) => !held[index]))
}
