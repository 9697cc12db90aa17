/** Where a slash is a letter. */
const FIELDS = 'input,textarea,select,[contenteditable]:not([contenteditable="false"]),dialog[open]'

const byId = (id: string | null) => document.getElementById(id ?? '') as HTMLDialogElement | null

function open(dialog: HTMLDialogElement | null): void {
  document.querySelectorAll('dialog').forEach((other) => other.close())
  dialog?.showModal()
}

/** Buttons with `command` and `commandfor`, in browsers that do not know them (Chrome < 135, Firefox < 144, Safari < 26.2). */
function onClick({ target }: MouseEvent): void {
  const button = (target as Element).closest?.('[commandfor]')
  if (button && !('command' in button)) {
    const dialog = byId(button.getAttribute('commandfor'))
    if (button.getAttribute('command') === 'close') dialog?.close()
    else open(dialog)
  }
  // Their content fills them: a click on a dialog itself is one on its backdrop
  if (target instanceof HTMLDialogElement) target.close()
}

/** Ctrl or Cmd and K opens and closes the search, wherever the focus is; a slash opens it outside of fields. */
function onKey(event: KeyboardEvent): void {
  if (event.isComposing || event.defaultPrevented || event.altKey || event.shiftKey) return
  const command = event.ctrlKey || event.metaKey
  const slash = event.key === '/' && !command && !(event.target as Element).closest?.(FIELDS)
  const search = byId('search')
  if (!search || !(slash || (command && event.key.toLowerCase() === 'k'))) return
  event.preventDefault()
  if (search.open) search.close()
  else open(search)
}

/**
 * Menu and search are native dialogs, which newer browsers open by themselves. This adds the others and the keys
 * (specification, section 2), from the first moment on: what is typed next goes into the field.
 */
export function startDialogs(): void {
  addEventListener('click', onClick)
  addEventListener('keydown', onKey)
}
