import { areas } from '../../site/areas'
import { frameworks } from '../../site/frameworks'
import {
  DOCS_TAG,
  LOCALE,
  NARROW_SNIPPET_MAX_WIDTH,
  SEARCH_PAGE_SIZE,
  SNIPPET_WORDS,
  SNIPPET_WORDS_NARROW,
} from '../../site/constants'
import type { SearchRequest } from './contract'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)

/** Facet that names the result group of a hit. */
export const GROUP_FACET = 'hierarchy.lvl0'

/** Parameter that is `false` when a query is to be taken as it is spelled. */
export const LITERAL_PARAM = 'typoTolerance'

/** Parameter that says where the reader is. The embedded index settles near ties by it; rules of the service may too. */
export const CONTEXT_PARAM = 'ruleContexts'

/** What to search for. */
export interface SearchInput {
  query: string
  /** Number of the page of results, from 0. */
  page?: number
  /** Keeps only hits of this area, see {@link searchAreas}. */
  area?: string
  /** Label of the framework chosen on the site: its handbook comes first among equals. */
  framework?: string | undefined
  /** Name of the area that the reader is in: between pages that answer as well, its own come first. */
  here?: string | undefined
  /** Takes the query as it is spelled. */
  literal?: boolean | undefined
  /** Asks for a `queryID`, to report clicks with. */
  analytics?: boolean
}

/** Areas that results can be narrowed down to, in the order of the navbar. */
export const searchAreas: string[] = Object.values(areas).map((area) => area.label)

/** The handbooks of the five frameworks are groups of their own: `三维空间 / React`. */
const handbookGroup = (framework: string): string => `${areas.five.label} / ${framework}`

/** @returns the names of an area's result groups. */
export const groupsOf = (area: string): string[] =>
  area === areas.five.label ? [area, ...frameworks.map(({ label }) => handbookGroup(label))] : [area]

/** @returns the area of a result group: the part in front of a framework's name. */
export const areaOfGroup = (group: string): string => group.split(' / ')[0] ?? group

/** Words of a snippet: fewer on narrow screens (specification, section 9). */
const snippetWords = (): number =>
  matchMedia(`(max-width: ${NARROW_SNIPPET_MAX_WIDTH}px)`).matches ? SNIPPET_WORDS_NARROW : SNIPPET_WORDS

/** @returns a request with the parameters of the specification (section 7). */
export function searchRequest(indexName: string, input: SearchInput): SearchRequest {
  const words = snippetWords()
  const filters: (string | string[])[] = [`language:${LOCALE.language}`, `docusaurus_tag:${DOCS_TAG}`]
  if (input.area) filters.push(groupsOf(input.area).map((group) => `${GROUP_FACET}:${group}`))
  const params = new URLSearchParams({
    attributesToRetrieve: JSON.stringify([GROUP_FACET, ...LEVELS, 'content', 'type', 'url']),
    attributesToSnippet: JSON.stringify([...LEVELS, 'content'].map((attribute) => `${attribute}:${words}`)),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: String(SEARCH_PAGE_SIZE),
    page: String(input.page ?? 0),
    facetFilters: JSON.stringify(filters),
  })
  if (input.framework)
    params.set('optionalFilters', JSON.stringify([`${GROUP_FACET}:${handbookGroup(input.framework)}`]))
  if (input.here) params.set(CONTEXT_PARAM, JSON.stringify([input.here]))
  if (input.literal) params.set(LITERAL_PARAM, 'false')
  if (input.analytics) params.set('clickAnalytics', 'true')
  return { indexName, query: input.query, params: params.toString() }
}
