import type { Heading, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'

/** A heading without its id: Markdown has no anchors. */
export const headingMarkdown = ({ depth, children }: Heading, { phrases }: MarkdownTools): RootContent[] => [
  { type: 'heading', depth: depth === 1 ? 2 : depth, children: phrases(children) },
]
