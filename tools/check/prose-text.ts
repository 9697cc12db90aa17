import type { Nodes, Parent } from 'mdast'
import { parseDocument, isMap, isScalar } from 'yaml'
import { EXPLICIT_ID } from '../../src/article/heading/explicit-id'
import type { PageTree } from '../../src/demos/page-tree'

/** One character of text (or a stand-in for code), with its place in the page. */
export interface Cell {
  text: string
  /** Offsets in the source file. */
  start: number
  end: number
  /** Nesting of inline marks (links, bold) around it. */
  depth: number
}

/** A run of text that a reader reads in one go: a paragraph, heading, table cell, attribute or front matter value. */
export type Passage = Cell[]

/** Stands for inline code: a Latin word, so that the rules for spaces hold. */
export const CODE = 'xcodex'
/** Stands for what is neither text nor code, such as a picture or a key. */
const OTHER = '\ue001'
/** Attributes of components that readers see. */
const VISIBLE = new Set(['caption', 'alt', 'title', 'label', 'summary'])
/** Components whose text is quoted from elsewhere, word for word. */
const LITERAL = new Set(['ErrorText'])
/** Front matter that readers see. */
const VISIBLE_FIELDS = new Set(['title', 'sidebar_label', 'description'])

export const plain = (cells: Cell[]): string => cells.map(({ text }) => text).join('')

export const characters = (source: string, start: number, end: number, depth: number): Cell[] => {
  const cells: Cell[] = []
  for (let at = start; at < end;) {
    const text = String.fromCodePoint(source.codePointAt(at) ?? 0)
    cells.push({ text, start: at, end: at + text.length, depth })
    at += text.length
  }
  return cells
}

/** A footnote's mark, also one that lost its text, is no word: nothing goes between it and what it stands at. */
const FOOTNOTE = /\[\^[^\]\s]+\]/g

function textCells(source: string, start: number, end: number, depth: number): Cell[] {
  const cells: Cell[] = []
  let from = start
  for (const { 0: mark, index } of source.slice(start, end).matchAll(FOOTNOTE)) {
    const at = start + index
    cells.push(...characters(source, from, at, depth), { text: OTHER, start: at, end: at + mark.length, depth })
    from = at + mark.length
  }
  return [...cells, ...characters(source, from, end, depth)]
}

function inline(node: Nodes, source: string, shift: number, depth: number): Cell[] {
  const start = (node.position?.start.offset ?? 0) + shift
  const end = (node.position?.end.offset ?? 0) + shift
  if (node.type === 'text') return textCells(source, start, end, depth)
  if (node.type === 'break') return [{ text: '\n', start, end, depth }]
  if (node.type === 'inlineCode') return [{ text: CODE, start, end, depth }]
  if ('children' in node && node.type !== 'mdxJsxTextElement') {
    return (node as Parent).children.flatMap((child) => inline(child, source, shift, depth + 1))
  }
  return [{ text: OTHER, start, end, depth }]
}

/** An explicit id at the end of a heading is no text. */
function withoutId(cells: Cell[]): Cell[] {
  const id = EXPLICIT_ID.exec(plain(cells))
  return id ? cells.slice(0, cells.length - [...id[0]].length) : cells
}

function attributePassages(node: Nodes, source: string, shift: number): Passage[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return []
  const from = (node.position?.start.offset ?? 0) + shift
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || !VISIBLE.has(attribute.name) || typeof attribute.value !== 'string')
      return []
    const at = source.indexOf(`${attribute.name}="${attribute.value}"`, from)
    const start = at + attribute.name.length + 2
    return at < 0 ? [] : [characters(source, start, start + attribute.value.length, 0)]
  })
}

function frontPassages({ yaml, source }: PageTree): Passage[] {
  const contents = parseDocument(yaml).contents
  const shift = source.indexOf(yaml)
  if (!isMap(contents)) return []
  return contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !VISIBLE_FIELDS.has(String(key.value)) || !value.range) return []
    const raw = yaml.slice(value.range[0], value.range[1])
    const quoted = /^['"]/.test(raw) ? 1 : 0
    const start = shift + value.range[0] + quoted
    return [characters(source, start, shift + value.range[1] - quoted, 0)]
  })
}

/** Finds everything on a page that readers read as text, in document order; code blocks are left out. */
export function passagesOf(page: PageTree): Passage[] {
  const { source, body, tree } = page
  const shift = source.length - body.length
  const passages = frontPassages(page)
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' && LITERAL.has(node.name ?? '')) return
    passages.push(...attributePassages(node, source, shift))
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const cells = node.children.flatMap((child) => inline(child, source, shift, 0))
      passages.push(node.type === 'heading' ? withoutId(cells) : cells)
    } else if ('children' in node) for (const child of (node as Parent).children) visit(child)
  }
  visit(tree)
  return passages
}
