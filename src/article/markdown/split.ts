import type { Code, List, Paragraph, RootContent, Table } from 'mdast'

/** Writes blocks as Markdown. */
export type Write = (blocks: RootContent[]) => string

/**
 * Parts a text that is too long, between blocks where that is enough; otherwise between the rows of a table, the items
 * of a list, the lines of code.
 * @param limit most bytes of a part; only a single row, item or line may be longer.
 * @returns the blocks of each part.
 */
export function splitBlocks(blocks: RootContent[], limit: number, write: Write): RootContent[][] {
  const size = (nodes: RootContent[]): number => Buffer.byteLength(write(nodes))
  const units = named(blocks).flatMap((unit) => (size(unit) > limit ? pieces(unit, limit, size) : [unit]))
  // Blocks are an empty line apart
  return chunks(units, limit, (unit) => size(unit) + 1).map((part) => part.flat())
}

type Size = (blocks: RootContent[]) => number

/** Code stays with the line that names its file. */
function named(blocks: RootContent[]): RootContent[][] {
  const units: RootContent[][] = []
  for (const block of blocks) {
    const before = units.at(-1)?.at(-1)
    if (block.type === 'code' && before && isName(before)) units.at(-1)?.push(block)
    else units.push([block])
  }
  return units
}

const isName = (block: RootContent): block is Paragraph =>
  block.type === 'paragraph' && block.children[0]?.type === 'inlineCode' && block.children.length <= 2

/** A block in pieces, each of which is such a block. */
function pieces(unit: RootContent[], limit: number, size: Size): RootContent[][] {
  const block = unit.at(-1)
  const others = unit.slice(0, -1)
  if (block?.type === 'table') return tables(block, limit, size)
  if (block?.type === 'list') return lists(block, limit, size)
  if (block?.type === 'code') return codes(block, limit - size(others), size).map((piece) => [...others, piece])
  return [unit]
}

function tables(table: Table, limit: number, size: Size): Table[][] {
  const [head, ...rows] = table.children
  if (!head) return [[table]]
  const own = (children: Table['children']): Table[] => [{ ...table, children: [head, ...children] }]
  const space = limit - size(own([]))
  return chunks(rows, space, (row) => size(own([row])) - size(own([]))).map(own)
}

/** As long as the number of an item gets: later parts go on counting. */
const LONG_NUMBER = 100

function lists(list: List, limit: number, size: Size): List[][] {
  let start = list.start ?? 1
  return chunks(list.children, limit, (item) => size([{ ...list, start: LONG_NUMBER, children: [item] }])).map(
    (children) => {
      const piece: List = { ...list, children, ...(list.ordered && { start }) }
      start += children.length
      return [piece]
    },
  )
}

function codes(code: Code, limit: number, size: Size): Code[] {
  const space = limit - size([{ ...code, value: '' }])
  return chunks(code.value.split('\n'), space, (line) => Buffer.byteLength(line)).map((lines) => ({
    ...code,
    value: lines.join('\n'),
  }))
}

/**
 * Fills groups one after the other; none is empty.
 * @param limit most bytes of a group.
 * @param weigh bytes of one of them, its line end left out.
 */
export function chunks<T>(all: T[], limit: number, weigh: (one: T) => number): T[][] {
  const found: T[][] = []
  let bytes = Infinity
  for (const one of all) {
    const own = weigh(one) + 1
    if (bytes + own > limit) {
      found.push([])
      bytes = 0
    }
    found.at(-1)?.push(one)
    bytes += own
  }
  return found
}
