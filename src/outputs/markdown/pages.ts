import { stringify } from 'yaml'
import type { SiteState } from '../../gatsby/site-state'
import { AREA_IDS } from '../../site/area-ids'
import { markdown as strings } from '../../site/strings/outputs'
import { absoluteUrl, files, indexPath, markdownPath, MISSING_MARKDOWN } from '../../site/routes'
import { fill } from '../../site/strings/interface'
import { docsOfArea } from '../area-docs'
import { writeOutput } from '../write-output'
import { linkRepeats, type Article } from './repeats'

/** @returns the Markdown of every page by id: code that an earlier page has already is a link to it. */
export function markdownPages({ model, bodies, dates }: SiteState): Map<string, string> {
  const ordered = AREA_IDS.flatMap((area) => docsOfArea(model, area))
  const docs = [...new Set([...ordered, ...model.docs])]
  const articles = linkRepeats(docs.map((doc) => ({ doc, text: bodies.get(doc.id)?.markdown ?? '' })))
  return new Map(articles.map((article) => [article.doc.id, pageMarkdown(article, dates)]))
}

/** @returns a page as Markdown: front matter, title, description, text. */
function pageMarkdown({ doc, text }: Article, dates: SiteState['dates']): string {
  const facts = {
    title: doc.title,
    url: absoluteUrl(doc.path),
    packages: doc.sdk ?? null,
    updated: dates.get(doc.file),
    index: absoluteUrl(doc.area ? indexPath(doc.area) : files.llms),
  }
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n# ${doc.title}\n\n> ${doc.description}\n\n${text}\n`
}

/** Writes every page's Markdown beside its address: `/docs/five/intro/` → `/docs/five/intro.md`. */
export function writePages({ root, model }: SiteState, pages: ReadonlyMap<string, string>): void {
  for (const { id, path } of model.docs) writeOutput(root, markdownPath(path), pages.get(id) ?? '')
}

/** Writes what hosts answer to an address that has no Markdown. */
export const writeMissing = (root: string): void =>
  writeOutput(
    root,
    MISSING_MARKDOWN,
    `# ${strings.missing}\n\n${fill(strings.missingIndex, { llms: absoluteUrl(files.llms) })}\n`,
  )
