import type { ElementContent, Root as HastRoot, RootContent } from 'hast'
import { toMdast, type State } from 'hast-util-to-mdast'
import type { Root, Text } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import { markdownUrl, withBase } from '../../site/routes'
import { factsOf } from '../hast'
import { freeEmphasis } from './emphasis'
import { articleHandlers } from './handlers'

/** Text without any sign that Markdown may read as its own: most of our prose. It is spared the search for each of them. */
const PLAIN = /^[^\p{Cc}!-.:<-@[-`{-~]*$/u

const options: Options = {
  bullet: '-',
  fences: true,
  rule: '-',
  emphasis: '_',
  handlers: {
    text: (node: Text, _parent, state, info) => {
      const value = spaceless(node.value)
      return PLAIN.test(value) ? value : state.safe(value, info)
    },
  },
}

// What writes Markdown of GitHub's kind: nothing here reads it. Cells are not padded: readers of this text pay for every space
const processor = unified()
  .data('toMarkdownExtensions', [gfmToMarkdown({ tablePipeAlign: false })])
  .use(remarkStringify, options)
  .freeze()

/**
 * Writes an article as clean Markdown for people who copy a page and for machine readers: no markup of ours, code fences
 * with language and file name, ids as `{#id}`, full addresses.
 * @param root the article's tree before its code is highlighted; it is not changed.
 * @param path of the page, without prefix.
 */
export function toMarkdown(root: HastRoot, path: string): string {
  const address = (href: string): string => {
    if (href.startsWith('#')) return markdownUrl(withBase(path) + href)
    return href.startsWith('/') ? markdownUrl(href) : href
  }
  const article = onlyRead(root)
  // Not as a `root`: of one, the library makes a copy and looks for white space to take away, for most of its time
  const tree = toMdast({ type: 'article' } as never, {
    handlers: articleHandlers(address),
    nodeHandlers: { article: (state: State) => ({ type: 'root', children: state.toFlow(state.all(article)) }) },
  }) as Root
  freeEmphasis(tree)
  return processor.stringify(tree).trim()
}

/** White space is one space, and none stands beside a bracket of full width (a badge was there). */
const spaceless = (value: string): string => value.replace(/[\t\n\r ]+/g, ' ').replace(/ ?([（）]) ?/g, '$1')

/** A line break between blocks, as the conversion to HTML puts it: it has no place in the source. */
const isBetween = (node: RootContent): boolean => node.type === 'text' && node.value === '\n' && !node.position

/** @returns a copy without what is there to be pressed, and without breaks between blocks. */
function onlyRead<T extends HastRoot | RootContent | ElementContent>(node: T): T {
  if (!('children' in node)) return node
  const kept = (node.children as ElementContent[]).filter(
    (child) => !isBetween(child) && (child.type !== 'element' || !factsOf(child).control),
  )
  return { ...node, children: kept.map((child) => onlyRead(child)) } as T
}
