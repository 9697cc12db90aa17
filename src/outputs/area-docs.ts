import type { AreaId } from '../site/area-ids'
import { pagesIn } from '../gatsby/navigation'
import type { Doc, SiteModel } from '../gatsby/types'

/** Neighbouring pages below the same heading of the sidebar; `label` is empty for pages that stand in no group. */
export interface DocGroup {
  label: string
  docs: Doc[]
}

const nameOf = ({ id }: Doc): string => id.slice(id.lastIndexOf('/') + 1)

/** The headings above a page, as its breadcrumbs have them. */
const groupOf = (model: SiteModel, doc: Doc): string =>
  (model.navigation.get(doc.id)?.breadcrumbs ?? [])
    .flatMap(({ label, path }) => (path === null ? [label] : []))
    .join(' · ')

/**
 * @returns an area's listed pages in reading order: the sidebar first, then the pages beside it (handbooks of the other
 *   frameworks), folder by folder, each in the order that pages of the same names have in the sidebar.
 */
export function docsOfArea(model: SiteModel, area: AreaId): Doc[] {
  const docs = model.docs.filter((doc) => doc.area === area && doc.status === 'listed')
  const first = docs[0]
  const paths = pagesIn((first && model.navigation.get(first.id)?.sidebar) ?? []).map(({ path }) => path)
  const position = (doc: Doc): number => paths.indexOf(doc.path)
  const inside = docs.filter((doc) => position(doc) >= 0).sort((a, b) => position(a) - position(b))
  const names = inside.map(nameOf)
  const folder = (doc: Doc): string => doc.id.slice(0, -nameOf(doc).length)
  const outside = docs
    .filter((doc) => position(doc) < 0)
    .sort((a, b) => folder(a).localeCompare(folder(b)) || names.indexOf(nameOf(a)) - names.indexOf(nameOf(b)))
  return [...inside, ...outside]
}

/** @returns the same pages, grouped as the sidebar groups them. */
export function groupsOfArea(model: SiteModel, area: AreaId): DocGroup[] {
  const groups: DocGroup[] = []
  for (const doc of docsOfArea(model, area)) {
    const label = groupOf(model, doc)
    const last = groups.at(-1)
    if (last?.label === label) last.docs.push(doc)
    else groups.push({ label, docs: [doc] })
  }
  return groups
}
