import type { Root, Text } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { site } from '../../site/config'
import type { CompileContext } from '../compilation'
import { freeEmphasis } from './emphasis'
import { toPlain } from './to-plain'

/** Text without any sign that Markdown may read as its own: most of our prose. It is spared the search for each of them. */
const PLAIN = /^[^\p{Cc}!-.:<-@[-`{-~]*$/u

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

/**
 * Renders an article as clean Markdown for people who copy a page and for machine readers: no markup of ours, links
 * absolute, code fences with language and file name.
 * @param address absolute address of the page: links to its own sections lead there, since Markdown has no anchors.
 */
export function toMarkdown(tree: Root, context: CompileContext, address: string): string {
  const plain = toPlain(tree, context, (href) =>
    href.startsWith('/') ? site.origin + href : href.startsWith('#') ? address + href : href,
  )
  freeEmphasis(plain)
  return processor.stringify(plain).trim()
}
