/** Where a slash is a letter. */
const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable="false"]),dialog[open]'

const byId = (id: string | null) => document.getElementById(id ?? '') as HTMLDialogElement | null

function open(dialog: HTMLDialogElement): void {
  document.querySelectorAll('dialog').forEach((other) => other.close())
  dialog.showModal()
}

/**
 * Buttons with `command` and `commandfor`, in browsers that do not know them (Chrome < 135, Firefox < 144, Safari < 26.2).
 * The menu stands at the end of the page: asked for before it is there, it opens then.
 */
function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest?.('[commandfor]')
  const act = (): void => {
    const dialog = byId(button!.getAttribute('commandfor'))
    if (button!.getAttribute('command') === 'close') dialog?.close()
    else if (dialog && !dialog.open) open(dialog)
  }
  if (button && !byId(button.getAttribute('commandfor'))) addEventListener('DOMContentLoaded', act, { once: true })
  else if (button && !('command' in button)) act()
  // Their content fills them: a click on a dialog itself is one on its backdrop
  if (target instanceof HTMLDialogElement) target.close()
}

/** Ctrl or Cmd and K opens and closes the search, wherever the focus is; a slash opens it outside of fields. */
function onKey(event: KeyboardEvent): void {
  const { key, code, shiftKey } = event
  if (event.isComposing || event.defaultPrevented || event.altKey) return
  const command = event.ctrlKey || event.metaKey
  // Some layouts have the slash on Shift; the path begins at the field, also in a shadow tree
  const slash = key === '/' && !command && !(event.composedPath()[0] as Element).closest?.(FIELDS)
  // Of a layout without Latin letters by its place
  const isK = key === 'k' || key === 'K' || (code === 'KeyK' && key > '~')
  if (!slash && !(command && !shiftKey && isK)) return
  event.preventDefault()
  const search = byId('search')
  if (search?.open) search.close()
  else if (search) open(search)
}

/**
 * Menu and search are native dialogs, which newer browsers open by themselves. This adds the others and the keys
 * (specification, section 2), from the first moment on: what is typed next goes into the field.
 */
export function startDialogs(): void {
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
}
