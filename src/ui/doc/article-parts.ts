import type { DocPage } from '../../site/types'

/** The article's HTML in two parts: the table of contents of narrow screens stands between them. */
export interface ArticleParts {
  lead: string
  body: string
}

export const LEAD_ID = 'article-lead'
export const BODY_ID = 'article-body'

const htmlOf = (id: string): string => document.getElementById(id)?.innerHTML ?? ''

/** The page the visit starts on has its article in the document only. Read before any script changes it. */
const first: ArticleParts | null =
  typeof document === 'undefined' ? null : { lead: htmlOf(LEAD_ID), body: htmlOf(BODY_ID) }

/** @returns the article of a page, from its data or, where the seed has none, from the document. */
export function articleParts({ html }: Pick<DocPage, 'html'>): ArticleParts {
  if (!html) return first ?? { lead: '', body: '' }
  const end = /^(?:\s*<p class="lead">[^]*?<\/p>)*/.exec(html)?.[0].length ?? 0
  return { lead: html.slice(0, end), body: html.slice(end) }
}
