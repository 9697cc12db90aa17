import { MOBILE_MAX_WIDTH } from '../../site/constants'
import { onClick } from '../../reader/listen'

const drawer = () => document.getElementById('drawer') as HTMLDialogElement | null

/** Whether the browser opens and closes dialogs by `command` itself. */
const knowsCommand = () => 'command' in HTMLButtonElement.prototype

/** The menu of the mobile layout: opening, the two panels, and closing in every way a reader may expect. */
export function startDrawer(): void {
  const close = () => drawer()?.close()
  if (!knowsCommand()) {
    onClick('[commandfor="drawer"]', (button) => {
      if (button.getAttribute('command') === 'close') close()
      else drawer()?.showModal()
    })
  }
  onClick('[command="show-modal"]', () => {
    // The browser opens the dialog after the click
    requestAnimationFrame(() =>
      drawer()?.querySelector('.drawer-docs [aria-current]')?.scrollIntoView({ block: 'center' }),
    )
  })
  onClick('.back', () => {
    drawer()!.dataset.panel = 'main'
    drawer()?.querySelector<HTMLElement>('.drawer-main a')?.focus()
  })
  onClick('.drawer a[href]', close)
  onClick('.drawer', (element, event) => {
    if (event.target === element) close() // the backdrop
  })
  // `close` does not bubble
  document.addEventListener('close', ({ target }) => target === drawer() && showFirstPanel(), true)
  matchMedia(`(width > ${MOBILE_MAX_WIDTH}px)`).addEventListener('change', close)
}

function showFirstPanel(): void {
  const element = drawer()
  if (element) element.dataset.panel = element.querySelector('.drawer-docs') ? 'docs' : 'main'
}
