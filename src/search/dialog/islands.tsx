import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { SearchDialog } from './SearchDialog'
import { SearchScreen } from './SearchScreen'
import { source } from './source'
import { adoptStyles } from './styles'

/**
 * What React renders in the browser: the search dialog and the search page, each in a root of its own. One chunk, which
 * `start-search.ts` loads when somebody is about to search.
 */
let root: Root | undefined
/** Each opening is a dialog of its own. */
let opening = 0

/** Fetches what the first answer will need. */
export const warmUp = (): void => void source().warm()

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search[open]')

/** Opens the dialog; does nothing while it is open. */
export function openDialog(query: string): void {
  if (dialog()) return
  warmUp()
  adoptStyles()
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<SearchDialog key={++opening} initialQuery={query} onClose={() => root?.render(null)} />)
}

export const closeDialog = (): void => dialog()?.close()

/**
 * Makes the search page work, at once: the reader's position in it is taken next.
 * @param box element with the page's HTML.
 * @returns takes it away again.
 */
export function mountPage(box: Element): () => void {
  const page = flushSync(() => hydrateRoot(box, <SearchScreen />))
  return () => page.unmount()
}
