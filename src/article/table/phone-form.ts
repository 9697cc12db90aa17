import type { PhrasingContent, Table, TableCell } from 'mdast'
import { wordsOfCode } from './long-names'

/** Room for the columns in the frame of a table on a phone of 360 px, and the padding of a cell, pixels. */
const ROOM = 326
const PADDING = 16
/** The least width of a last column (style.css). */
const LAST = 112
/** Pixels that a character takes: in code (and what its frame adds), of Latin words, of Chinese ones. */
const CODE = 7.5
const FRAME = 10
const LATIN = 8
const HAN = 14

/** @returns pixels of the longest word of a cell: where it does not break, no column is narrower. */
function longestWord(content: readonly PhrasingContent[]): number {
  const widths = content.map((node) => {
    if (node.type === 'inlineCode')
      return FRAME + CODE * Math.max(...wordsOfCode(node.value).map(({ length }) => length))
    if (node.type === 'text')
      return LATIN * Math.max(0, ...(node.value.match(/[!-~]+/g) ?? []).map((word) => word.length))
    return 'children' in node ? longestWord(node.children) : 0
  })
  return Math.max(0, ...widths)
}

/** @returns pixels of a title of a column, which does not break. */
const titleWidth = ({ children }: TableCell): number =>
  children.reduce((sum, node) => {
    if (node.type === 'inlineCode') return sum + FRAME + CODE * node.value.length
    if (node.type !== 'text') return sum
    return sum + [...node.value].reduce((width, letter) => width + (letter < '\u2e80' ? LATIN : HAN), 0)
  }, 0)

/**
 * @returns classes of a table for phones (style.css). Three columns leave five characters a line, and more scroll out of
 * sight, so their rows are folded: the name above a pair of cells, or cells that are named, one below the other. So are
 * those of two columns whose words are too long to stand side by side.
 */
export function phoneForm({ children: [head, ...rows] }: Table): string[] {
  const columns = head?.children.length ?? 0
  if (columns > 3) return ['fold', 'named']
  if (columns === 3) return ['fold', 'pair']
  if (columns < 2) return []
  const widths = head!.children.map((title, index) => {
    const words = rows.map((row) => longestWord(row.children[index]?.children ?? []))
    return Math.max(titleWidth(title), ...words) + PADDING
  })
  return widths[0]! + Math.max(widths[1]!, LAST) > ROOM ? ['fold'] : []
}
