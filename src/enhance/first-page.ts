import { withoutBase } from '../site/routes'
import type { DocPage, PageLink, SidebarNode, TocItem } from '../site/types'

/** The page's data as Gatsby takes it from the document instead of fetching it. */
interface Seed {
  result: { data?: { doc?: Partial<DocPage> } }
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

const pathOf = (link: Element | null): string | null => link && withoutBase(link.getAttribute('href')!)

/** @param path of the page itself, which its last breadcrumb does not link. */
const breadcrumbsIn = (list: Element, path: string): PageLink[] =>
  itemsOf(list).map((item) => ({
    label: labelOf(item),
    path: item.nextElementSibling ? pathOf(item.querySelector('a')) : path,
  }))

const neighbourIn = (link: Element | null): DocPage['prev'] =>
  link && { label: link.lastChild!.textContent!, path: pathOf(link)! }

/** The page itself, which `/docs/` shows at another address. */
const canonicalPath = (): string =>
  withoutBase(new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).pathname)

/** What the document of a doc shows of its page's data. */
function shownData(): Partial<DocPage> {
  const path = canonicalPath()
  return {
    path,
    title: document.querySelector('h1')!.textContent!,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')!.content,
    sidebar: sidebarIn(document.querySelector('.side .tree')),
    toc: tocIn(document.querySelector('.toc-inline ol')),
    breadcrumbs: breadcrumbsIn(document.querySelector('.crumbs ol')!, path),
    prev: neighbourIn(document.querySelector('.pager [rel=prev]')),
    next: neighbourIn(document.querySelector('.pager [rel=next]')),
    editUrl: document.querySelector('.doc-foot a')!.getAttribute('href')!,
    updatedAt: document.querySelector('.doc-foot time')?.getAttribute('datetime') ?? null,
  }
}

/**
 * The document of the visit's first page shows most of the page's data: they need not stand in it twice (`seedOf` in
 * `gatsby-ssr`, which leaves the title out where it leaves all of this out). Call before Gatsby takes the data.
 */
export function completeSeed(): void {
  const data = (window as unknown as { pageData?: Seed }).pageData?.result.data
  if (data?.doc && !data.doc.title) data.doc = { ...shownData(), ...data.doc }
}
