import type { SiteState } from '../../gatsby/site'
import { AREA_IDS } from '../../site/config'
import { docsOfArea } from '../area-docs'
import type { Article } from './article'
import { linkRepeats } from './repeats'

/** Everything that is written as Markdown. */
export interface MarkdownSite extends Pick<SiteState, 'root' | 'model' | 'dates'> {
  /** Pages in reading order; those that are not listed come last. */
  articles: Article[]
  /** By route, without prefix. */
  byPath: Map<string, Article>
}

/** @returns the pages as Markdown: code that an earlier page has already is a link to it. */
export function markdownSite({ root, model, bodies, dates }: SiteState): MarkdownSite {
  const ordered = AREA_IDS.flatMap((area) => docsOfArea(model, area))
  const docs = [...new Set([...ordered, ...model.docs])]
  const articles = linkRepeats(docs.map((doc) => ({ doc, sections: bodies.get(doc.id)?.markdown ?? [] })))
  return { root, model, dates, articles, byPath: new Map(articles.map((article) => [article.doc.path, article])) }
}
