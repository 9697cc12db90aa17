import { AREA_IDS, type AreaId } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { groupsOf } from '../../site/search-groups'
import type { Docs } from '../docs'

/** What a question may be about. */
export const PRODUCTS = AREA_IDS
export type Product = AreaId

/** @returns names of the search's result groups that hold a product. */
export const groupsOfProduct = (product: Product): string[] => groupsOf(areas[product].label)

/** @returns the package of a page's area, `five/config` → `@realsee/five`; `undefined` where there is none. */
function packageOf(page: string): string | undefined {
  const name = areas[page.split(/[/#]/)[0] as AreaId]?.packageName
  return name?.startsWith('@') ? name : undefined
}

/** @returns the last line of an answer: package, version and section, `@realsee/five 6.5.2 · five/config#panorama`. */
export async function footOf(docs: Docs, section: string): Promise<string> {
  const page = section.replace(/#.*/, '')
  const versions = (await docs.page(page))?.packages ?? {}
  const own = packageOf(page)
  const known = own && versions[own] ? [[own, versions[own]]] : Object.entries(versions)
  const packages = known.length
    ? known.map((one) => one.join(' '))
    : [own && `${own} ${await publishedVersion(docs, own)}`]
  return [...packages.filter(Boolean), section].join(' · ')
}

/** Version of a package that pages do not name. */
async function publishedVersion(docs: Docs, name: string): Promise<string> {
  const { packages } = await docs.symbols()
  return packages.find((one) => one.name === name)?.version ?? ''
}
