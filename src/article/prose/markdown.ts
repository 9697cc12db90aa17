import type { Blockquote, Delete, Emphasis, InlineCode, Paragraph, RootContent, Strong, Text } from 'mdast'
import type { MarkdownTools } from '../construct'

export const textMarkdown = ({ value }: Text): RootContent[] => [{ type: 'text', value }]

export const inlineCodeMarkdown = ({ value }: InlineCode): RootContent[] => [{ type: 'inlineCode', value }]

export const breakMarkdown = (): RootContent[] => [{ type: 'break' }]

export const ruleMarkdown = (): RootContent[] => [{ type: 'thematicBreak' }]

/** A paragraph; a drawing in it is one of its own. */
export const paragraphMarkdown = ({ children }: Paragraph, { flow }: MarkdownTools): RootContent[] => flow(children)

export const quoteMarkdown = ({ children }: Blockquote, { flow }: MarkdownTools): RootContent[] => [
  { type: 'blockquote', children: flow(children) },
]

export const emphasisMarkdown = (
  { type, children }: Strong | Emphasis | Delete,
  { phrases }: MarkdownTools,
): RootContent[] => [{ type, children: phrases(children) }]
