import type { Docs } from '../docs'
import type { DocsPage } from '../page'
import { partsOf } from './parts'
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
/** What a word counts for a text when only its heading, or only a heading above it, says it. */
const AROUND = { heading: 0.7, above: 0.3 } as const
/** What a section gains that the search found too, the first one most. */
const FOUND = [0.5, 0.25, 0.15]
const FOUND_LATER = 0.05
/** Characters of a line that halve what its words count: everything is said somewhere in a long text. */
const LONG = 1_500
/** What a line loses on a page that the search found later, times the logarithm of the page's number. */
const LATER = 0.1

interface Part {
  id: string
  anchor: string
  title: string
  text: string
  /** What the text says, its heading, and the headings above with the page's title. */
  said: boolean[]
  named: boolean[]
  under: boolean[]
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
      const found = rank < 0 ? 0 : (FOUND[rank] ?? FOUND_LATER)
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
  for (const line of linesOf(part.text)) {
    const score = weigh(line) / (1 + line.length / LONG)
    if (score > best.score) best = { line, score }
  }
  return best
}

function placesOf(page: DocsPage, asked: Asked[]): Part[] {
  const above: string[] = []
  return page.sections.flatMap(({ id, level, title, text }) => {
    if (!id) return []
    above.length = Math.max(0, level - 2)
    const under = saidIn([page.title, ...above.filter(Boolean)].join(' '), asked)
    above[level - 2] = `${title} ${id}`
    const named = saidIn(`${title} ${id}`, asked)
    return partsOf(text).map((part, index) => ({
      id: `${page.id}#${id}${index ? `~${index + 1}` : ''}`,
      anchor: id,
      title,
      text: part,
      said: saidIn(part, asked),
      named,
      under,
    }))
  })
}

const FENCE = /^\s*(?:`{3,}|~{3,})/
const RULE = /^\|[\s|:-]+\|$/
/** Headings, heads of tables, figures and imports say nothing by themselves. */
const MUTE = /^#|^（图|^图 \d|^\s*import |^`[^`]+`$|^\s*[\])}>]*;?$/

/** Lines that may answer by themselves. */
const linesOf = (text: string): string[] =>
  text.split('\n').filter((line, index, lines) => {
    const isHead = RULE.test(line) || RULE.test(lines[index + 1] ?? '')
    return !isHead && !FENCE.test(line) && !MUTE.test(line)
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
      const share = said[index] ? 1 : around?.named[index] ? AROUND.heading : around?.under[index] ? AROUND.above : 0
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
