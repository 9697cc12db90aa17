import type { Nodes, Root } from 'mdast'
import type { Point } from 'satteri'
import { marksBesideAsterisks } from './cjk-emphasis'

/** Where letters of private use begin (The Unicode Standard, 23.5): neither punctuation nor space. */
const PRIVATE_USE = 0xe000

/** One or two colons, and a name that brackets or braces follow: a mark between keeps the brackets what they are. */
const COLONS = /(?<!:)::?(?=[\p{L}\p{N}_-]+[[{])/gu

/** A source as the parser has to see it. */
export interface MarkedSource {
  marked: string
  /** Takes the marks out of the tree of `marked`. Its positions count in the source without marks then. */
  unmark: (tree: Root) => void
}

/**
 * Puts a letter that occurs nowhere else where the parser would read signs in another way than the authors' dialect
 * has it. Whatever the letter comes to stand in (text, code, an attribute), it is taken out again.
 */
export function markSource(source: string): MarkedSource {
  const afterColons = [...source.matchAll(COLONS)].map(({ 0: colons, index }) => index + colons.length)
  const places = [...marksBesideAsterisks(source), ...afterColons].sort((a, b) => a - b)
  if (!places.length) return { marked: source, unmark: () => undefined }
  let letter = PRIVATE_USE
  while (source.includes(String.fromCharCode(letter))) letter++
  const mark = String.fromCharCode(letter)
  const parts = places.map((place, index) => source.slice(places[index - 1] ?? 0, place))
  const marked = [...parts, source.slice(places.at(-1))].join(mark)
  return { marked, unmark: (tree) => unmark(tree, mark, new Marks(places)) }
}

class Marks {
  /** @param places where marks stand in the source, ascending. */
  constructor(private readonly places: number[]) {}

  /** @returns how many marks stand before an offset of the marked source. */
  before(offset: number): number {
    let [low, high] = [0, this.places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.places[middle]! + middle < offset) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Turns a point of the marked source into one of the source. */
  move(point: Point): void {
    const { offset = 0, column } = point
    const before = this.before(offset)
    point.offset = offset - before
    point.column = column - (before - this.before(offset - column + 1))
  }
}

function unmark(node: Nodes, mark: string, marks: Marks): void {
  clean(node, mark)
  if (node.position) {
    marks.move(node.position.start)
    marks.move(node.position.end)
  }
  if (!('children' in node)) return
  for (const child of node.children) unmark(child, mark, marks)
  if (node.children.some(isEmptyText))
    Object.assign(node, { children: node.children.filter((child) => !isEmptyText(child)) })
}

const isEmptyText = (node: Nodes): boolean => node.type === 'text' && !node.value

const STRUCTURE = new Set(['children', 'position', 'data'])

/** Takes the mark out of every string of a node, also out of those in its attributes. */
function clean(record: object, mark: string): void {
  for (const [key, value] of Object.entries(record) as [string, unknown][]) {
    if (typeof value === 'string' && value.includes(mark)) Object.assign(record, { [key]: value.replaceAll(mark, '') })
    else if (value && typeof value === 'object' && !STRUCTURE.has(key)) clean(value, mark)
  }
}
