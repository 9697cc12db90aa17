import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type {
  BlockContent,
  Code,
  ListItem,
  PhrasingContent,
  Root as MdastRoot,
  RootContent,
  TableCell,
  TableRow,
} from 'mdast'
import { article } from '../site/strings'
import { pendingCode } from './code'
import { eachElement, hasClass, isElement } from './hast'

/** Turns an address of the site (`/docs/…`, `#section`) into one that works outside of it. */
type Absolute = (href: string) => string

/**
 * Converts an article's final tree to plain Markdown constructs. It knows the elements that the pipeline makes and no
 * others: a converter of any HTML would clone the whole tree first (docs/decisions/0002-build-speed.md).
 * Controls (permalinks, tab lists, buttons) and decorative drawings are left out.
 */
export const toMdast = (root: Root, absolute: Absolute): MdastRoot => ({
  type: 'root',
  children: flow(convertAll(root, absolute)),
})

const convertAll = (parent: Root | Element, absolute: Absolute): RootContent[] =>
  parent.children.flatMap((child) => convert(child as Nodes, absolute))

function convert(node: Nodes, absolute: Absolute): RootContent[] {
  if (node.type === 'text') return [{ type: 'text', value: node.value }]
  if (node.type !== 'element' || isControl(node)) return []
  const code = pendingCode(node)
  if (code) return codeNodes(code.code, code.fence.language, code.fence.title)
  if (hasClass(node, 'req')) return [{ type: 'text', value: `（${article.required}）` }]
  const phrases = (): PhrasingContent[] => phrasing(convertAll(node, absolute))
  const blocks = (): BlockContent[] => flow(convertAll(node, absolute))
  if (hasClass(node, 'callout')) return [{ type: 'blockquote', children: blocks() }]
  if (hasClass(node, 'callout-title') || hasClass(node, 'panel-label'))
    return [{ type: 'paragraph', children: [{ type: 'strong', children: phrases() }] }]
  switch (node.tagName) {
    case 'p':
    case 'div':
    case 'section':
    case 'figure':
    case 'figcaption':
      return blocks()
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: Number(node.tagName[1]) as 2, children: phrases() }]
    case 'strong':
      return [{ type: 'strong', children: phrases() }]
    case 'em':
      return [{ type: 'emphasis', children: phrases() }]
    case 'del':
      return [{ type: 'delete', children: phrases() }]
    case 'code':
    case 'kbd':
      return [{ type: 'inlineCode', value: toString(node) }]
    case 'a':
      return [{ type: 'link', url: absolute(String(node.properties.href)), children: phrases() }]
    case 'img':
      return [{ type: 'image', url: absolute(String(node.properties.src)), alt: String(node.properties.alt ?? '') }]
    case 'svg':
      return [paragraph(`（图：${String(node.properties.ariaLabel)}）`)]
    case 'summary':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: phrases() }] }]
    case 'br':
      return [{ type: 'break' }]
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks() }]
    case 'ul':
    case 'ol':
      return [listNode(node, absolute)]
    case 'table':
      return [{ type: 'table', children: tableRows(node, absolute) }]
    default:
      return convertAll(node, absolute)
  }
}

/** Things to press or to see only; of a zoom button its picture stays. */
const isControl = (node: Element): boolean =>
  hasClass(node, 'anchor') ||
  hasClass(node, 'tablist') ||
  hasClass(node, 'opt') ||
  (node.tagName === 'button' && !node.children.some((child) => isElement(child, 'img'))) ||
  (node.tagName === 'svg' && node.properties.role !== 'img')

const paragraph = (value: string): BlockContent => ({ type: 'paragraph', children: [{ type: 'text', value }] })

/** A fence with the language; the file's name stands before it. */
function codeNodes(value: string, language: string, title: string | undefined): BlockContent[] {
  const code: Code = { type: 'code', lang: language || null, value: value.replace(/\n+$/, '') }
  return title ? [{ type: 'paragraph', children: [{ type: 'inlineCode', value: title }] }, code] : [code]
}

function listNode(node: Element, absolute: Absolute): BlockContent {
  const children = node.children
    .filter((child): child is Element => isElement(child, 'li'))
    .map((item) => listItem(item, absolute))
  const ordered = node.tagName === 'ol'
  return {
    type: 'list',
    ordered,
    ...(ordered && { start: Number(node.properties.start ?? 1) }),
    spread: children.some(({ spread }) => spread),
    children,
  }
}

function listItem(node: Element, absolute: Absolute): ListItem {
  let checked: boolean | undefined
  eachElement(node, ({ tagName, properties }) => {
    if (tagName === 'li' || tagName === 'ul' || tagName === 'ol') return false
    if (tagName === 'input') checked ??= Boolean(properties.checked)
    return undefined
  })
  const content = convertAll(node, absolute)
  return {
    type: 'listItem',
    spread: isSpread(content),
    ...(checked !== undefined && { checked }),
    children: flow(content),
  }
}

/** A tight item is a line, then at most one list that is tight itself, or code. */
function isSpread(content: RootContent[]): boolean {
  const blocks = content.filter((node) => !isPhrasing(node))
  const [only] = blocks
  return blocks.length > 1 || !(only === undefined || only.type === 'code' || (only.type === 'list' && !only.spread))
}

function tableRows(table: Element, absolute: Absolute): TableRow[] {
  const rows: TableRow[] = []
  eachElement(table, (row) => {
    if (row.tagName !== 'tr') return undefined
    const cells = row.children
      .filter((cell): cell is Element => cell.type === 'element')
      .map((cell): TableCell => ({ type: 'tableCell', children: phrasing(convertAll(cell, absolute)) }))
    rows.push({ type: 'tableRow', children: cells })
    return false
  })
  return rows
}

const PHRASING = new Set<string>(['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'link', 'image', 'break'])
const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type)

/** Blocks stay; what stands between them in lines becomes paragraphs. */
function flow(nodes: RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: PhrasingContent[] = []
  const endLine = (): void => {
    const children = phrasing(line)
    if (children.length) blocks.push({ type: 'paragraph', children })
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node)
    else {
      endLine()
      blocks.push(node as BlockContent)
    }
  }
  endLine()
  return blocks
}

const spaceless = (value: string): string => value.replace(/[\t\n\r ]+/g, ' ')

/** One line of text: neighbouring texts are one, white space is one space, and none stands at the ends. */
function phrasing(nodes: RootContent[]): PhrasingContent[] {
  const line: PhrasingContent[] = []
  for (const node of nodes) {
    if (!isPhrasing(node)) continue
    const previous = line.at(-1)
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value
    else line.push(node)
  }
  line.forEach((node, index) => {
    if (node.type !== 'text') return
    node.value = spaceless(node.value)
    const [before, after] = [line[index - 1], line[index + 1]]
    if (!before || before.type === 'break') node.value = node.value.trimStart()
    if (!after || after.type === 'break') node.value = node.value.trimEnd()
  })
  return line.filter((node) => node.type !== 'text' || node.value)
}
