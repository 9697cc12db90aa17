import { AREA_IDS, type AreaId } from './area-ids'
import { about } from './about'

/** An item of the navbar: an area's sidebar, a page of the site, or an address elsewhere. */
export type NavItem =
  | { type: 'sidebar'; area: AreaId }
  | { type: 'page'; label: string; path: string }
  | { type: 'external'; label: string; href: string; icon: string; ariaLabel: string }

/** Specification, section 2: left the sidebars, right the agreement and the source hosting. */
export const navbar: { start: NavItem[]; end: NavItem[] } = {
  start: AREA_IDS.map((area): NavItem => ({ type: 'sidebar', area })),
  end: [
    { type: 'page', label: '开发者协议', path: '/agreement/' },
    {
      type: 'external',
      label: 'GitHub',
      href: about.sourceHosting,
      icon: 'github',
      ariaLabel: '在 GitHub 查看源码（新窗口）',
    },
  ],
}
