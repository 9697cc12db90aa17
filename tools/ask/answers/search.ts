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
const HITS = 48
/** Other sections of its page that a line ends with, characters of their titles, and of the sentence before them. */
const BESIDES = 2
const SECTION_TITLE_LENGTH = 16
const SHORT_SENTENCE_LENGTH = 40
/** Lines that name them; lines for whole pages always do. */
const FIRST_LINES = 3

/** One place that may answer. */
export interface Found {
  /** `page#id`. */
  id: string
  title: string
  sentence: string
  /** Other sections of the page that come close, best first. */
  besides?: string[]
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
    // Nobody reads a whole page here: its sections have to be named
    worthShowing: 0,
    snippetWords: SENTENCE_LENGTH / 4,
    tags: { pre: '', post: '' },
    groups: product && groupsOfProduct(product),
  })
  return [...hits, ...((await rest?.()) ?? [])].flatMap(foundOf)
}

const pageOf = (id: string): string => id.replace(/#.*/, '')

/** Whether a section says something of its own. */
const leadsOn = (title: string): boolean => !/^(?:相关|接下来|下一步|接着读)/.test(title)
const lastOf = (title: string): string => title.replace(/^.* \/ /, '')

/** Sections found on a place's page besides it, `#methods 方法`: each title once. */
function besides(place: Found, found: Found[]): string[] {
  const page = pageOf(place.id)
  const titles = new Set([lastOf(place.title)])
  return found
    .filter(({ id, title }) => {
      const own = lastOf(title)
      return id.startsWith(`${page}#`) && leadsOn(own) && !titles.has(own) && titles.add(own)
    })
    .slice(0, BESIDES)
    .map(({ id, title }) => `${id.slice(page.length)} ${oneLine(lastOf(title), SECTION_TITLE_LENGTH)}`)
}

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
    .map(({ one }, line) =>
      line < FIRST_LINES || !one.id.includes('#') ? { ...one, besides: besides(one, found) } : one,
    )
}

/** @returns the places that answer a question, best first, the first ones on different pages. */
export async function places(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const [named, found] = await Promise.all([namedSections(docs, query, product), searchDocs(docs, query, product)])
  const ids = new Set<string>()
  return spread([...named, ...found].filter(({ id }) => !ids.has(id) && ids.add(id)))
}

function lineOf({ id, title, sentence, besides: others = [] }: Found): string {
  const length = others.length ? SHORT_SENTENCE_LENGTH : SENTENCE_LENGTH
  const more = others.length ? `${id.includes('#') ? '另有' : '小节'} ${others.join('、')}` : ''
  return [id, oneLine(title, TITLE_LENGTH), oneLine(sentence, length), more].filter(Boolean).join(' · ')
}

/** @returns lines `page#id · title · sentence`, best first; in words when nothing was found. */
export async function answerSearch(docs: Docs, query: string, product?: Product): Promise<string> {
  const best = (await places(docs, query.slice(0, QUERY_LENGTH), product)).slice(0, LINES)
  if (!best.length)
    return `没有找到。换一个说法：功能的名字、类名、方法名或报错原文；不要带网址和堆栈。${product ? '也可以不给 product。' : ''}`
  return answer(best.map(lineOf), await footOf(docs, best[0]!.id), LIMITS.search)
}
