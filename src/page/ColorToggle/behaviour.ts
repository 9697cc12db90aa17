import { onClick } from '../../reader/listen'
import { createStorageSlot } from '../../reader/storage'
import { colorMode } from '../../site/config'

/** Colour toggle: remembered, and followed at once by other tabs. Before the first paint `inline/early.ts` applies it. */
export function startColorMode(): void {
  const root = document.documentElement
  const slot = createStorageSlot(colorMode.storageKey, '配色')
  onClick('[data-color-toggle]', () => {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = mode
    slot.set(mode)
  })
  addEventListener('storage', ({ key, newValue }) => {
    const toggle = document.querySelector('[data-color-toggle]')
    if (key === colorMode.storageKey && toggle) root.dataset.theme = newValue === 'dark' ? 'dark' : 'light'
  })
}
