import type { ComponentMarkdown } from '../construct'
import { literalOf } from './render'

/** The message as code, a paragraph of its own. */
export const errorTextMarkdown: ComponentMarkdown = (node, _attributes, { context }) => [
  { type: 'paragraph', children: [{ type: 'inlineCode', value: literalOf(node, context) }] },
]
