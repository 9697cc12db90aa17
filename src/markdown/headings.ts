import GithubSlugger from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import type { Heading as MdastHeading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { article, fill } from '../site/strings'
import type { Heading } from '../site/types'
import type { CompileContext, Positioned } from './context'

const EXPLICIT_ID = /\s*\[#([^\]\s]+)\]\s*$/

/** Collects a page's headings and gives each a unique id. */
export class HeadingIds {
  readonly headings: Heading[] = []
  private readonly slugger = new GithubSlugger()
  private readonly taken = new Set<string>()

  constructor(private readonly context: CompileContext) {}

  /**
   * @param explicit id written by the author, or `undefined` for a slug of the text.
   * @param method of the request, for the heading of an endpoint.
   * @returns the id; a repeated explicit id is a problem.
   */
  add(level: Heading['level'], text: string, explicit: string | undefined, at: Positioned, method?: string): string {
    if (explicit && this.taken.has(explicit)) {
      this.context.problem('duplicate-id', at, `锚点“#${explicit}”在本页出现了两次`, '给其中一个换一个标识')
    }
    let id = explicit ?? this.slugger.slug(text)
    while (!explicit && this.taken.has(id)) id = this.slugger.slug(text)
    this.taken.add(id)
    this.headings.push({ level, id, text, ...(method && { method }) })
    return id
  }
}

/** @returns the id that a heading made from data brings along, or the ` [#id]` at an author's heading, which is taken off. */
export function takeExplicitId(node: MdastHeading): string | undefined {
  const brought = (node.data as { id?: string } | undefined)?.id
  if (brought) return brought
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = EXPLICIT_ID.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (!last.value) node.children.pop()
  return match[1]
}

/** @returns the text of a heading node. */
export const headingText = (node: MdastHeading): string => toString(node).replace(/\s+/g, ' ').trim()

/** @returns the heading element with its anchor link. */
export function headingElement(level: number, id: string, text: string, children: ElementContent[]): Element {
  return {
    type: 'element',
    tagName: `h${level}`,
    properties: { id },
    children: [
      ...children,
      {
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['anchor'],
          href: `#${encodeURIComponent(id)}`,
          ariaLabel: fill(article.headingLink, { heading: text }),
        },
        children: [{ type: 'text', value: '#' }],
      },
    ],
  }
}
