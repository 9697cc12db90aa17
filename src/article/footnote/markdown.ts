import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'

export const footnoteReferenceMarkdown = ({ identifier, label }: FootnoteReference): RootContent[] => [
  { type: 'footnoteReference', identifier, label },
]

export const footnoteMarkdown = (
  { identifier, label, children }: FootnoteDefinition,
  { flow }: MarkdownTools,
): RootContent[] => [{ type: 'footnoteDefinition', identifier, label, children: flow(children) }]
