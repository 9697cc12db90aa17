import { parseQuery } from '../../../src/search/engine/query'
import { indexTerms } from '../../../src/search/engine/tokenize'
import type { SearchPage } from '../../../src/site/types'
import { asked } from './engines'
import type { Query } from './queries'
import { outcomesOf, type Outcome } from './relevance'
import { ServedIndex } from './served-index'

/** A keyword that holds this share of a question's terms gives its answer away. */
const GIVEN_AWAY = 0.6
const FOLDS = 5

/** @returns whether a keyword says what a question asks. */
function saysIt(keyword: Set<string>, terms: string[]): boolean {
  const held = terms.filter((term) => keyword.has(term)).length
  return terms.length > 0 && held / terms.length >= GIVEN_AWAY
}

/** The pages without the keywords that say what any of some questions asks. */
function without(pages: SearchPage[], queries: Query[]): SearchPage[] {
  const questions = queries.map(({ query }) => parseQuery(query).map(({ term }) => term))
  const keeps = (keyword: string): boolean => {
    const terms = new Set(indexTerms(keyword))
    return !questions.some((question) => saysIt(terms, question))
  }
  return pages.map((page) => ({
    ...page,
    keywords: page.keywords.filter(keeps),
    asked: Object.fromEntries(Object.entries(page.asked).map(([anchor, words]) => [anchor, words.filter(keeps)])),
  }))
}

/**
 * Authors write down as keywords what readers type, the questions of the set among them. Here every question is put to
 * an index whose pages lack the keywords that repeat it: what a reader gets who says it in a way nobody thought of.
 */
export async function heldOut(pages: SearchPage[], queries: Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const own = queries.filter((_, number) => number % FOLDS === fold)
    outcomes.push(...(await outcomesOf(asked(new ServedIndex(without(pages, own)).reader()), own)))
  }
  return outcomes
}
