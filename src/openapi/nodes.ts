import type { Nodes, PhrasingContent, RootContent, TableCell } from 'mdast'
import { withBase } from '../site/routes'
import type { JsonValue } from './types'

/**
 * Nodes of an article's tree (mdast, with components as MDX has them), plain data that can be sent between threads.
 * Texts of the description are short Markdown: they stay as they are written, in nodes that the pipeline reads in place.
 */

/** Markdown inside of a paragraph. */
export interface InlineMarkdown {
  type: 'inlineMarkdown'
  value: string
}
/** What paragraphs and cells are made of here. */
export type Inline = PhrasingContent | InlineMarkdown
/** What articles are made of here. */
export type Block = RootContent

export const inline = (value: string): InlineMarkdown => ({ type: 'inlineMarkdown', value })
export const text = (value: string): PhrasingContent => ({ type: 'text', value })
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })
export const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [{ type: 'text', value }] })

export const paragraph = (...children: Inline[]): Block => ({
  type: 'paragraph',
  children: children as PhrasingContent[],
})

export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent =>
  ({ type: 'link', url, children }) as PhrasingContent

/** The method of a request, as its badge. */
export const method = (name: string): PhrasingContent =>
  ({ type: 'inlineCode', value: name, data: { hProperties: { className: ['method', name.toLowerCase()] } } }) as never

export const withClass = (className: string, children: PhrasingContent[]): Block => ({
  type: 'paragraph',
  data: { hProperties: { className: [className] } },
  children,
})

/** A link to a file that the build writes. @param path without prefix. */
export const fileLink = (label: string, path: string): PhrasingContent =>
  ({ type: 'fileLink', data: { hName: 'a', hProperties: { href: withBase(path) } }, children: [text(label)] }) as never

/** A heading with the id that links to it use. */
export const heading = (depth: 2 | 3 | 4, value: string, id: string): Block => {
  const data: object = { id }
  return { type: 'heading', depth, data, children: [{ type: 'text', value }] }
}

const attributesOf = (values: Record<string, string>): object[] =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }))

/** A component of the authors' syntax that stands alone (docs/authoring.md). */
export const component = (name: string, attributes: Record<string, string>, children: Block[] = []): Block =>
  ({ type: 'mdxJsxFlowElement', name, attributes: attributesOf(attributes), children }) as unknown as Block

/** A component inside of text. */
export const inlineComponent = (name: string, attributes: Record<string, string>, value?: string): PhrasingContent =>
  ({
    type: 'mdxJsxTextElement',
    name,
    attributes: attributesOf(attributes),
    children: value ? [{ type: 'text', value }] : [],
  }) as unknown as PhrasingContent

/** A table; cells hold what stands in a line, and an empty title is no header. */
export function table(head: string[], rows: Inline[][][]): Block {
  const row = (cells: Inline[][]): Nodes => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({ type: 'tableCell', children: children as PhrasingContent[] })),
  })
  return {
    type: 'table',
    children: [row(head.map((title) => (title ? [text(title)] : []))), ...rows.map(row)],
  } as Block
}

export const codeBlock = (lang: string, value: string, title?: string): Block => ({
  type: 'code',
  lang,
  ...(title && { meta: `title="${title}"` }),
  value,
})

/** A block of indented JSON; arrays of numbers stay on one line. */
export const jsonBlock = (value: JsonValue, title?: string): Block => codeBlock('json', prettyJson(value), title)

const prettyJson = (value: JsonValue): string =>
  JSON.stringify(value, null, 2).replace(
    /\[\s+(-?[\d.]+(?:,\s+-?[\d.]+)*)\s+\]/g,
    (_whole, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`,
  )
