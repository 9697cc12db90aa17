import type { Code, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'
import { codeBlock } from './source'

/** A fence with the language; the file's name stands before it. */
export function codeMarkdown(node: Code, { context }: MarkdownTools): RootContent[] {
  const { code, fence } = codeBlock(node, context)
  const fenced: Code = { type: 'code', lang: fence.language || null, value: code.replace(/\n+$/, '') }
  return fence.title
    ? [{ type: 'paragraph', children: [{ type: 'inlineCode', value: fence.title }] }, fenced]
    : [fenced]
}
