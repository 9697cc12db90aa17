import { chosenFramework } from '../../client/framework'
import { NARROW_SNIPPET_MAX_WIDTH, SNIPPET_WORDS, SNIPPET_WORDS_NARROW } from '../../site/constants'
import { groupsOf, handbookGroup } from '../../site/search-groups'
import type { SearchRequest } from './contract'
import { areaHere } from './here'
import type { Question } from './session'

/** Words of a snippet: fewer on narrow screens (specification, section 9). */
const snippetWords = (): number =>
  matchMedia(`(max-width: ${NARROW_SNIPPET_MAX_WIDTH}px)`).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS

/**
 * A question as it is put to a source, for the reader who asks: the handbook of the framework that they chose comes first
 * among equals, and between pages that answer as well, those of the area that they are in.
 * @param page number of the page of results, from 0.
 */
export function requestOf({ query, area, literal }: Question, page = 0): SearchRequest {
  const framework = chosenFramework()
  const here = areaHere()
  return {
    query,
    page,
    literal,
    groups: area === undefined ? undefined : groupsOf(area),
    preferredGroup: framework && handbookGroup(framework.label),
    groupsHere: here === undefined ? undefined : groupsOf(here),
    snippetWords: snippetWords(),
  }
}
