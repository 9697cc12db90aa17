import type { SiteModel } from '../../gatsby/types'
import { llms as strings } from '../../site/strings/outputs'
import { type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { UNPUBLISHED } from '../../site/unpublished-packages'
import { areaPath } from '../../site/routes'
import { fill } from '../../site/strings/interface'

/**
 * @returns what an area's package is, in which version, and whether it can be installed; `''` for an area without a
 *   package. Versions are those that the area's first page was checked with.
 */
export function packageNote(model: SiteModel, area: AreaId): string {
  const name = areas[area].packageName
  if (!name.startsWith('@')) return ''
  const unpublished = (UNPUBLISHED as Record<string, string>)[name]
  if (unpublished) return fill(strings.unpublished, { name, version: unpublished })
  const sdk = model.docs.find(({ path }) => path === areaPath(area))?.sdk ?? {}
  const all = Object.entries(sdk).map(([one, version]) => `${one}@${version}`)
  return all.length ? fill(strings.published, { packages: all.join(' ') }) : ''
}
