import { hierarchyOf, type MarkedText, type MarkedTexts, type SearchHit } from '../engine/hit'
import type { Hierarchy, HierarchyLevel, HitType } from '../../site/types'
import type { SearchResult } from './contract'
import { DeserializationError } from './errors'

const LEVELS = Object.keys(hierarchyOf('', [])) as HierarchyLevel[]
const TYPES: unknown[] = [...LEVELS.slice(1), 'content']
const MATCH_LEVELS: unknown[] = ['none', 'partial', 'full'] satisfies MarkedText['matchLevel'][]

/** Characters of the longest text that is shown: records have ten thousand bytes at most, marks come on top. */
const TEXT_MAX = 20_000

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX

/** @returns whether a value is an address that a hit can lead to. */
export function isHitAddress(value: unknown): value is string {
  if (!isText(value)) return false
  try {
    return /^https?:$/.test(new URL(value, location.origin).protocol)
  } catch {
    return false
  }
}

function readHierarchy(value: unknown): Hierarchy {
  const fields = fieldsOf(value)
  return Object.fromEntries(
    LEVELS.map((level) => [level, isText(fields[level]) ? fields[level] : null]),
  ) as unknown as Hierarchy
}

const isMarked = (value: unknown): value is MarkedText =>
  isText(fieldsOf(value).value) && MATCH_LEVELS.includes(fieldsOf(value).matchLevel)

function readMarked(value: unknown): MarkedTexts | undefined {
  const { hierarchy, content } = fieldsOf(value)
  if (typeof hierarchy !== 'object') return undefined
  const levels = LEVELS.map((level) => [level, fieldsOf(hierarchy)[level]] as const)
  return {
    hierarchy: Object.fromEntries(levels.filter(([, text]) => isMarked(text))),
    ...(isMarked(content) && { content }),
  }
}

/** @returns a hit with the fields that are what they should be; `undefined` when it leads nowhere or has nothing to show. */
function readHit(value: unknown): SearchHit | undefined {
  const { objectID, url, type, content, hierarchy, _highlightResult, _snippetResult } = fieldsOf(value)
  const levels = readHierarchy(hierarchy)
  if (!isText(objectID) || !isHitAddress(url) || !LEVELS.slice(1).some((level) => levels[level])) return undefined
  const [highlight, snippet] = [readMarked(_highlightResult), readMarked(_snippetResult)]
  return {
    objectID,
    url,
    type: TYPES.includes(type) ? (type as HitType) : 'content',
    content: isText(content) ? content : null,
    hierarchy: levels,
    ...(highlight && { _highlightResult: highlight }),
    ...(snippet && { _snippetResult: snippet }),
  }
}

/**
 * Reads the answer of a service that is not ours. A hit that cannot be shown is left out; other fields that are not what
 * they should be are taken for absent.
 * @throws {DeserializationError} when there are no hits to read.
 */
export function readAnswer(answer: unknown): { results: SearchResult[] } {
  const { results } = fieldsOf(answer)
  const { hits, nbHits, queryID } = fieldsOf(Array.isArray(results) ? results[0] : undefined)
  if (!Array.isArray(hits)) throw new DeserializationError('the answer has no hits')
  const read = new Map(hits.flatMap((value) => readHit(value) ?? []).map((hit) => [hit.objectID, hit]))
  const total = Number.isSafeInteger(nbHits) ? Math.max(nbHits as number, read.size) : read.size
  return { results: [{ hits: [...read.values()], nbHits: total, ...(isText(queryID) && { queryID }) }] }
}
