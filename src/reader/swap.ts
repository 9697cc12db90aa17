/** What of a document is the page: with the columns beside it, or alone. */
const PAGE = '.shell, main'
/** Head of one page: title, description, canonical address, breadcrumbs. `src/page/parts/Seo.tsx` writes it. */
const METADATA = 'head > [data-react-helmet]'

const copyOf = <T extends Element>(element: T): T => document.importNode(element, true)

function showMetadata(next: Document): void {
  document.querySelectorAll(METADATA).forEach((element) => element.remove())
  document.head.append(...[...next.querySelectorAll(METADATA)].map(copyOf))
}

/** Styles of a kind of page and of parts of articles, by the name that the build gave them. */
const nameOf = ({ dataset }: HTMLElement): string | undefined => dataset.href ?? dataset.part

/** Adds the styles and icons which no page of this visit had until now. */
function addMissing(next: Document): void {
  const known = new Set([...document.head.querySelectorAll('style')].map(nameOf))
  for (const style of next.head.querySelectorAll('style'))
    if (!known.has(nameOf(style))) document.head.append(copyOf(style))
  for (const symbol of next.querySelectorAll('#icons symbol'))
    if (!document.getElementById(symbol.id)) document.querySelector('#icons svg')!.append(copyOf(symbol))
}

/** Inside an area the sidebar stays, with its position and its closed groups: only its current entry is another one. */
function markCurrent(next: Document): void {
  const current = next.querySelector('.side [aria-current]')?.getAttribute('href')
  for (const link of document.querySelectorAll('.side a, .drawer-docs .tree a'))
    if (link.getAttribute('href') === current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}

/** Whether two pages have one sidebar. A new release of the texts alone may have changed it. */
const haveOneSidebar = (a: HTMLElement, b: HTMLElement): boolean => {
  const textOf = (page: HTMLElement) => page.querySelector('.side')?.textContent
  return Boolean(a.dataset.section) && a.dataset.section === b.dataset.section && textOf(a) === textOf(b)
}

const besideSidebar = (page: Element): Element[] => [...page.children].filter((child) => !child.matches('.side'))

/** Puts the page of a document in place of the one that is shown. The frame stays. */
export function showPage(next: Document): void {
  const from = document.querySelector<HTMLElement>(PAGE)!
  const to = next.querySelector<HTMLElement>(PAGE)!
  showMetadata(next)
  addMissing(next)
  if (haveOneSidebar(from, to)) {
    besideSidebar(from).forEach((child) => child.remove())
    from.append(...besideSidebar(to).map(copyOf))
    markCurrent(next)
  } else {
    from.replaceWith(copyOf(to))
    document.getElementById('drawer')!.replaceWith(copyOf(next.getElementById('drawer')!))
  }
}
