import { correct } from '../../../src/search/client/correction/correct'
import type { SearchHit } from '../../../src/search/engine/hit'
import { search } from '../../../src/search/engine/search'
import { sectionOf } from '../../../src/site/section-address'
import type { Docs } from '../docs/docs'
import { answer, LIMITS, oneLine } from './answer'
import { namedSections } from './named'
import { footOf, groupsOfProduct, type Product } from './products'

/** Lines of an answer, and characters of the parts of one. */
const LINES = 8
const TITLE_LENGTH = 30
const SENTENCE_LENGTH = 60
/** Lines for one page: others may answer better. */
const PER_PAGE = 2
/** Longer questions are pasted logs: the search takes no more of them anyway. */
const QUERY_LENGTH = 2_000
const HITS = 24

/** One place that may answer. */
export interface Found {
  /** `page#id`. */
  id: string
  title: string
  sentence: string
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" }
const plain = (html: string): string =>
  html.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

function foundOf(hit: SearchHit): Found[] {
  const id = sectionOf(hit.url)
  if (!id) return []
  const { lvl0: _group, ...levels } = hit.hierarchy
  const path = Object.values(levels).filter((text) => text !== null)
  const snippet = hit._snippetResult?.content?.value ?? hit.content ?? ''
  return [{ id, title: path.slice(-2).join(' / '), sentence: plain(snippet) }]
}

/** Asks the site's own search. @returns the places, best first. */
export async function searchDocs(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const { hits, rest } = await search(docs.reader, query, {
    correct,
    hitsPerPage: HITS,
    snippetWords: SENTENCE_LENGTH / 4,
    tags: { pre: '', post: '' },
    groups: product && groupsOfProduct(product),
  })
  return [...hits, ...((await rest?.()) ?? [])].flatMap(foundOf)
}

const pageOf = (id: string): string => id.replace(/#.*/, '')

/** First one place of each page, then the further ones: the first lines are different pages. */
function spread(found: Found[]): Found[] {
  const counts = new Map<string, number>()
  const ranked = found.map((one, index) => {
    const page = pageOf(one.id)
    const before = counts.get(page) ?? 0
    counts.set(page, before + 1)
    return { one, before, index }
  })
  return ranked
    .filter(({ before }) => before < PER_PAGE)
    .sort((a, b) => a.before - b.before || a.index - b.index)
    .map(({ one }) => one)
}

/** @returns the places that answer a question, best first, the first ones on different pages. */
export async function places(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const [named, found] = await Promise.all([namedSections(docs, query, product), searchDocs(docs, query, product)])
  const ids = new Set<string>()
  return spread([...named, ...found].filter(({ id }) => !ids.has(id) && ids.add(id)))
}

/** @returns lines `page#id · title · sentence`, best first; in words when nothing was found. */
export async function answerSearch(docs: Docs, query: string, product?: Product): Promise<string> {
  const best = (await places(docs, query.slice(0, QUERY_LENGTH), product)).slice(0, LINES)
  if (!best.length)
    return `没有找到。换一个说法：功能的名字、类名、方法名或报错原文；不要带网址和堆栈。${product ? '也可以不给 product。' : ''}`
  const lines = best.map(({ id, title, sentence }) =>
    [id, oneLine(title, TITLE_LENGTH), oneLine(sentence, SENTENCE_LENGTH)].filter(Boolean).join(' · '),
  )
  return answer(lines, await footOf(docs, best[0]!.id), LIMITS.search)
}
