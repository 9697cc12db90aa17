import { baseForms } from './base-forms'
import { prefixDistance } from './edit-distance'
import { decodePostings } from './index-format'
import type { QueryGroup } from './query'
import type { IndexReader } from './reader'
import { ownTerm } from './tokenize'
import { RANKING } from './query-weights'

/** What one group of a query scores in each section. */
export class Scores extends Map<number, number> {
  /** Sections that have it in their name. */
  readonly named = new Set<number>()

  /** Adds postings; a section keeps its best score. */
  addPostings(postings: number[], factor: number): void {
    decodePostings(postings, (section, impact, named) => {
      const score = impact * factor
      if (score > (this.get(section) ?? 0)) this.set(section, score)
      if (named) this.named.add(section)
    })
  }
}

/** Shards that one word may load; more only to look for a spelling. */
const SHARD_LIMIT = 6
const SPELLING_SHARD_LIMIT = 40
/** Letters a word needs before its spelling is doubted, and before two errors are forgiven. */
const MIN_SPELLING = 4
const MIN_TWO_ERRORS = 8

async function exact(reader: IndexReader, term: string, scores: Scores, factor = 1): Promise<void> {
  scores.addPostings((await reader.postings(term)) ?? [], factor)
}

/** The term itself, and longer terms for less. */
async function byPrefix(reader: IndexReader, term: string, scores: Scores): Promise<void> {
  for (const [found, postings] of await reader.startingWith(term, SHARD_LIMIT)) {
    const rest = found.length - term.length
    const share = (RANKING.prefix * term.length) / (term.length + RANKING.restLetters * rest)
    scores.addPostings(postings, rest ? share : 1)
  }
}

/** Sections that hold every hump of the word. */
async function byHumps(reader: IndexReader, parts: string[], scores: Scores): Promise<void> {
  const found = await Promise.all(
    parts.map(async (part) => {
      const own = new Scores()
      await byPrefix(reader, part, own)
      return own
    }),
  )
  const [first, ...others] = found
  for (const [section, score] of first ?? []) {
    if (!others.every((other) => other.has(section))) continue
    const sum = others.reduce((total, other) => total + (other.get(section) ?? 0), score)
    scores.set(section, sum * RANKING.humps)
    if (found.every((own) => own.named.has(section))) scores.named.add(section)
  }
}

/** Sections that hold some of the word's humps: better than nothing for a name that is nowhere on the site. */
async function byAnyHump(reader: IndexReader, parts: string[], scores: Scores): Promise<void> {
  for (const part of parts) {
    const own = new Scores()
    if (part.length > 2) await byPrefix(reader, part, own)
    for (const [section, score] of own)
      scores.set(section, (scores.get(section) ?? 0) + (score * RANKING.humps) / parts.length)
  }
}

/** The terms spelled nearest to the word, best first. The first letter is taken as right; mostly the second is too. */
async function bySpelling(reader: IndexReader, term: string, scores: Scores): Promise<string[]> {
  const close = await nearestWith(reader, term, term.slice(0, 2))
  const nearest = close.length ? close : await nearestWith(reader, term, term.charAt(0))
  for (const { distance, candidate, postings } of nearest) {
    const rest = Math.max(0, candidate.length - term.length)
    scores.addPostings(postings, (RANKING.typo / (1 + distance)) * (1 + 1 / (1 + rest)))
  }
  return nearest.map(({ candidate }) => candidate)
}

interface Spelling {
  candidate: string
  distance: number
  postings: number[]
}

/** The terms with some beginning that are spelled nearest to a word; first those that are near to their end, then the shortest. */
async function nearestWith(reader: IndexReader, term: string, initial: string): Promise<Spelling[]> {
  const limit = term.length >= MIN_TWO_ERRORS ? 2 : 1
  const found = (await reader.startingWith(initial, SPELLING_SHARD_LIMIT))
    .map(([candidate, postings]): Spelling => ({
      candidate,
      postings,
      distance: prefixDistance(term, candidate, limit),
    }))
    .filter(({ distance }) => distance <= limit)
  const best = Math.min(...found.map(({ distance }) => distance))
  const whole = ({ candidate }: Spelling): number => prefixDistance(candidate, term, limit)
  return found
    .filter(({ distance }) => distance === best)
    .sort((a, b) => whole(a) - whole(b) || a.candidate.length - b.candidate.length)
}

/** What answers one group of a query. */
export interface Match {
  scores: Scores
  /** Words found beside one, or in place of it: those it is a form of, its humps, its nearest spellings. */
  similar: string[]
  /** The nearest spelling, when only that was found. */
  respelled?: string | undefined
}

/**
 * Looks a group up: the term itself, longer ones and those it is a form of; a word found nowhere by its humps, then by
 * its spelling, then by some of its humps.
 * @param literal leaves the spelling as it is.
 */
export async function matchGroup(reader: IndexReader, group: QueryGroup, literal: boolean): Promise<Match> {
  const scores = new Scores()
  const single = group.kind === 'word' && group.term.length === 1
  const bases = group.kind === 'word' ? baseForms(group.term) : []
  const isWhole = group.kind === 'pair' || group.kind === 'concept' || single
  // At once: one after the other, each would cost a round trip
  await Promise.all([
    isWhole ? exact(reader, group.term, scores) : byPrefix(reader, group.term, scores),
    ...bases.map((base) => exact(reader, base, scores, RANKING.base)),
  ])
  if (group.kind === 'concept' && !scores.size) await exact(reader, ownTerm(group.term), scores)
  if (group.kind !== 'word' || single || scores.size) return { scores, similar: bases }

  if (group.humps.length) await byHumps(reader, group.humps, scores)
  if (scores.size) return { scores, similar: group.humps.filter((hump) => hump.length > 2) }
  const similar = literal || group.term.length < MIN_SPELLING ? [] : await bySpelling(reader, group.term, scores)
  if (scores.size || literal || !group.humps.length) return { scores, similar, respelled: similar[0] }
  await byAnyHump(reader, group.humps, scores)
  return { scores, similar: group.humps }
}
