/** What a reader looks for: an element by its role and name, as a screen reader tells them. */
export interface Place {
  /** A key of `ROLES`. */
  role: string
  /** The whole name, or a part of it as a pattern. */
  name?: string | RegExp
  within?: Place
  /** Which of several, from 0; -1 is the last. */
  nth?: number
}

/** Elements that have a role by themselves or by attribute. */
const ROLES: Record<string, string> = {
  alert: '[role=alert]',
  article: 'article',
  banner: 'header:not(main header)',
  button: 'button:not([role]), [role=button]',
  combobox: '[role=combobox]',
  complementary: 'aside, [role=complementary]',
  contentinfo: 'footer:not(main footer)',
  dialog: 'dialog[open], [role=dialog]',
  disclosure: 'summary',
  group: 'details, [role=group]',
  heading: 'h1, h2, h3, h4, h5, h6',
  'heading 1': 'h1',
  link: 'a[href]:not([role]), [role=link]',
  listitem: 'li',
  'link or button': 'a[href], button, [role=button]',
  main: 'main',
  mark: 'mark',
  navigation: 'nav, [role=navigation]',
  option: '[role=option]',
  paragraph: 'p',
  progressbar: 'progress, [role=progressbar]',
  result: 'main ol > li',
  searchbox: 'input[type=search]',
  status: '[role=status], output',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
}

/** A place as it is sent into the page. */
interface Sought {
  selector: string
  name?: string
  pattern?: string
  nth?: number
  within?: Sought
}

const sought = ({ role, name, nth, within }: Place): Sought => {
  const selector = ROLES[role]
  if (!selector) throw new Error(`no such role: ${role}`)
  return {
    selector,
    ...(name instanceof RegExp ? { pattern: name.source } : { name }),
    nth,
    ...(within && { within: sought(within) }),
  }
}

/** Runs in the page. @returns the elements of a place that can be seen. */
function findIn(place: Sought): Element[] {
  const roots: ParentNode[] = place.within ? findIn(place.within) : [document]
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
  /** Its text as read aloud: without what is not shown, and without a heading's link to itself. */
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    const isSilent = node.matches('[aria-hidden=true], :is(h1, h2, h3, h4) a[aria-label], script, style')
    return isSilent || getComputedStyle(node).display === 'none' ? '' : [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')
    if (labelled)
      return clean(
        labelled
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      )
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
    if (label) return clean(label)
    return clean(textOf(element))
  }
  // What a closed `details` holds has boxes in some engines
  const isFolded = (element: Element): boolean => {
    const folder = element.parentElement?.closest('details:not([open])')
    return Boolean(folder) && !folder!.querySelector(':scope > summary')?.contains(element)
  }
  const isSeen = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !isFolded(element)
  const all = roots
    .flatMap((root) => [...root.querySelectorAll(place.selector)])
    .filter(isSeen)
    .filter((element) => place.name === undefined || nameOf(element) === place.name)
    .filter((element) => place.pattern === undefined || new RegExp(place.pattern, 'i').test(nameOf(element)))
  if (place.nth === undefined) return all
  const one = all[place.nth < 0 ? all.length + place.nth : place.nth]
  return one ? [one] : []
}

/** @returns an expression for the page: the elements of a place. */
export const findExpression = (place: Place): string => `(${findIn.toString()})(${JSON.stringify(sought(place))})`
