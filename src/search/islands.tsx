import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { addIcons } from '../client/icons'
import { SEARCH_INPUT_ID, SEARCH_PAGE_INPUT_ID, SEARCH_RESULTS_ID } from '../site/ids'
import { CrashBoundary } from './CrashScreen'
import { DialogIsland } from './dialog/DialogIsland'
import './dialog/style.css'
import './dialog/hits.css'
import './dialog/preview.css'
import './page/style.css'
import { PageIsland } from './page/PageIsland'
import './shared/style.css'
import { NearestPages } from './NearestPages'
import { cleanQuery } from './engine/clean-query'

/**
 * What React renders in the browser: results, in the dialog and on the search page, each in a root of its own. One chunk,
 * which `start.ts` loads when somebody is about to search.
 */

/** Filled in by `src/gatsby/page-assets.ts`: symbols of the icons that only the islands show. */
declare const __SEARCH_ICONS__: string

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** Cleans what was pasted early, where the field holds as much of it as it takes: breaks of lines are not the same there. */
function cleanPasted(field: HTMLInputElement, pasted: string): void {
  const begun = withoutSpaces(field.value)
  if (begun && withoutSpaces(pasted).startsWith(begun)) field.value = cleanQuery(pasted, field.maxLength)
}

/**
 * Fills the dialog, at once: from then on its keys are the island's. What stands in its body goes.
 * @param pasted what was pasted last.
 * @param isSubmitted whether Enter has been pressed: it opens the first answer.
 */
export function mountDialog(dialog: HTMLDialogElement, pasted: string, isSubmitted: boolean): void {
  addIcons(__SEARCH_ICONS__)
  const root = createRoot(dialog.querySelector('.search-body')!)
  const field = fieldOf(SEARCH_INPUT_ID)
  cleanPasted(field, pasted)
  flushSync(() =>
    root.render(
      <CrashBoundary>
        <DialogIsland dialog={dialog} field={field} />
      </CrashBoundary>,
    ),
  )
  // Nothing was asked by an empty field
  if (isSubmitted && dialog.open && field.value.trim()) field.form!.requestSubmit()
}

/** Fills the box of the not-found page with pages whose address is near to the one that was asked for. */
export function mountNearest(box: HTMLElement): void {
  createRoot(box).render(<NearestPages path={location.pathname} />)
}

/**
 * Fills the search page, at once: the reader's position in it is taken next.
 * @param pasted what was pasted last.
 * @returns takes it away again.
 */
export function mountPage(pasted: string): () => void {
  addIcons(__SEARCH_ICONS__)
  const root = createRoot(document.getElementById(SEARCH_RESULTS_ID)!)
  const field = fieldOf(SEARCH_PAGE_INPUT_ID)
  cleanPasted(field, pasted)
  flushSync(() =>
    root.render(
      <CrashBoundary>
        <PageIsland field={field} />
      </CrashBoundary>,
    ),
  )
  return () => root.unmount()
}
