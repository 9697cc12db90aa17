import { keyOf, OLD_KEYS, TAKEN_OVER_KEY } from '../../site/storage-keys'

/**
 * Copies what versions without a prefix have kept, once per browser. The old values stay: a rollback reads them, and one
 * of another page under the same key is not ours to remove.
 */
export function takeOverOldStorage(): void {
  try {
    if (localStorage.getItem(TAKEN_OVER_KEY)) return
    // First, so that values that do not fit are not tried on every page
    localStorage.setItem(TAKEN_OVER_KEY, '1')
    for (const key of Object.keys(localStorage))
      if (OLD_KEYS.test(key)) localStorage.setItem(keyOf(key), localStorage.getItem(key)!)
  } catch {
    // No storage, or no room: what was not taken over is forgotten
  }
}
