import type { Element, Nodes, Root } from 'hast'
import type { TextBlock } from '../site/types'
import { factsOf } from './hast'

/** Elements whose own text is one block. */
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'summary', 'figcaption', 'blockquote'])
/** Controls, labels and drawings are no reading matter. */
function skipped(node: Element): boolean {
  const { control, unsearched } = factsOf(node)
  // Of parts made from data: a search for a language is not answered by every endpoint
  const isMore = String(node.properties.className) === 'more-languages'
  return node.tagName === 'svg' || isMore || Boolean(control ?? unsearched)
}

/** Text of a node as read: skipped parts left out, white space collapsed. `nested` blocks are left out too. */
function readText(node: Nodes, leaveOut: (element: Element) => boolean): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  return node.children
    .map((child) =>
      child.type === 'element' && (skipped(child) || leaveOut(child))
        ? ''
        : child.type === 'element' && child.tagName === 'br'
          ? ' '
          : readText(child as Nodes, leaveOut),
    )
    .join('')
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const isBlock = (element: Element): boolean =>
  BLOCKS.has(element.tagName) || /^(?:h[2-6]|ul|ol|table|div|section|pre|details|figure)$/.test(element.tagName)

/** A mark behind a heading, e.g. the code of an error, is not its name: what explains the code is found by it. */
const isBadge = ({ properties }: Element): boolean => [properties.className].flat().includes('badge')

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element')

/** Texts of a row's cells, also of empty ones. */
const cellsOf = (row: Element): string[] => elementsIn(row).map((cell) => tidy(readText(cell, () => false)))

/** Heads of a table's columns; none for a table whose head is not one row. */
function headsOf(table: Element): string[] {
  const rows = elementsIn(table).find(({ tagName }) => tagName === 'thead')
  const [row, ...others] = rows ? elementsIn(rows) : []
  return row && !others.length ? cellsOf(row) : []
}

/**
 * Reads an article's final tree into text blocks in document order: what is indexed is what is read.
 * Table rows are one block each; rows of API tables and error texts lead to anchors of their own.
 */
export function extractBlocks(root: Root): TextBlock[] {
  const blocks: TextBlock[] = []
  let anchor = ''
  const push = (block: TextBlock): void => {
    if (block.text) blocks.push(block)
  }
  /** Heads of the table that is being read. */
  let heads: string[] = []
  const row = (element: Element): void => {
    const cells = cellsOf(element)
    const text = cells.filter(Boolean).join(' · ')
    const id = element.properties.id
    if (typeof id !== 'string' || !id) return push({ kind: 'text', anchor, text, isRow: true })
    const columns = heads.filter((_, index) => index > 0 && cells[index]).join(' · ')
    push({ kind: 'row', anchor: id, name: cells[0] ?? '', text, ...(columns && { columns }) })
  }
  const visit = (node: Nodes): void => {
    if (node.type !== 'element') {
      if ('children' in node) node.children.forEach((child) => visit(child))
      return
    }
    const { code, isErrorText } = factsOf(node)
    if (code) return push({ kind: 'code', anchor, text: code.code })
    if (skipped(node)) return
    const heading = /^h([2-6])$/.exec(node.tagName)
    if (heading) {
      anchor = String(node.properties.id ?? anchor)
      return push({ kind: 'heading', anchor, level: Number(heading[1]), text: tidy(readText(node, isBadge)) })
    }
    if (isErrorText)
      return push({ kind: 'error', anchor: String(node.properties.id), text: tidy(readText(node, () => false)) })
    if (node.tagName === 'table') heads = headsOf(node)
    if (node.tagName === 'thead') return
    if (node.tagName === 'tr') return row(node)
    if (BLOCKS.has(node.tagName)) push({ kind: 'text', anchor, text: tidy(readText(node, isBlock)) })
    node.children.forEach((child) => visit(child))
  }
  visit(root)
  return blocks
}
