import type { ReactNode } from 'react'
import type { NavItem } from '../../site/navbar'
import { fill, nav } from '../../site/strings/interface'
import { nameOfNavItem, resolveNavItem, type NavLink } from './nav-item'

interface NavItemsProps {
  items: readonly NavItem[]
  /** Section of the page, see {@link NavLink}. */
  section: string
  children: (link: NavLink, current: 'page' | undefined) => ReactNode
}

/** List items of the navbar or the drawer. One that cannot be shown says so by name, and the others stay. */
export function NavItems({ items, section, children }: NavItemsProps) {
  return items.map((item, index) => {
    let content: ReactNode
    try {
      const link = resolveNavItem(item)
      content = children(link, link.section && link.section === section ? 'page' : undefined)
    } catch (error) {
      console.error(error)
      content = (
        <span className="nav-error" role="alert">
          {fill(nav.itemError, { label: nameOfNavItem(item) })}
        </span>
      )
    }
    return <li key={index}>{content}</li>
  })
}
