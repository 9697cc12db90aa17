import type { SiteState } from '../../gatsby/site'
import type { Doc } from '../../gatsby/types'
import { AREA_IDS } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { site } from '../../site/config'
import { llms as strings } from '../../site/strings/outputs'
import { areaTextPath, files, indexPath } from '../../site/routes'
import { docsOfArea } from '../area-docs'
import { writeOutput } from '../write'
import { areaIndex } from './area'
import { rootText } from './root'

/**
 * Makes the texts for machine readers (llmstxt.org): a small root, the pages of each area, all pages as one text, and
 * one text per area.
 * @param pages Markdown by id of the page.
 * @returns texts by path without prefix.
 */
export function llmsTexts({ root, model }: SiteState, pages: ReadonlyMap<string, string>): Map<string, string> {
  const byArea = AREA_IDS.map((area) => [area, docsOfArea(model, area)] as const).filter(([, docs]) => docs.length)
  const single = model.docs.filter(({ area, status }) => !area && status === 'listed')
  const texts = new Map<string, string>()
  const addFull = (path: string, title: string, summary: string, docs: Doc[]): void => {
    const head = `# ${title}\n\n> ${summary}\n\n${strings.fullTextUse}\n`
    texts.set(path, [head, ...docs.map(({ id }) => pages.get(id) ?? '')].join('\n'))
  }
  addFull(files.llmsFull, site.title, site.description, [...byArea.flatMap(([, docs]) => docs), ...single])
  for (const [area, docs] of byArea) {
    const { label, packageName, summary } = areas[area]
    addFull(areaTextPath(area), `${site.title}：${label} ${packageName}`, summary, docs)
    texts.set(indexPath(area), areaIndex(area, model))
  }
  const sizes = new Map([...texts].map(([path, text]) => [path, Buffer.byteLength(text)]))
  const areaSizes = byArea.map(([area, { length }]): [typeof area, number] => [area, length])
  return new Map([[files.llms, rootText({ root, model }, { areas: areaSizes, sizes, single })], ...texts])
}

/** Writes the texts for machine readers below `public/`. */
export function writeLlms(state: SiteState, pages: ReadonlyMap<string, string>): void {
  for (const [path, text] of llmsTexts(state, pages)) writeOutput(state.root, path, text)
}
