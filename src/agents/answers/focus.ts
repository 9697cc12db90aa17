import type { Docs } from '../docs'
import type { DocsPage } from '../page'
import { partsOf } from './section-parts'
import { saidIn, type Asked } from './words'

/** A page that the search found, with the sections that it found there, best first. */
export interface FoundPage {
  page: string
  anchors: string[]
}

/** A place on a page that says much of what is asked. */
export interface Focus {
  /** `page#id`, of a long section the part: `page#id~2`. */
  id: string
  title: string
  /** The line there that says most, as plain text. */
  line: string
  score: number
}

/** How much the words of a part, of its heading, and of its best line count. */
const WEIGHTS = { text: 0.5, heading: 1, line: 1 } as const
/** What a word counts for a text when only its heading or the page's title says it. */
const AROUND = 0.5
/** Headings and imports say nothing by themselves. */
const MUTE = /^#|^\s*import /
/** What the section gains that the search found first; the others in turn a half of it, a third. */
const FOUND = 0.5
/** Characters of a line that halve what its words count: everything is said somewhere in a long text. */
const LONG = 1_500
/** What a line loses on a page that the search found later, times the logarithm of the page's number. */
const LATER = 0.1

interface Part {
  id: string
  anchor: string
  title: string
  text: string
  /** What the text says, and the heading with the page's title. */
  said: boolean[]
  named: boolean[]
}

/** What was found in some pages: their best places, and of all places those whose one line says most. */
export interface Focused {
  pages: { page: DocsPage; places: Focus[] }[]
  lines: Focus[]
}

/**
 * Looks in pages that the search found for the parts and lines that say most of what is asked: the search knows pages,
 * whoever asks here reads a section.
 */
export async function focus(docs: Docs, found: FoundPage[], asked: Asked[]): Promise<Focused> {
  const pages = await Promise.all(
    found.map(async ({ page: id, anchors }) => {
      const page = await docs.page(id)
      return page ? [{ page, anchors, parts: placesOf(page, asked) }] : []
    }),
  )
  const all = pages.flat()
  const weigh = weigher(
    all.flatMap(({ parts }) => parts),
    asked,
  )
  const lines: Focus[] = []
  const scored = all.map(({ page, anchors, parts }, order) => {
    const places = parts.map((part): Focus => {
      const best = bestLine(part, (line) => weigh(saidIn(line, asked), part))
      const place = { id: part.id, title: part.title, line: plainLine(best.line) }
      lines.push({ ...place, score: best.score - LATER * Math.log(1 + order) })
      const rank = anchors.indexOf(part.anchor)
      const found = rank < 0 ? 0 : FOUND / (1 + rank)
      const score =
        WEIGHTS.text * weigh(part.said, part) + WEIGHTS.heading * weigh(part.named) + WEIGHTS.line * best.score + found
      return { ...place, score }
    })
    return { page, places: places.sort((a, b) => b.score - a.score) }
  })
  return { pages: scored, lines: lines.filter(({ line }) => line).sort((a, b) => b.score - a.score) }
}

/** The line of a part that says most; the first one among equals. */
function bestLine(part: Part, weigh: (line: string) => number): { line: string; score: number } {
  let best = { line: '', score: 0 }
  for (const line of part.text.split('\n').filter((one) => !MUTE.test(one))) {
    const score = weigh(line) / (1 + line.length / LONG)
    if (score > best.score) best = { line, score }
  }
  return best
}

const placesOf = (page: DocsPage, asked: Asked[]): Part[] =>
  page.sections.flatMap(({ id, title, text }) => {
    if (!id) return []
    const named = saidIn(`${page.title} ${title} ${id}`, asked)
    return partsOf(text).map((part, index) => ({
      id: `${page.id}#${id}${index ? `~${index + 1}` : ''}`,
      anchor: id,
      title,
      text: part,
      said: saidIn(part, asked),
      named,
    }))
  })

/**
 * What stands in every part says little.
 * @returns the share of what is asked that is said, less for what only the headings around say.
 */
function weigher(parts: Part[], asked: Asked[]): (said: boolean[], around?: Part) => number {
  const weights = asked.map(({ weight }, index) => {
    const holding = parts.filter(({ said }) => said[index]).length
    return holding ? weight * Math.log(1 + parts.length / holding) : 0
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  return (said, around) =>
    weights.reduce((sum, weight, index) => {
      const share = said[index] ? 1 : around?.named[index] ? AROUND : 0
      return sum + weight * share
    }, 0) / total
}

/** A line of Markdown as it reads: no marks, no addresses; the cells of a row after each other. */
export const plainLine = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s|*-]+|[\s|]+$/g, '')
    .replace(/(?<!\\) \| /g, ' · ')
    .replaceAll('\\|', '|')
    .replace(/\{#[^}]*\}|[`*]/g, '')
    .replace(/(?: · )+(?= · )/g, '')
    .trim()
