import { correct } from '../../search/client/correction/correct'
import { findSpans, wordsToMark } from '../../search/engine/highlight'
import { plainText, type SearchHit } from '../../search/engine/hit'
import { search } from '../../search/engine/search'
import { snippet } from '../../search/engine/snippet'
import { sectionOf } from '../../site/section-address'
import type { Docs } from '../docs'
import { answer, LIMITS, oneLine, type Found } from './answer'
import { focus, type Focus, type FoundPage } from './focus'
import { footOf, groupsOfProduct, type Product } from './products'
import { askedIn } from './words'

/**
 * Lines of an answer: a place on each of the best pages; then the sentences and rows that say most, wherever they are;
 * then further pages.
 */
const LINES = 9
const FIRST_LINES = 3
const SENTENCE_LINES = 4
/** Characters of the parts of a line, in the first lines and in the others. */
const TITLE_LENGTH = 30
const SENTENCE_LENGTH = 90
const SHORT_SENTENCE_LENGTH = 70
/** Other sections of its page that the first line ends with, and characters of their titles. */
const BESIDES = 2
const SECTION_TITLE_LENGTH = 16
/** Longer questions are pasted logs: the search takes no more of them anyway. */
const QUERY_LENGTH = 2_000
const HITS = 48
/** Characters of what the search calls a word of a snippet. */
const SNIPPET_CHARACTERS = 4
/** Pages whose sections are looked at. */
const PAGES = 10

function foundOf({ url, path, snippet }: SearchHit): Found[] {
  const id = sectionOf(url)
  if (!id) return []
  return [{ id, title: path.slice(-2).map(plainText).join(' / '), sentence: plainText(snippet) }]
}

/** Asks the site's own search. @returns the places, best first, and what was searched. */
export async function searchDocs(
  docs: Docs,
  query: string,
  product?: Product,
): Promise<{ found: Found[]; meant: string }> {
  const { hits, rest, corrected } = await search(docs.reader, query, {
    correct,
    hitsPerPage: HITS,
    // Nobody reads a whole page here: its sections have to be named
    worthShowing: 0,
    snippetWords: SENTENCE_LENGTH / SNIPPET_CHARACTERS,
    groups: product && groupsOfProduct(product),
  })
  return { found: [...hits, ...((await rest?.()) ?? [])].flatMap(foundOf), meant: corrected ?? query }
}

const pageOf = (id: string): string => id.replace(/#.*/, '')

/** Sections of a place's page besides it, `#methods 方法`: each title once. */
function besides({ id, title }: Focus, others: Focus[]): string[] {
  const page = pageOf(id)
  const titles = new Set([title])
  return others
    .filter((one) => !titles.has(one.title) && titles.add(one.title))
    .slice(0, BESIDES)
    .map((one) => `${one.id.slice(page.length)} ${oneLine(one.title, SECTION_TITLE_LENGTH)}`)
}

/** @returns the places that answer a question, best first; the first ones are on different pages. */
export async function places(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const { found, meant } = await searchDocs(docs, query, product)
  const pages = [...new Set(found.map(({ id }) => pageOf(id)))].slice(0, PAGES)
  const searched = await Promise.all(
    pages.map(async (page): Promise<FoundPage> => {
      const hits = found.filter(({ id }) => pageOf(id) === page)
      const anchors = await Promise.all(hits.map(({ id }) => docs.sectionAround(id)))
      return { page, anchors: [...new Set(anchors)].filter(Boolean) }
    }),
  )
  const { pages: focused, lines } = await focus(docs, searched, askedIn(meant))
  const leads = focused.map(({ page, places: [best, ...others] }, line): Found => {
    if (!best) return found.find(({ id }) => pageOf(id) === page.id)!
    return {
      id: best.id,
      title: `${page.title} / ${best.title}`,
      sentence: best.line,
      besides: line === 0 ? besides(best, others) : [],
    }
  })
  const first = leads.slice(0, FIRST_LINES)
  const seen = new Set(first.map(({ sentence }) => sentence))
  const more = lines.filter(({ line }) => !seen.has(line) && seen.add(line)).slice(0, SENTENCE_LINES)
  const words = wordsToMark(meant)
  return [
    ...first.map((one) => ({ ...one, sentence: around(one.sentence, words, SENTENCE_LENGTH) })),
    ...more.map(({ id, title, line }) => ({ id, title, sentence: around(line, words, SHORT_SENTENCE_LENGTH) })),
    ...leads.slice(FIRST_LINES).map(({ id, title }) => ({ id, title, sentence: '' })),
  ]
}

/** A part of a long sentence, where it says what was asked. */
const around = (sentence: string, words: string[], length: number): string =>
  plainText(snippet(sentence, findSpans(sentence, words), length / SNIPPET_CHARACTERS))

function lineOf({ id, title, sentence, besides: others = [] }: Found): string {
  const more = others.length ? `另有 ${others.join('、')}` : ''
  return [id, oneLine(title, TITLE_LENGTH), oneLine(sentence, 2 * SENTENCE_LENGTH), more].filter(Boolean).join(' · ')
}

/** @returns lines `page#id · title · sentence`, best first; in words when nothing was found. */
export async function answerSearch(docs: Docs, query: string, product?: Product): Promise<string> {
  const best = (await places(docs, query.slice(0, QUERY_LENGTH), product)).slice(0, LINES)
  if (!best.length)
    return `没有找到。换一个说法：功能的名字、类名、方法名或报错原文；不要带网址和堆栈。${product ? '也可以不给 product。' : ''}`
  return answer(best.map(lineOf), await footOf(docs, best[0]!.id), LIMITS.search)
}
