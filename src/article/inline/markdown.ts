import { toString } from 'mdast-util-to-string'
import { article } from '../../site/strings'
import type { ComponentMarkdown } from '../construct'
import { sinceText } from './render'

export const kbdMarkdown: ComponentMarkdown = (node) => [{ type: 'inlineCode', value: toString(node.children) }]

export const sinceMarkdown: ComponentMarkdown = (_node, attributes) => [{ type: 'text', value: sinceText(attributes) }]

export const deprecatedMarkdown: ComponentMarkdown = () => [{ type: 'text', value: article.deprecated }]

/** A badge is its words. */
export const badgeMarkdown: ComponentMarkdown = (node, _attributes, { convert }) => convert(node.children)
