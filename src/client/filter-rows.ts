import { addressOf } from './address'
import { make } from './make'
import { searchPath } from '../site/routes'
import { fill } from '../site/strings/interface'

const CARDS = '.gallery > li'

/** What a question is asked of: cards of a gallery, else rows of tables. */
const rowsOf = (article: Element): string => (article.querySelector(CARDS) ? CARDS : 'tbody tr')

/** The address follows the typing after this pause. */
const REST_MS = 300

/** The question of the address, as the search page has it: `?q=vue`. */
const asked = (): string => new URL(location.href).searchParams.get('q') ?? ''

function writeAddress(question: string): void {
  const address = new URL(location.href)
  if (question) address.searchParams.set('q', question)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
}

/** Full-width letters count as half-width ones. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const HEADING = /^H[2-6]$/

/**
 * Hides what a question leaves out: rows without one of its words, and every part of a section but headings with rows
 * and tables. An empty question shows all again.
 * @returns the number of rows that are shown.
 */
export function keepRows(article: Element, question: string): number {
  const words = fold(question).split(/\s+/).filter(Boolean)
  const selector = rowsOf(article)
  const rows = [...article.querySelectorAll<HTMLElement>(selector)]
  for (const row of rows) row.hidden = !words.every((word) => fold(row.textContent).includes(word))
  const parts = [...article.children] as HTMLElement[]
  const holds = (part: Element): boolean => part.querySelector(`${selector}:not([hidden])`) !== null
  parts.forEach((part, index) => {
    if (part.matches('.filter')) return
    part.hidden = words.length > 0 && !(HEADING.test(part.tagName) ? below(parts, index).some(holds) : holds(part))
  })
  return rows.filter(({ hidden }) => !hidden).length
}

/** What stands below a heading, up to the next one of its level. */
function below(parts: Element[], index: number): Element[] {
  const level = parts[index]!.tagName
  const rest = parts.slice(index + 1)
  const end = rest.findIndex(({ tagName }) => HEADING.test(tagName) && tagName <= level)
  return end < 0 ? rest : rest.slice(0, end)
}

/** Says how many rows are left, or where else to look. */
function tell(status: HTMLElement, question: string, count: number): void {
  const { found = '', none = '', search = '' } = status.dataset
  status.textContent = question && fill(count ? found : none, { count })
  if (!question || count) return
  status.append(make('a', { href: addressOf(searchPath(question)) }, search))
}

/**
 * Makes a field filter its article by what is typed, which the address repeats, or by what the address asks; once. Whoever
 * follows a link into the page sees all of it again.
 * @param isComposing whether an input method is at work in it: its end is waited for.
 */
export function filterRows(field: HTMLInputElement, isComposing: boolean): void {
  if (field.oninput) return
  const article = field.closest('.filter')!.parentElement!
  const status = field.nextElementSibling as HTMLElement
  const { pathname } = location
  let rest = 0
  const stop = (): void => {
    clearTimeout(rest)
    rest = 0
  }
  const write = (): void => {
    stop()
    const question = field.value.trim()
    if (field.isConnected && question !== asked()) writeAddress(question)
  }
  const show = (): void => {
    const question = field.value.trim()
    tell(status, question, keepRows(article, question))
  }
  const ask = (): void => {
    show()
    clearTimeout(rest)
    rest = window.setTimeout(write, REST_MS)
  }
  // What an input method has not finished is no question yet
  field.oninput = (event) => (event as InputEvent).isComposing || ask()
  field.addEventListener('compositionend', ask)
  addEventListener('popstate', () => {
    if (!field.isConnected || location.pathname !== pathname) return
    // A link to a section has just cleared the field. Else the address counts, on the way back to a question
    if (rest) return write()
    field.value = asked()
    show()
  })
  // An address that is written while another page is on its way would end that move
  window.navigation?.addEventListener('navigate', ({ hashChange }) => hashChange || stop())
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
      if (link) write()
      // A link to a section that is hidden has to find it when it is followed
      if (field.value && field.isConnected && link?.hash && link.pathname === location.pathname) {
        field.value = ''
        ask()
      }
    },
    true,
  )
  field.value ||= asked()
  if (field.value && !isComposing) show()
}
