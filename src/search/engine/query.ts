import { chains, humps, pairs, runs } from './tokenize'
import { RANKING } from './weights'

/** One thing the reader typed. Groups are joined by OR; how many of them a page holds decides its coverage. */
export interface QueryGroup {
  kind: 'pair' | 'character' | 'word' | 'chain'
  /** Lower case. */
  term: string
  weight: number
  /** Humps of a word, lower case. */
  humps: string[]
}

/** A pasted page of text is searched by its beginning. */
const MAX_GROUPS = 64

/** Question words carry no topic; they are dropped unless nothing else is left. */
const QUESTION_WORDS =
  /怎么样|怎么办|怎么|怎样|如何|什么是|是什么|什么|为什么|为何|哪些|哪个|哪里|能不能|能否|是否|可以|我自己的|自己的|我的|我想|一下|请问|里用|吗|呢/g

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

/** @returns the query without question words; the whole query when nothing else is in it. */
export function topicOf(query: string): string {
  const topic = query.replace(QUESTION_WORDS, ' ')
  return runs(topic).length ? topic : query
}

/** @returns the groups of a query, each term once; none for a query of punctuation alone. */
export const parseQuery = (query: string): QueryGroup[] => groupsOf(topicOf(query)).slice(0, MAX_GROUPS)
