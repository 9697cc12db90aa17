import type { Root, RootContent, Text } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { withoutBase } from '../../site/routes'
import type { CompileContext } from '../compilation'
import type { MarkdownSection } from '../types'
import { freeEmphasis } from './emphasis'
import { sectionsOf } from './sections'
import { toPlain } from './to-plain'

/** Text without any sign that Markdown may read as its own: most of our prose. It is spared the search for each of them. */
const PLAIN = /^[^\p{Cc}!-.:<-@[-`{-~]*$/u

/** Stands before a path of the site, with its anchor: `publish/` writes where that is from the file that names it. */
const OWN = 'site:'

/** Addresses of the site in compiled Markdown; the first group is path and anchor, without prefix. */
export const OWN_ADDRESSES = /(?<=\]\(<?)site:([^)\s>]*)/g

const options: Options = {
  bullet: '-',
  fences: true,
  rule: '-',
  emphasis: '_',
  handlers: {
    text: ({ value }: Text, _parent, state, info) => (PLAIN.test(value) ? value : state.safe(value, info)),
  },
}

const processor = unified()
  // Cells are not padded: readers of this text pay for every space
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, options)
  .freeze()

const write = (children: RootContent[]): string => processor.stringify({ type: 'root', children }).trim()

/**
 * Renders an article as clean Markdown for people who copy a page and for machine readers: no markup of ours, code
 * fences with language and file name, addresses of the site as {@link OWN_ADDRESSES}.
 * @param path of the page, without prefix.
 * @returns its sections, in order.
 */
export function toMarkdown(tree: Root, context: CompileContext, path: string): MarkdownSection[] {
  const plain = toPlain(tree, context, (href) =>
    href.startsWith('/') ? OWN + withoutBase(href) : href.startsWith('#') ? OWN + path + href : href,
  )
  freeEmphasis(plain)
  return sectionsOf(plain, write)
}
