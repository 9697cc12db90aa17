import type { Link } from 'mdast'
import type { ComponentMarkdown } from '../construct'
import { listOf } from '../prose/list'
import { galleryPages } from './pages'

/** A list of the pages, below each its programs. */
export const galleryMarkdown: ComponentMarkdown = (node, attributes, { context, address }) => {
  const link = (href: string, value: string): Link => ({
    type: 'link',
    url: address(href),
    children: [{ type: 'text', value }],
  })
  return [
    listOf(
      galleryPages(node, attributes.pages ?? '', context).map(({ title, href, programs }) => ({
        content: [
          link(href, title),
          listOf(programs.map((program) => ({ content: [link(program.href, program.name)] }))),
        ],
      })),
    ),
  ]
}
