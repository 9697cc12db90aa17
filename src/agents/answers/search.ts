import { correct } from '../../search/client/correction/correct'
import { plainText, type SearchHit } from '../../search/engine/hit'
import { search } from '../../search/engine/search'
import { sectionOf } from '../../site/section-address'
import type { Docs } from '../docs'
import { answer, LIMITS, oneLine, type Found } from './answer'
import { footOf, groupsOfProduct, type Product } from './products'

/** Lines of an answer: a place on each of the best pages; then further sections of any page; then further pages. */
const LINES = 9
const FIRST_LINES = 3
const SECTION_LINES = 4
/** Characters of the parts of a line. */
const TITLE_LENGTH = 30
const SENTENCE_LENGTH = 90
/** Longer questions are pasted logs: the search takes no more of them anyway. */
const QUERY_LENGTH = 2_000
const HITS = 48
/** Characters of what the search calls a word of a snippet. */
const SNIPPET_CHARACTERS = 4

function foundOf({ url, path, snippet }: SearchHit): Found[] {
  const id = sectionOf(url)
  if (!id) return []
  return [{ id, title: path.slice(-2).map(plainText).join(' / '), sentence: plainText(snippet) }]
}

/** Asks the site's own search. @returns the places, best first. */
export async function searchDocs(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const { hits, rest } = await search(docs.reader, query, {
    correct,
    hitsPerPage: HITS,
    snippetWords: SENTENCE_LENGTH / SNIPPET_CHARACTERS,
    groups: product && groupsOfProduct(product),
  })
  return [...hits, ...((await rest?.()) ?? [])].flatMap(foundOf)
}

const pageOf = (id: string): string => id.replace(/#.*/, '')

/**
 * @returns the places that answer a question, best first: on each of the best pages its best section, then further
 *   sections, then further pages. A page is named by a section of it where one was found, because whoever asks here reads
 *   a section.
 */
export async function places(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const found = await searchDocs(docs, query, product)
  const sections = found.filter(({ id }) => id.includes('#'))
  const pages = [...new Set(found.map(({ id }) => pageOf(id)))]
  const leads = pages.flatMap((page) => [...sections, ...found].find(({ id }) => pageOf(id) === page) ?? [])
  return [
    ...leads.slice(0, FIRST_LINES),
    ...sections.filter((one) => !leads.includes(one)).slice(0, SECTION_LINES),
    ...leads.slice(FIRST_LINES),
  ]
}

const lineOf = ({ id, title, sentence }: Found): string =>
  [id, oneLine(title, TITLE_LENGTH), oneLine(sentence, 2 * SENTENCE_LENGTH)].filter(Boolean).join(' · ')

/** @returns lines `page#id · title · sentence`, best first; in words when nothing was found. */
export async function answerSearch(docs: Docs, query: string, product?: Product): Promise<string> {
  const best = (await places(docs, query.slice(0, QUERY_LENGTH), product)).slice(0, LINES)
  if (!best.length)
    return `没有找到。换一个说法：功能的名字、类名、方法名或报错原文；不要带网址和堆栈。${product ? '也可以不给 product。' : ''}`
  return answer(best.map(lineOf), await footOf(docs, best[0]!.id), LIMITS.search)
}
