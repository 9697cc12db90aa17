import { addressOf } from '../../reader/address'
import { loadAllIcons } from './icons'
import { fetchManifestEarly } from '../client/early-manifest'
import { readMarks } from '../client/pending-marks'
import { algoliaSettings } from '../client/settings'
import { INDEX_FOLDER } from '../engine/index-files'
import { searchPath } from '../../site/routes'

/**
 * The part of search that every page carries: what opens the dialog, and the first hint that somebody will. What React
 * renders comes with a chunk of its own (`islands.tsx`).
 */
const OPENERS = '[data-search-open]'
const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable="false"])'

const load = () => import(/* webpackChunkName: "search" */ './islands')

/** Fetches the dialog and, beside it, its icons and what its first answer needs; once. */
let preload = (): void => {
  preload = () => undefined
  void loadAllIcons()
  if (!algoliaSettings) fetchManifestEarly(addressOf(`/${INDEX_FOLDER}/`))
  load().then(
    ({ warmUp }) => warmUp(),
    () => undefined,
  )
}

/** Opens the search dialog, or the search page when the dialog cannot be had. */
export function openSearch(query = ''): void {
  preload()
  load().then(
    ({ openDialog }) => openDialog(query),
    () => location.assign(addressOf(searchPath(query))),
  )
}

const openerOf = (event: Event) => (event.target as Element).closest?.<HTMLElement>(OPENERS)

/** Ctrl or Cmd and K opens and closes the dialog, wherever the focus is; a slash opens it outside of fields. */
function onKey(event: KeyboardEvent): void {
  if (event.isComposing || event.defaultPrevented || event.altKey || event.shiftKey) return
  const command = event.ctrlKey || event.metaKey
  const pressed = event.key === ' ' && openerOf(event)
  const slash = event.key === '/' && !command && !(event.target as Element).closest?.(`${FIELDS},dialog[open]`)
  if (!pressed && !slash && !(command && event.key.toLowerCase() === 'k')) return
  event.preventDefault()
  if (document.querySelector('dialog.search[open]')) void load().then(({ closeDialog }) => closeDialog())
  else openSearch()
}

function onClick(event: MouseEvent): void {
  const opener = openerOf(event)
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openSearch()
}

/** Starts listening. Call once, before the openers are pressed. */
export function startSearch(): void {
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => openerOf(event) && preload(), { passive: true })
  }
  // The platform's own key, and a button for those who hear the page: a plain link would not say what it opens.
  for (const opener of document.querySelectorAll<HTMLElement>(OPENERS)) opener.role = 'button'
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) {
    document.querySelectorAll('.search-keys kbd:first-child').forEach((key) => (key.textContent = '⌘'))
  }
}

/** Marks the words that led to this page. Call when a page is there, and for the first one too. */
export function markArrival(): void {
  const words = readMarks(location.pathname)
  if (words) void import('../client/mark-words').then(({ markWords }) => markWords(words, location.hash))
}

let leavePage = (): void => undefined

/** Call before the page is taken away. */
export function unmountSearchPage(): void {
  leavePage()
  leavePage = () => undefined
}

/** Makes the search page work, if that is what is shown. Call when a page is there, and for the first one too. */
export async function mountSearchPage(): Promise<void> {
  const box = document.querySelector('[data-search-page]')
  if (!box) return
  const { mountPage } = await load()
  if (box.isConnected) leavePage = mountPage(box)
}
