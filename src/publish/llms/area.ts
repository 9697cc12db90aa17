import { areas, type AreaId } from '../../site/config'
import { llms as strings } from '../../site/output-strings'
import { absoluteUrl, files, indexPath } from '../../site/routes'
import { fill } from '../../site/strings'
import { groupsOfArea } from '../area-docs'
import { relativePath } from '../markdown/addresses'
import type { MarkdownSite } from '../markdown/site'
import { pageLink, section } from './links'
import { packageNote } from './packages'

/** @returns an area's list of pages: what its package is, then the pages below the headings of the sidebar. */
export function areaIndex(area: AreaId, { model }: MarkdownSite): string {
  const from = indexPath(area)
  const notes = [
    packageNote(model, area),
    fill(strings.relative, { url: absoluteUrl(from) }),
    fill(strings.moreRules, { path: relativePath(from, files.llms) }),
  ]
  const { label, packageName, summary } = areas[area]
  const groups = groupsOfArea(model, area).flatMap(({ label: name, docs }) =>
    section(
      name || strings.start,
      docs.map((doc) => pageLink(from, doc)),
    ),
  )
  const head = `# ${label} ${packageName}\n\n> ${summary}\n\n${notes
    .filter(Boolean)
    .map((note) => `- ${note}`)
    .join('\n')}`
  return `${[head, ...groups].join('\n\n')}\n`
}
