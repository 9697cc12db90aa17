import { SEARCH_STALL_MS } from '../site/constants'
import {
  NEAREST_PAGES_ID,
  SEARCH_DIALOG_ID,
  SEARCH_INPUT_ID,
  SEARCH_PAGE_INPUT_ID,
  SEARCH_RESULTS_ID,
} from '../site/ids'
import { searchWaits } from '../site/strings/interface'
import { addressOf } from '../client/address'
import { savesData } from '../client/connection'
import { make } from '../client/make'
import { fetchManifestEarly } from './client/early-manifest'
import { readMarks } from './client/pending-marks'
import { algoliaSettings } from './client/algolia-settings'
import { INDEX_FOLDER } from './engine/index-files'

/**
 * The part of search that every page carries: it brings the islands (`islands.tsx`) when somebody is about to search.
 * Dialog, form and field are the document's and work before that.
 */
const load = () => import(/* webpackChunkName: "search" */ './islands')

const nothing = (): void => undefined

/** Puts the question of a field to the index, before the islands can: React is most of what they have to fetch. */
function askEarly(field: HTMLInputElement): void {
  if (!algoliaSettings)
    import(/* webpackChunkName: "ask" */ './site-source').then((early) => early.askEarly(field), nothing)
}

/** Fetches the islands and, beside them, what the first answer needs; once. */
let preload = (field: HTMLInputElement): void => {
  preload = nothing
  if (!algoliaSettings) fetchManifestEarly(addressOf(`/${INDEX_FOLDER}/`))
  askEarly(field)
  load().catch(nothing)
}

/** Says in an island's box that it is on its way, or that it cannot be had. @param field whose next key asks anew */
function tell(box: Element, state: 'loading' | 'stalled' | 'error', field: HTMLInputElement): void {
  const [role, ...parts] =
    state === 'error'
      ? ([
          'alert',
          make('b', {}, searchWaits.errorTitle),
          make('p', {}, searchWaits.errorHelp),
          make('button', { className: 'btn', type: 'button', onclick: () => askAnew(box, field) }, searchWaits.retry),
          // A way on that the page has itself
          Object.assign(document.querySelector('.foot-docs ul')!.cloneNode(true), { className: 'search-chips' }),
        ] as const)
      : (['status', make('span', { className: 'spinner' }), searchWaits[state]] as const)
  box.replaceChildren(make('div', { className: 'search-empty', role }, ...parts))
}

/** As a key in the field does. */
function askAnew(box: Element, field: HTMLInputElement): void {
  tell(box, 'loading', field)
  field.focus()
  field.dispatchEvent(new Event('input'))
}

/**
 * Loads the islands for a box that waits for them.
 * @returns them, or `undefined` when they cannot be had; the box says so.
 */
async function islandsFor(
  box: Element,
  field: HTMLInputElement,
): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  const stalled = setTimeout(() => tell(box, 'stalled', field), SEARCH_STALL_MS)
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    tell(box, 'error', field)
    return undefined
  } finally {
    clearTimeout(stalled)
  }
}

/** What was pasted last, whole: before the islands are there, the field cuts it to its length. */
let pasted = ''
const notePaste = ({ clipboardData }: ClipboardEvent): void => {
  pasted = clipboardData?.getData('text/plain') ?? ''
}

/** Writes a text into a field as if it was typed. */
function enter(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

let taken = ''

/** A short text that is selected when the search opens is what to search for; once, so that another query stays. */
function takeSelection(field: HTMLInputElement): void {
  const text = String(getSelection()).replace(/\s+/g, ' ').trim()
  if (!text || text.length > field.maxLength || text === taken) return
  taken = text
  enter(field, text)
}

let dialogState: 'empty' | 'loading' | 'ready' = 'empty'
/** Whether Enter was the last key while the dialog was not filled. */
let isSubmitted = false

/** Fills the dialog, once. After a failure the next key or the next opening tries again. */
async function fillDialog(box: Element, field: HTMLInputElement): Promise<void> {
  if (dialogState !== 'empty') return
  dialogState = 'loading'
  const islands = await islandsFor(box, field)
  dialogState = islands ? 'ready' : 'empty'
  islands?.mountDialog(box, field, pasted, isSubmitted)
}

/** Starts listening; once per visit. */
export function startSearch(): void {
  const dialog = document.getElementById(SEARCH_DIALOG_ID) as HTMLDialogElement
  const field = document.getElementById(SEARCH_INPUT_ID) as HTMLInputElement
  const box = dialog.querySelector('.search-body')!
  const onOpen = (): void => {
    isSubmitted = false
    if (!dialog.open) return
    field.select()
    void fillDialog(box, field)
  }
  new MutationObserver(onOpen).observe(dialog, { attributeFilter: ['open'] })
  field.addEventListener('input', (event) => {
    isSubmitted = false
    if (dialogState !== 'ready' && !(event as InputEvent).isComposing) askEarly(field)
    void fillDialog(box, field)
  })
  // It opens the first answer, as later; the search page would need the same files
  field.form!.addEventListener('submit', (event) => {
    event.preventDefault()
    isSubmitted = true
    void fillDialog(box, field)
  })
  field.onpaste = notePaste
  dialog.addEventListener('beforetoggle', () => dialog.open || takeSelection(field))
  // Open already, its field may hold what was typed meanwhile: nothing is selected, or the next letter would replace it
  if (dialog.open) void fillDialog(box, field)
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.querySelector('.nav')?.addEventListener(type, () => savesData() || preload(field), { passive: true })
  // The first half of Ctrl or Cmd and K; keys that scroll are no sign
  document.addEventListener(
    'keydown',
    ({ key }) => (key === 'Control' || key === 'Meta') && (savesData() || preload(field)),
  )
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) {
    document.querySelectorAll('.search-keys kbd:first-child').forEach((key) => (key.textContent = '⌘'))
  }
}

/** Marks the words that led to this page. Call when a page is there, and for the first one too. */
export function markArrival(): void {
  const words = readMarks(location.pathname)
  if (words) import('./client/mark-words').then(({ markWords }) => markWords(words, location.hash), nothing)
}

let leavePage = nothing

/** Call before the page is taken away. */
export function unmountSearchPage(): void {
  leavePage()
  leavePage = nothing
}

/** Makes the search page or the not-found page work, if that is what is shown. Call when a page is there, and for the first one too. */
export async function mountSearchPage(): Promise<void> {
  const nearest = document.getElementById(NEAREST_PAGES_ID)
  if (nearest) load().then(({ mountNearest }) => mountNearest(nearest), nothing)
  const box = document.getElementById(SEARCH_RESULTS_ID)
  if (!box) return
  const field = document.getElementById(SEARCH_PAGE_INPUT_ID) as HTMLInputElement
  field.onpaste = notePaste
  const query = new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength)
  field.value ||= query ?? ''
  if (query) box.querySelector('[role=status]')?.replaceChildren(searchWaits.loading)
  preload(field)
  const islands = await islandsFor(box, field)
  if (!islands) field.addEventListener('input', () => void mountSearchPage(), { once: true })
  else if (box.isConnected) leavePage = islands.mountPage(box, field, pasted)
}
