import { createStorageSlot } from '../../client/storage'
import { colorMode } from '../../site/config'

/**
 * Colour mode (specification, section 4): applied before the first paint, changed by the toggle, and followed by every
 * tab at once, also by one that is still loading or comes back from the back/forward cache.
 */
export function followColorMode(): void {
  if (colorMode.disableSwitch) return
  const root = document.documentElement
  const slot = createStorageSlot(colorMode.storageKey, '配色')
  const show = (): void => {
    const stored = slot.get()
    root.dataset.theme = stored === 'dark' || stored === 'light' ? stored : colorMode.defaultMode
  }
  show()
  addEventListener('storage', ({ key }) => (key === colorMode.storageKey || key === null) && show())
  // Without storage the mode lasts as long as the document: there is nothing to come back to
  addEventListener('pageshow', ({ persisted }) => persisted && slot.get() && show())
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('[data-color-toggle]')) return
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = mode
    slot.set(mode)
  })
}
