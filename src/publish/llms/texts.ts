import { AREA_IDS, areas, site } from '../../site/config'
import { areaTextPath, files, indexPath } from '../../site/routes'
import { docsOfArea } from '../area-docs'
import type { MarkdownSite } from '../markdown/site'
import { writeOutput } from '../write'
import { areaIndex } from './area'
import { fullText } from './full'
import { rootText } from './root'

/**
 * Makes the texts for machine readers (llmstxt.org): a small root, the pages of each area, all pages as one text, and
 * one text per area.
 * @returns texts by path without prefix.
 */
export function llmsTexts(markdown: MarkdownSite): Map<string, string> {
  const { model } = markdown
  const byArea = AREA_IDS.map((area) => [area, docsOfArea(model, area)] as const).filter(([, docs]) => docs.length)
  const single = (id: string) => model.docs.filter((doc) => doc.id === id && doc.status === 'listed')
  const all = [...byArea.flatMap(([, docs]) => docs), ...['openapi', 'demos', 'agreement'].flatMap(single)]
  const texts = new Map<string, string>()
  const addFull = (path: string, title: string, summary: string, docs: typeof all): void =>
    void texts.set(path, fullText(path, title, summary, docs, markdown))
  addFull(files.llmsFull, site.title, site.description, all)
  for (const [area, docs] of byArea) {
    const { label, packageName, summary } = areas[area]
    addFull(areaTextPath(area), `${site.title}：${label} ${packageName}`, summary, docs)
    texts.set(indexPath(area), areaIndex(area, markdown))
  }
  const sizes = new Map([...texts].map(([path, text]) => [path, Buffer.byteLength(text)]))
  const root = rootText(markdown, { areas: byArea.map(([area, { length }]) => [area, length]), sizes, single })
  return new Map([[files.llms, root], ...texts])
}

/** Writes the texts for machine readers below `public/`. */
export function writeLlms(markdown: MarkdownSite): void {
  for (const [path, text] of llmsTexts(markdown)) writeOutput(markdown.root, path, text)
}
