import type { Element } from 'hast'
import type { Image, ImageReference, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'
import { pictureOf } from './render'

/** @returns a picture's address, or the name of a drawing, which stands in the page itself. */
export function pictureMarkdown(picture: Element | undefined, { address }: MarkdownTools): RootContent[] {
  if (!picture) return []
  const { src, alt, ariaLabel } = picture.properties
  return picture.tagName === 'img'
    ? [{ type: 'image', url: address(String(src)), alt: String(alt) }]
    : [{ type: 'paragraph', children: [{ type: 'text', value: `（图：${String(ariaLabel)}）` }] }]
}

export const imageMarkdown = (node: Image | ImageReference, tools: MarkdownTools): RootContent[] =>
  pictureMarkdown(pictureOf(node, tools.context), tools)
