import { createStorageSlot } from '../../client/storage'
import { COLOR_MODE_KEY, DEFAULT_COLOR_MODE, DISABLE_COLOR_SWITCH } from '../../site/config'

/**
 * Colour mode (specification, section 4): applied before the first paint, changed by the toggle, and followed by every
 * tab at once, also by one that is still loading or comes back from the back/forward cache.
 */
export function followColorMode(): void {
  if (DISABLE_COLOR_SWITCH) return
  const root = document.documentElement
  const slot = createStorageSlot(COLOR_MODE_KEY, '配色')
  const show = (): void => {
    const stored = slot.get()
    root.dataset.theme = stored === 'dark' || stored === 'light' ? stored : DEFAULT_COLOR_MODE
  }
  show()
  addEventListener('storage', ({ key }) => (key === COLOR_MODE_KEY || key === null) && show())
  // Without storage the mode lasts as long as the document: there is nothing to come back to
  addEventListener('pageshow', ({ persisted }) => persisted && slot.get() && show())
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('[data-color-toggle]')) return
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = mode
    slot.set(mode)
  })
}
