import type { ComponentMarkdown } from '../construct'
import { errorOf } from './render'

/** The message as code, a paragraph of its own. */
export const errorTextMarkdown: ComponentMarkdown = (node, _attributes, { context }) => {
  const { id, literal } = errorOf(node, context)
  return [{ type: 'paragraph', children: [{ type: 'inlineCode', value: literal }], data: { anchor: id } }]
}
