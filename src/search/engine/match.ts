import { prefixDistance } from './edit-distance'
import { decodePostings } from './index-format'
import type { QueryGroup } from './query'
import { countBefore, type IndexReader } from './reader'
import { RANKING } from './weights'

/** Score of each section for one group of a query. */
export type Scores = Map<number, number>

/** Sorts after every term that starts with the same letters. */
const LAST = '\uffff'
/** Shards that one word may load; more only to look for a spelling. */
const SHARD_LIMIT = 6
const SPELLING_SHARD_LIMIT = 40
/** Letters a word needs before its spelling is doubted, and before two errors are forgiven. */
const MIN_SPELLING = 4
const MIN_TWO_ERRORS = 6

/** Adds postings to `scores`; a section keeps its best score. */
function addPostings(scores: Scores, postings: number[], factor: number): void {
  decodePostings(postings, (section, impact) => {
    const score = impact * factor
    if (score > (scores.get(section) ?? 0)) scores.set(section, score)
  })
}

async function exact(reader: IndexReader, term: string, scores: Scores): Promise<void> {
  for (const shard of await reader.shards(term, term, 1)) {
    const index = countBefore(shard.terms, term)
    if (shard.terms[index] === term) addPostings(scores, shard.postings[index] ?? [], 1)
  }
}

/** The term itself, and longer terms for less. */
async function byPrefix(reader: IndexReader, term: string, scores: Scores): Promise<void> {
  for (const shard of await reader.shards(term, term + LAST, SHARD_LIMIT)) {
    for (let index = countBefore(shard.terms, term); shard.terms[index]?.startsWith(term); index++) {
      const rest = (shard.terms[index] ?? '').length - term.length
      const share = (RANKING.prefix * term.length) / (term.length + RANKING.restLetters * rest)
      addPostings(scores, shard.postings[index] ?? [], rest ? share : 1)
    }
  }
}

/** Sections that hold every hump of the word. */
async function byHumps(reader: IndexReader, parts: string[], scores: Scores): Promise<void> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const own: Scores = new Map()
      await byPrefix(reader, part, own)
      return own
    }),
  )
  const [first, ...others] = found
  for (const [section, score] of first ?? []) {
    if (!others.every((other) => other.has(section))) continue
    const sum = others.reduce((total, other) => total + (other.get(section) ?? 0), score)
    scores.set(section, sum * RANKING.humps)
  }
}

/** The terms spelled nearest to the word. The first letter is taken as right. */
async function bySpelling(reader: IndexReader, term: string, scores: Scores): Promise<string[]> {
  const initial = term.charAt(0)
  const limit = term.length >= MIN_TWO_ERRORS ? 2 : 1
  const found: { distance: number; candidate: string; postings: number[] }[] = []
  for (const shard of await reader.shards(initial, initial + LAST, SPELLING_SHARD_LIMIT)) {
    for (let index = countBefore(shard.terms, initial); shard.terms[index]?.startsWith(initial); index++) {
      const candidate = shard.terms[index] ?? ''
      const distance = prefixDistance(term, candidate, limit)
      if (distance <= limit) found.push({ distance, candidate, postings: shard.postings[index] ?? [] })
    }
  }
  const best = Math.min(...found.map(({ distance }) => distance))
  const nearest = found.filter(({ distance }) => distance === best)
  for (const { distance, candidate, postings } of nearest) {
    const rest = Math.max(0, candidate.length - term.length)
    addPostings(scores, postings, (RANKING.typo / (1 + distance)) * (1 + 1 / (1 + rest)))
  }
  return nearest.map(({ candidate }) => candidate)
}

/** What answers one group of a query. */
export interface Match {
  scores: Scores
  /** Words found in place of one that is nowhere on the site: its humps, or its nearest spellings. */
  similar: string[]
}

/** Looks a group up: the term itself and longer ones; a word found nowhere by its humps, then by its spelling. */
export async function matchGroup(reader: IndexReader, group: QueryGroup): Promise<Match> {
  const scores: Scores = new Map()
  const single = group.kind === 'word' && group.term.length === 1
  if (group.kind === 'pair' || single) await exact(reader, group.term, scores)
  else await byPrefix(reader, group.term, scores)
  if (group.kind !== 'word' || single || scores.size) return { scores, similar: [] }

  if (group.humps.length) await byHumps(reader, group.humps, scores)
  if (scores.size) return { scores, similar: group.humps.filter((hump) => hump.length > 2) }
  if (group.term.length < MIN_SPELLING) return { scores, similar: [] }
  return { similar: await bySpelling(reader, group.term, scores), scores }
}
