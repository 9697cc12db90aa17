import { MOBILE_MAX_WIDTH } from '../../site/constants'
import { DRAWER_ID } from '../../site/ids'
import { onClick } from '../../client/listen'

const drawer = () => document.getElementById(DRAWER_ID) as HTMLDialogElement | null

/** The next time it shows its first panel. */
function onClose({ target }: Event): void {
  const element = drawer()
  if (!element || target !== element) return
  element.dataset.panel = element.querySelector('.drawer-docs') ? 'docs' : 'main'
  // While it still slides in, WebKit gives the focus to nothing; while it slides out, it leaves it in the drawer
  if (document.activeElement === document.body || element.contains(document.activeElement))
    document.querySelector<HTMLElement>(`[commandfor="${DRAWER_ID}"]`)?.focus()
}

/**
 * The menu of the mobile layout: its two panels, and closing where a reader expects it. That it opens, and closes by its
 * button, Escape or a press beside it, is the browser's part or that of the script in the head (`client/head/dialogs.ts`).
 */
export function startDrawer(): void {
  const wide = matchMedia(`(width > ${MOBILE_MAX_WIDTH}em)`)
  const closeWhereWide = (): void => {
    if (wide.matches) drawer()?.close()
  }
  onClick(`[commandfor="${DRAWER_ID}"]`, () => {
    // The browser opens the dialog after the click
    requestAnimationFrame(() =>
      drawer()?.querySelector('.drawer-docs [aria-current]')?.scrollIntoView({ block: 'center' }),
    )
  })
  onClick('.back', () => {
    drawer()!.dataset.panel = 'main'
    drawer()!.querySelector<HTMLElement>('.drawer-main a')!.focus()
  })
  onClick('.drawer a[href]', () => drawer()?.close())
  // `close` does not bubble
  document.addEventListener('close', onClose, true)
  addEventListener('popstate', () => document.querySelectorAll('dialog').forEach((dialog) => dialog.close()))
  wide.addEventListener('change', closeWhereWide)
  closeWhereWide() // opened before the reader was there
}
