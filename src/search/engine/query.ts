import { topicOf } from './function-words'
import { chains, conceptTerm, humps, pairs, runs } from './tokenize'
import { RANKING } from './query-weights'

/** One thing the reader typed. Groups are joined by OR; how many of them a page holds decides its coverage. */
export interface QueryGroup {
  /** `concept`: all of a short query, as a word that some page explains, or a public name. */
  kind: 'pair' | 'character' | 'word' | 'chain' | 'concept'
  /** Lower case. */
  term: string
  weight: number
  /** Humps of a word, lower case. */
  humps: string[]
}

/** A pasted page of text is searched by its beginning. */
const MAX_GROUPS = 64

function groupsOf(text: string): QueryGroup[] {
  const groups = runs(text).flatMap((run): QueryGroup[] => {
    if (run.kind === 'word') {
      return [{ kind: 'word', term: run.text.toLowerCase(), weight: RANKING.word, humps: humps(run.text) }]
    }
    const found = pairs(run.text)
    if (!found.length) return [{ kind: 'character', term: run.text, weight: RANKING.character, humps: [] }]
    return found.map((term) => ({ kind: 'pair', term, weight: RANKING.pair, humps: [] }))
  })
  for (const term of chains(text)) groups.push({ kind: 'chain', term, weight: RANKING.chain, humps: [] })
  const seen = new Set<string>()
  return groups.filter((group) => !seen.has(group.term) && seen.add(group.term))
}

/** The longest explained word, the most runs in it, and the most words of a public name (`Five load`, `GET /open/…`). */
const CONCEPT_LENGTH = 20
const CONCEPT_RUNS = 2
const NAME_WORDS = 2

/** @returns the explained word or the public name that a query can be; `undefined` when it is neither. */
function conceptOf(query: string, topic: string): string | undefined {
  const isName = !/\p{Script=Han}/u.test(query) && query.trim().split(/\s+/).length <= NAME_WORDS
  if (isName) return conceptTerm(query)
  const term = conceptTerm(topic)
  return runs(topic).length <= CONCEPT_RUNS && term.length <= CONCEPT_LENGTH ? term : undefined
}

/** @returns the groups of a query, each term once; none for a query of punctuation alone. */
export function parseQuery(query: string): QueryGroup[] {
  const topic = topicOf(query)
  const groups = groupsOf(topic).slice(0, MAX_GROUPS)
  const term = conceptOf(query, topic)
  if (!groups.length || !term) return groups
  return [...groups, { kind: 'concept', term, weight: RANKING.concept, humps: [] }]
}
