/** The menu of a page and its folded contents lie over the page: they close on Escape, and when the focus goes elsewhere. */
export function startMenus(): void {
  const close = ({ key, target }: Partial<KeyboardEvent>): void => {
    const menu = document.querySelector<HTMLDetailsElement>('.doc-tools[open],.toc-inline[open]')
    if (!menu || (key ? key !== 'Escape' : menu.contains(target as Node))) return
    menu.open = false
    if (key) (menu.firstChild as HTMLElement).focus()
  }
  addEventListener('keydown', close)
  addEventListener('focusin', close)
}
