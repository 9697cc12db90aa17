import { onClick } from '../lib/listen'
import { createStorageSlot } from '../lib/storage'
import { THEME_KEY } from '../lib/storage-keys'

/** Colour toggle: remembered, and followed at once by other tabs. Before the first paint `inline/early.ts` applies it. */
export function startColorMode(): void {
  const root = document.documentElement
  const slot = createStorageSlot(THEME_KEY, '配色')
  onClick('[data-color-toggle]', () => {
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark'
    root.dataset.theme = mode
    slot.set(mode)
  })
  addEventListener('storage', ({ key, newValue }) => {
    const toggle = document.querySelector('[data-color-toggle]')
    if (key === THEME_KEY && toggle) root.dataset.theme = newValue === 'dark' ? 'dark' : 'light'
  })
}
