import type { MarkdownSection } from '../../article/types'
import type { Doc } from '../../gatsby/types'

/** A page's Markdown, with addresses of the site as `OWN_ADDRESSES` (src/article/markdown). */
export interface Article {
  doc: Doc
  sections: MarkdownSection[]
}
