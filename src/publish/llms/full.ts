import type { Doc } from '../../gatsby/types'
import { llms as strings } from '../../site/output-strings'
import { pageMarkdown } from '../markdown/pages'
import type { MarkdownSite } from '../markdown/site'

/** @returns pages as one text: title, summary, what it is good for, then each page, which begins with its front matter. */
export function fullText(path: string, title: string, summary: string, docs: Doc[], site: MarkdownSite): string {
  const articles = docs.flatMap((doc) => site.byPath.get(doc.path) ?? [])
  const head = `# ${title}\n\n> ${summary}\n\n${strings.fullTextUse}\n`
  return [head, ...articles.map((article) => pageMarkdown(article, site, path))].join('\n')
}
