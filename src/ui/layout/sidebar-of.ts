import { areas, openapi } from '../../site/config'
import type { DocPage, SidebarNode, TocItem } from '../../site/types'

const toNode = ({ id, text, children }: TocItem): SidebarNode =>
  children.length ? { label: text, items: children.map(toNode) } : { label: text, href: `#${id}` }

/**
 * @returns title and tree of the page's sidebar: the area's, or on the API page its table of contents; `null` for
 *   pages without one.
 */
export function sidebarOf(doc: DocPage): { title: string; nodes: readonly SidebarNode[] } | null {
  if (doc.area) return { title: areas[doc.area].label, nodes: doc.sidebar }
  return doc.id === 'openapi' ? { title: openapi.label, nodes: doc.toc.map(toNode) } : null
}
