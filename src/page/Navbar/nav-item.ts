import { areas, codeName } from '../../site/areas'
import type { NavItem } from '../../site/navbar'
import { areaPath } from '../../site/routes'

/** What a navbar item shows. */
export interface NavLink {
  label: string
  /** Route without prefix, or an absolute address. */
  href: string
  /** Id of the section it leads to: an area, or a single page. Compared with the page's `data-section`. */
  section: string
  /** Code name of the product, on a line of its own. */
  sub?: string | undefined
  /** Set for addresses elsewhere, which open in a new window. */
  external?: { icon: string; ariaLabel: string }
}

/**
 * @param item an item of the site configuration.
 * @returns what to show.
 * @throws Error when the item is wrong, e.g. names an area that does not exist; the navbar shows that in its place
 *   (specification, section 8).
 */
export function resolveNavItem(item: NavItem): NavLink {
  switch (item.type) {
    case 'sidebar': {
      const area = areas[item.area]
      return { label: area.label, href: areaPath(item.area), section: item.area, sub: codeName(item.area) }
    }
    case 'page':
      return { label: item.label, href: item.path, section: item.path.replaceAll('/', '') }
    case 'external':
      return {
        label: item.label,
        href: new URL(item.href).href,
        section: '',
        external: { icon: item.icon, ariaLabel: item.ariaLabel },
      }
    default:
      throw new Error(`unknown type of navbar item: ${JSON.stringify(item)}`)
  }
}

/** @returns a name for an item that cannot be resolved, as good as its configuration allows. */
export function nameOfNavItem(item: NavItem): string {
  const { label, area, type } = item as { label?: string; area?: string; type?: string }
  return label ?? area ?? String(type)
}
