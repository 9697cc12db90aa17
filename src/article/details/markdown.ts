import type { ComponentMarkdown } from '../construct'

/** The summary in bold, then what it opens. */
export const detailsMarkdown: ComponentMarkdown = (node, { summary = '' }, { flow }) => [
  { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: summary }] }] },
  ...flow(node.children),
]
