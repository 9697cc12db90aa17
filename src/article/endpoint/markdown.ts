import type { Nodes } from 'mdast'
import type { ComponentMarkdown } from '../construct'
import { headingWithId } from '../heading/markdown'
import { statusText } from './render'

const isSamples = (node: Nodes): boolean => node.type === 'mdxJsxFlowElement' && node.name === 'Samples'

/** A heading, method and path in a line, the text, then the samples. */
export const endpointMarkdown: ComponentMarkdown = (
  node,
  { method = '', path = '', id = '', title = '' },
  { flow },
) => [
  headingWithId(3, [{ type: 'text', value: title }], id),
  {
    type: 'paragraph',
    children: [
      { type: 'text', value: `${method} ` },
      { type: 'inlineCode', value: path },
    ],
  },
  ...flow(node.children.filter((child) => !isSamples(child))),
  ...flow(node.children.filter(isSamples)),
]

/** What is inside, without a frame. */
export const contentMarkdown: ComponentMarkdown = (node, _attributes, { flow }) => flow(node.children)

export const statusMarkdown: ComponentMarkdown = (_node, attributes) => [
  { type: 'paragraph', children: [{ type: 'text', value: statusText(attributes) }] },
]
