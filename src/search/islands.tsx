import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { addIcons } from '../client/icons'
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

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** Cleans what was pasted early, where the field holds as much of it as it takes: breaks of lines are not the same there. */
function cleanPasted(field: HTMLInputElement, pasted: string): void {
  const begun = withoutSpaces(field.value)
  if (begun && withoutSpaces(pasted).startsWith(begun)) field.value = cleanQuery(pasted, field.maxLength)
}

/** Fills a box of the page at once, in the place of what stands there. @param pasted what was pasted into the field last. */
function mount(island: ReactElement, box: Element, field: HTMLInputElement, pasted: string): Root {
  addIcons(__SEARCH_ICONS__)
  cleanPasted(field, pasted)
  const root = createRoot(box)
  flushSync(() => root.render(<CrashBoundary>{island}</CrashBoundary>))
  return root
}

/** Fills the dialog: from then on its keys are the island's. @param isSubmitted Enter was pressed: it opens the first answer. */
export function mountDialog(box: Element, field: HTMLInputElement, pasted: string, isSubmitted: boolean): void {
  mount(<DialogIsland field={field} />, box, field, pasted)
  // Nothing was asked by an empty field
  if (isSubmitted && field.closest('dialog')!.open && field.value.trim()) field.form!.requestSubmit()
}

/** Fills the box of the not-found page with pages whose address is near to the one that was asked for. */
export function mountNearest(box: HTMLElement): void {
  createRoot(box).render(<NearestPages path={location.pathname} />)
}

/** Fills the search page: the reader's position in it is taken next. @returns takes it away again. */
export function mountPage(box: Element, field: HTMLInputElement, pasted: string): () => void {
  const root = mount(<PageIsland field={field} />, box, field, pasted)
  return () => root.unmount()
}
