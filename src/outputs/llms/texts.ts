import type { SiteState } from '../../gatsby/site-state'
import type { Doc, SiteModel } from '../../gatsby/types'
import { AREA_IDS, type AreaId } from '../../site/area-ids'
import { areaSummaries } from '../../site/area-summaries'
import { areas } from '../../site/areas'
import { about } from '../../site/about'
import { site } from '../../site/config'
import { llms as strings } from '../../site/strings/outputs'
import { absoluteUrl, areaTextPath, files, indexPath } from '../../site/routes'
import { fill } from '../../site/strings/interface'
import { docsOfArea, groupsOfArea } from '../area-docs'
import { writeOutput } from '../write-output'
import { pageLink, section } from './links'
import { packageNote } from './packages'
import { rootText } from './root'

/** @returns an area's list of pages: what its package is, then the pages below the headings of the sidebar. */
function areaIndex(area: AreaId, model: SiteModel): string {
  const notes = [packageNote(model, area), fill(strings.moreRules, { url: absoluteUrl(files.llms) })]
  const { label, packageName } = areas[area]
  const groups = groupsOfArea(model, area).flatMap(({ label: name, docs }) =>
    section(name || strings.start, docs.map(pageLink)),
  )
  const lines = notes.filter(Boolean).map((note) => `- ${note}`)
  const head = `# ${label} ${packageName}\n\n> ${areaSummaries[area]}\n\n${lines.join('\n')}`
  return `${[head, ...groups].join('\n\n')}\n`
}

/**
 * Writes the texts for machine readers (llmstxt.org) below `public/`: a small root, the pages of each area, all pages as
 * one text, and one text per area.
 * @param pages Markdown by id of the page.
 */
export function writeLlms({ root, model }: SiteState, pages: ReadonlyMap<string, string>): void {
  const byArea = AREA_IDS.map((area) => [area, docsOfArea(model, area)] as const).filter(([, docs]) => docs.length)
  const single = model.docs.filter(({ area, status }) => !area && status === 'listed')
  const texts = new Map<string, string>()
  const addFull = (path: string, title: string, summary: string, docs: Doc[]): void => {
    const head = `# ${title}\n\n> ${summary}\n\n${strings.fullTextUse}\n`
    texts.set(path, [head, ...docs.map(({ id }) => pages.get(id) ?? '')].join('\n'))
  }
  addFull(files.llmsFull, site.title, about.description, [...byArea.flatMap(([, docs]) => docs), ...single])
  for (const [area, docs] of byArea) {
    const { label, packageName } = areas[area]
    addFull(areaTextPath(area), `${site.title}：${label} ${packageName}`, areaSummaries[area], docs)
    texts.set(indexPath(area), areaIndex(area, model))
  }
  const sizes = new Map([...texts].map(([path, text]) => [path, Buffer.byteLength(text)]))
  texts.set(files.llms, rootText({ root, model }, byArea, sizes, single))
  for (const [path, text] of texts) writeOutput(root, path, text)
}
