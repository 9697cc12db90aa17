import { codeName } from '../../site/areas'
import type { DocPage, SidebarNode, TocItem } from '../../site/types'

const toNode = ({ id, text, method, children }: TocItem): SidebarNode =>
  children?.length
    ? { label: text, items: children.map(toNode) }
    : { label: text, href: `#${id}`, ...(method && { method }) }

/**
 * @returns title, code name and tree of the page's sidebar: the area's, or on the API page its table of contents; `null`
 *   for pages without one. The title is the page's first breadcrumb after the home page.
 */
export function sidebarOf(
  doc: DocPage,
): { title: string; code?: string | undefined; nodes: readonly SidebarNode[] } | null {
  const title = doc.breadcrumbs[1]?.label ?? doc.title
  if (doc.area) return { title, code: codeName(doc.area), nodes: doc.sidebar }
  return doc.id === 'openapi' ? { title, nodes: doc.toc.map(toNode) } : null
}
