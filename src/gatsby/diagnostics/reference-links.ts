import { join } from 'node:path'
import { sourceFindings } from '../../site/raw-text'
import type { CompiledBody } from '../../article/types'
import { readText } from '../../site/read-text'
import { AREA_IDS } from '../../site/area-ids'
import { nearest } from '../../site/nearest'
import type { Problem } from '../../site/types'
import { SINGLE_PAGES } from '../doc'
import { filesLike } from '../files-in'
import { anchorProblem } from './broken-links'
import { idsOf } from './links'
import { errorAt, type Place } from '../../site/problem'
import type { SiteModel } from '../types'

const FOLDER = 'content/reference'
/** The page, and its section, that an entry leads to. */
const ADDRESS = new RegExp(
  `(?:learn|page): ['"]?((?:${AREA_IDS.join('|')})/[\\w./-]+|${SINGLE_PAGES.join('|')})(?:#([^\\s'",}]+))?`,
  'g',
)

/** Bodies of the pages by id. */
type Bodies = ReadonlyMap<string, CompiledBody>

/**
 * @param moved pages by the ids that they had before.
 * @returns what no parser shows, and addresses that lead nowhere, in what authors write for the reference by name and
 *   for the list of pitfalls. Everything else about these files is told by what makes data of them (`npm run reference`,
 *   `pitfalls.ts`).
 */
export function referenceLinkProblems(root: string, bodies: Bodies, moved: SiteModel['moved']): Problem[] {
  return filesLike(root, FOLDER, /\.yaml$/).flatMap((file) => {
    const source = readText(join(root, file))
    return [
      ...sourceFindings(source).map((finding) =>
        errorAt({ file, ...finding }, finding.rule, finding.message, finding.remedy),
      ),
      ...source.split('\n').flatMap((text, index) => faultsIn(text, { file, line: index + 1 }, bodies, moved)),
    ]
  })
}

function faultsIn(text: string, place: Place, bodies: Bodies, moved: SiteModel['moved']): Problem[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, id = '', anchor = '']): Problem[] => {
    const body = bodies.get(id)
    if (!body) {
      const guess = moved.get(id)?.id ?? nearest(id, [...bodies.keys()])
      const remedy = guess ? `是不是 ${guess}？` : '写页面的标识，例如 five/config'
      return [errorAt(place, 'reference-link', `没有“${id}”这一页`, remedy)]
    }
    const ids = idsOf(body)
    if (!anchor || !ids || ids.includes(anchor)) return []
    return [anchorProblem(place, `“${id}#${anchor}”没有这一节`, id, anchor, ids)]
  })
}
