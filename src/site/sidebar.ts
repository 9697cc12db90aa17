import type { SidebarItem } from './types'

/**
 * Types an area's `sidebar.ts`: ids relative to the area, groups (`{ label, items }`), addresses elsewhere
 * (`{ label, href }`). Titles come from the pages.
 */
export const defineSidebar = (items: SidebarItem[]): SidebarItem[] => items
