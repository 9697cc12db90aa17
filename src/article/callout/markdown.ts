import type { RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'
import { calloutParts, type ContainerDirective } from './render'

/** A quote that begins with the title in bold. */
export function calloutMarkdown(node: ContainerDirective, { phrases, flow }: MarkdownTools): RootContent[] {
  const parts = calloutParts(node)
  if (!parts) return []
  const { title, content } = parts
  const words = phrases(typeof title === 'string' ? [{ type: 'text', value: title }] : title.children)
  return [
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'strong', children: words }] }, ...flow(content)],
    },
  ]
}
