import { SHEETS } from './pages'

/** What of a document is the page: with the columns beside it, or alone. */
const PAGE = '.shell, main'
/** Head of one page: title, description, canonical address, breadcrumbs. `src/page/shared/Seo.tsx` writes it. */
const METADATA = 'head > [data-react-helmet]'

const copyOf = <T extends Element>(element: T): T => document.importNode(element, true)

function showMetadata(next: Document): void {
  const metadata = [...next.querySelectorAll(METADATA)].map(copyOf)
  document.querySelectorAll(METADATA).forEach((element) => element.remove())
  document.head.append(...metadata)
}

/** Styles of a kind of page and of parts of articles, by the name that the build gave them. */
const nameOf = ({ dataset }: HTMLElement): string | undefined => dataset.href ?? dataset.part

/** Names of the styles that further pages of this visit have brought. */
const adopted = new Set<string | undefined>()

/**
 * Adds the styles and icons which no page of this visit had until now. The styles are constructed: the policy of this
 * document has the hashes of its own, and needs none for these.
 */
function addMissing(next: Document): void {
  const own = new Set([...document.head.querySelectorAll('style')].map(nameOf))
  for (const style of next.head.querySelectorAll<HTMLElement>(SHEETS)) {
    const name = nameOf(style)
    if (own.has(name) || adopted.has(name)) continue
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    document.adoptedStyleSheets.push(sheet)
    adopted.add(name)
  }
  for (const symbol of next.querySelectorAll('#icons symbol'))
    if (!document.getElementById(symbol.id)) document.querySelector('#icons svg')!.append(copyOf(symbol))
}

/** The entries of the sidebar, and of the drawer. */
const entriesOf = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('.side a, .drawer-docs .tree a'),
]

/** Inside an area the sidebar stays, with its position and its closed groups: only what its entries say is of the new page. */
function updateEntries(next: Document): void {
  const entries = entriesOf(next)
  entriesOf(document).forEach((entry, index) => {
    entry.setAttribute('href', entries[index]!.getAttribute('href')!)
    entry.ariaCurrent = entries[index]!.ariaCurrent
  })
}

/**
 * Whether the page that is shown and the next one have one sidebar. A new release of the texts alone may have changed it.
 * By where the entries lead: what they say may have been translated, what leads to a handbook follows the reader.
 */
const haveOneSidebar = (a: HTMLElement, b: HTMLElement, next: Document): boolean => {
  const placesOf = (page: Document) =>
    String(entriesOf(page).map((entry) => entry.dataset.book ?? entry.getAttribute('href')))
  return Boolean(a.dataset.section) && a.dataset.section === b.dataset.section && placesOf(document) === placesOf(next)
}

const besideSidebar = (page: Element): Element[] => [...page.children].filter((child) => !child.matches('.side'))

/** Puts the page of a document in place of the one that is shown. The frame stays. Copies come first: what fails leaves a page. */
export function showPage(next: Document): void {
  const from = document.querySelector<HTMLElement>(PAGE)!
  const to = next.querySelector<HTMLElement>(PAGE)!
  showMetadata(next)
  addMissing(next)
  if (haveOneSidebar(from, to, next)) {
    const columns = besideSidebar(to).map(copyOf)
    besideSidebar(from).forEach((child) => child.remove())
    from.append(...columns)
    updateEntries(next)
  } else {
    from.replaceWith(copyOf(to))
    document.getElementById('drawer')!.replaceWith(copyOf(next.getElementById('drawer')!))
  }
}
