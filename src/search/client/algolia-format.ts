import { DOCS_TAG, LOCALE, SEARCH_PAGE_SIZE } from '../../site/constants'
import { markedWords, type MarkedText, type SearchHit } from '../engine/hit'
import type { Answer, SearchRequest } from './contract'
import { DeserializationError } from './errors'
import { isHitAddress, isText } from './foreign'
import type { AlgoliaSettings } from './algolia-settings'

/** Facet that names the result group of a hit. */
const GROUP = 'hierarchy.lvl0'
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

const inGroup = (group: string): string => `${GROUP}:${group}`

/**
 * @returns one query of a multi-index search, as the hosted service takes it (specification, section 7). It has no way to
 *   say where the reader is: contexts of its rules are Latin letters only.
 */
export function algoliaRequest({ indexName, analyticsScript }: AlgoliaSettings, request: SearchRequest) {
  const { query, page = 0, groups, preferredGroup, literal, snippetWords } = request
  const filters = [
    `language:${LOCALE.language}`,
    `docusaurus_tag:${DOCS_TAG}`,
    ...(groups ? [groups.map(inGroup)] : []),
  ]
  const params = new URLSearchParams({
    attributesToRetrieve: JSON.stringify([
      GROUP,
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ]),
    attributesToSnippet: JSON.stringify([`content:${snippetWords}`]),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: String(SEARCH_PAGE_SIZE),
    page: String(page),
    facetFilters: JSON.stringify(filters),
    ...(preferredGroup && { optionalFilters: JSON.stringify([inGroup(preferredGroup)]) }),
    ...(literal && { typoTolerance: 'false' }),
    // To report clicks with
    ...(analyticsScript && { clickAnalytics: 'true' }),
  })
  return { indexName, query, params: params.toString() }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads a text with marks. The service escapes nothing: all else in it is text, whatever it looks like. */
const readMarks = (value: string): MarkedText =>
  value
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({ text, isMarked: index % 2 === 1 }))
    .filter(({ text }) => text)

const unmarked = (text: string): MarkedText => [{ text, isMarked: false }]

/** Texts of `_highlightResult` or `_snippetResult` by level; those that are none are left out. */
function readMarked(value: unknown): Map<string, MarkedText> {
  const { hierarchy, content } = fieldsOf(value)
  const texts = Object.entries({ ...fieldsOf(hierarchy), content })
  return new Map(
    texts.flatMap(([name, text]): [string, MarkedText][] => {
      const marked = fieldsOf(text).value
      return isText(marked) ? [[name, readMarks(marked)]] : []
    }),
  )
}

/** @returns a hit of what is as it should be; `undefined` when it leads nowhere or has nothing to show. */
function readHit(value: unknown): SearchHit | undefined {
  const { objectID, url, type, content: text, hierarchy, _highlightResult, _snippetResult } = fieldsOf(value)
  const levels = fieldsOf(hierarchy)
  const [whole, cut] = [readMarked(_highlightResult), readMarked(_snippetResult)]
  const path = LEVELS.flatMap((level) => {
    const plain = levels[level]
    return isText(plain) && plain ? [whole.get(level) ?? unmarked(plain)] : []
  })
  if (!isText(objectID) || !isHitAddress(url) || !path.length) return undefined
  const content = whole.get('content') ?? (isText(text) ? unmarked(text) : [])
  return {
    objectID,
    url,
    kind: type === 'lvl1' ? 'page' : LEVELS.includes(type as string) ? 'heading' : 'text',
    group: isText(levels.lvl0) ? levels.lvl0 : '',
    path,
    content,
    snippet: cut.get('content') ?? content,
    preview: () => [content],
    // A service that marks nothing does not say that nothing was found
    words: whole.size ? markedWords([...whole.values()]) : undefined,
  }
}

/**
 * Reads the answer of the hosted service. A hit that cannot be shown is left out; other fields that are not what they
 * should be are taken for absent.
 * @throws {DeserializationError} when there are no hits to read.
 */
export function readAnswer(answer: unknown): Answer {
  const { results } = fieldsOf(answer)
  const { hits, nbHits, queryID } = fieldsOf(Array.isArray(results) ? results[0] : undefined)
  if (!Array.isArray(hits)) throw new DeserializationError('the answer has no hits')
  const read = new Map(hits.flatMap((value) => readHit(value) ?? []).map((hit) => [hit.objectID, hit]))
  const total = Number.isSafeInteger(nbHits) ? Math.max(nbHits as number, read.size) : read.size
  return { hits: [...read.values()], total, ...(isText(queryID) && { queryID }) }
}
