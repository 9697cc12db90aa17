import type { Text } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { article } from '../../site/strings'
import type { ComponentMarkdown } from '../construct'
import { sinceText } from './render'

export const kbdMarkdown: ComponentMarkdown = (node) => [{ type: 'inlineCode', value: toString(node.children) }]

/** A badge is its words in brackets, so that its ends are seen. */
const badge = (value: string): Text => ({ type: 'text', value: `（${value}）` })

export const sinceMarkdown: ComponentMarkdown = (_node, attributes) => [badge(sinceText(attributes))]

export const deprecatedMarkdown: ComponentMarkdown = () => [badge(article.deprecated)]

export const unconfirmedMarkdown: ComponentMarkdown = () => [badge(article.unconfirmed)]

export const badgeMarkdown: ComponentMarkdown = (node) => [badge(toString(node.children))]
