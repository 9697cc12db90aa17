import { withoutBase } from '../site/routes'
import type { DocPage, SidebarNode, TocItem } from '../site/types'

/** The page's data as Gatsby takes it from the document instead of fetching it. */
interface Seed {
  result: { data?: { doc?: DocPage } }
}

const itemsOf = (list: Element | null | undefined): Element[] => [...(list?.children ?? [])]
const labelOf = (element: Element): string => element.firstChild!.textContent!

const sidebarIn = (list: Element | null): SidebarNode[] =>
  itemsOf(list).map((item) => {
    const [content] = item.children as unknown as [Element]
    const label = labelOf(content)
    const address = content.getAttribute('href')
    if (address === null)
      return { label: labelOf(content.firstElementChild!), items: sidebarIn(content.lastElementChild) }
    return address.startsWith('/') ? { label, path: withoutBase(address) } : { label, href: address }
  })

const tocIn = (list: Element | null | undefined): TocItem[] =>
  itemsOf(list).map((item) => {
    const [link, deeper] = item.children as unknown as [Element, Element | undefined]
    const method = link.querySelector('.method')?.textContent
    return {
      id: link.getAttribute('href')!.slice(1),
      text: link.lastChild!.textContent!,
      ...(method && { method }),
      children: tocIn(deeper),
    }
  })

/**
 * Sidebar and table of contents stand in the document of the visit's first page; its data need not hold them again
 * (`seedOf` in `gatsby-ssr`). Call before Gatsby takes the data.
 */
export function completeSeed(): void {
  const doc = (window as unknown as { pageData?: Seed }).pageData?.result.data?.doc
  if (!doc) return
  doc.sidebar ??= sidebarIn(document.querySelector('.side .tree'))
  doc.toc ??= tocIn(document.querySelector('.toc-inline ol'))
}
