import { absoluteUrl, files, indexPath, markdownPath, sectionFile } from '../../site/routes'
import { writeOutput } from '../write'
import { pageAddresses, relativePath } from './addresses'
import { frontMatter } from './front-matter'
import type { Article } from './article'
import type { MarkdownSite } from './site'

/**
 * @param from path of the file that the text stands in, if not the page's own: addresses are relative to it.
 * @returns a page as Markdown: front matter, title, description, text.
 */
export function pageMarkdown({ doc, sections }: Article, site: MarkdownSite, from = markdownPath(doc.path)): string {
  const head = frontMatter({
    title: doc.title,
    url: absoluteUrl(doc.path),
    packages: doc.sdk,
    updated: site.dates.get(doc.file),
    index: relativePath(from, doc.area ? indexPath(doc.area) : files.llms),
    ...(doc.status === 'listed' && { sections: relativePath(from, sectionFile(doc.id)) }),
  })
  const text = sections.map((section) => section.text).join('\n\n')
  return `${head}\n# ${doc.title}\n\n> ${doc.description}\n\n${pageAddresses(text, from, site)}\n`
}

/** Writes every page's Markdown beside its address: `/docs/five/intro/` → `/docs/five/intro.md`. */
export function writePages(site: MarkdownSite): void {
  for (const article of site.articles)
    writeOutput(site.root, markdownPath(article.doc.path), pageMarkdown(article, site))
}
