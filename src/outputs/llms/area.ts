import type { SiteModel } from '../../gatsby/types'
import { type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { llms as strings } from '../../site/strings/outputs'
import { absoluteUrl, files } from '../../site/routes'
import { fill } from '../../site/strings/interface'
import { groupsOfArea } from '../area-docs'
import { pageLink, section } from './links'
import { packageNote } from './packages'

/** @returns an area's list of pages: what its package is, then the pages below the headings of the sidebar. */
export function areaIndex(area: AreaId, model: SiteModel): string {
  const notes = [packageNote(model, area), fill(strings.moreRules, { url: absoluteUrl(files.llms) })]
  const { label, packageName, summary } = areas[area]
  const groups = groupsOfArea(model, area).flatMap(({ label: name, docs }) =>
    section(name || strings.start, docs.map(pageLink)),
  )
  const lines = notes.filter(Boolean).map((note) => `- ${note}`)
  const head = `# ${label} ${packageName}\n\n> ${summary}\n\n${lines.join('\n')}`
  return `${[head, ...groups].join('\n\n')}\n`
}
