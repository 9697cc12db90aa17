import { loadAllIcons } from '../../lib/icons'
import { createRoot, type Root } from 'react-dom/client'
import { source } from './source'
import { SearchDialog } from './SearchDialog'
import { adoptStyles } from './styles'

export { markWords } from '../../search/client/mark-words'

let root: Root | undefined
/** Each opening is a dialog of its own. */
let opening = 0

/** Fetches what the first answer will need, and icons that the page does not have. */
export function warmUp(): void {
  void source().warm()
  void loadAllIcons()
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.search[open]')

/** Opens the dialog; does nothing while it is open. It has a React root of its own, so that no page has to render it. */
export function openDialog(query: string): void {
  if (dialog()) return
  warmUp()
  adoptStyles()
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<SearchDialog key={++opening} initialQuery={query} onClose={() => root?.render(null)} />)
}

export const closeDialog = (): void => dialog()?.close()
