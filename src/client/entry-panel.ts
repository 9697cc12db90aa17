import './entry-panel.css'
import { make } from './make'
import { loadPage } from './pages'
import { feedback } from '../site/strings/interface'

const ID = 'entry-panel'
/** The pointer may cross code without panels popping up, and the gap between a name and its panel, in milliseconds. */
const SHOW_MS = 250
const HIDE_MS = 200
const GAP = 6

let timer: number
let owner: HTMLAnchorElement | undefined

/** Shows the entry that a name in code leads to, when the reader stays with it. @param now without waiting. */
export function showEntry(link: HTMLAnchorElement, now: boolean): void {
  clearTimeout(timer)
  if (link === owner) return
  timer = window.setTimeout(() => void open(link), now ? 0 : SHOW_MS)
}

async function open(link: HTMLAnchorElement): Promise<void> {
  hide()
  owner = link
  const page = await loadPage(link.pathname).catch(console.warn)
  const entry = page?.getElementById(decodeURIComponent(link.hash.slice(1)))
  if ((page && !entry) || owner !== link || !link.isConnected) return
  const parts = entry ? (entry.matches('tr') ? ofRow(entry) : ofHeading(entry)) : [sentence([], feedback.notLoaded)]
  const panel = make('div', { id: ID, role: 'tooltip' }, ...parts)
  // Where it is read as a part of the page
  link.closest('main')?.append(panel)
  link.setAttribute('aria-describedby', ID)
  place(panel, link.getBoundingClientRect())
}

function place(panel: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight, style } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const [above, below] = [top, clientHeight - bottom].map((side) => side - 2 * GAP) as [number, number]
  const isBelow = offsetHeight <= below || below > above
  style.left = `${Math.max(GAP, Math.min(left, clientWidth - offsetWidth - GAP))}px`
  if (isBelow) style.top = `${bottom + GAP}px`
  else style.bottom = `${clientHeight - top + GAP}px`
  style.maxHeight = `${isBelow ? below : above}px`
}

const copies = (nodes: Iterable<Node>): Node[] => [...nodes].map((node) => document.importNode(node, true))

const sentence = (nodes: Iterable<Node>, fallback?: string): HTMLElement =>
  make('p', {}, ...copies(nodes), ...(fallback ? [fallback] : []))

/** A member: name and type, its sentence, and what counts when it is left out. */
function ofRow(row: Element): Element[] {
  const [name, type, ...others] = [...row.children]
  const call = type?.textContent ?? ''
  const own = name?.querySelector('code')?.textContent ?? ''
  const fallback = others.length > 1 ? others[0]?.querySelector('code')?.textContent : undefined
  return [
    make('code', { translate: false }, /^[(<]/.test(call) ? own + call : `${own}: ${call}`),
    sentence(others.at(-1)?.childNodes ?? [], fallback && `默认 ${fallback}。`),
  ]
}

/** An exported name: its declaration, and its sentence. */
function ofHeading(heading: Element): Element[] {
  const text = heading.nextElementSibling
  return [
    make('code', { translate: false }, text?.nextElementSibling?.querySelector('pre')?.textContent ?? ''),
    sentence(text?.childNodes ?? []),
  ]
}

function hide(): void {
  clearTimeout(timer)
  document.getElementById(ID)?.remove()
  owner?.removeAttribute('aria-describedby')
  owner = undefined
}

const part = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(`pre a, #${ID}`) : null

document.addEventListener('pointerout', ({ target, relatedTarget }) => {
  const from = part(target)
  const to = part(relatedTarget)
  if (!from || from === to) return
  clearTimeout(timer)
  if (to !== owner && to?.id !== ID) timer = window.setTimeout(hide, HIDE_MS)
})
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
document.addEventListener('focusout', ({ target }) => target === owner && hide())
// A name that is tapped is about to be shown
document.addEventListener('click', ({ target }) => part(target) ?? hide())
document.addEventListener('scroll', ({ target }) => part(target) ?? hide(), { passive: true, capture: true })
