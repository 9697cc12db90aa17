import { storageUnavailable } from '../site/strings/interface'

/** One remembered value. Where the browser's storage is not available it is always empty and cannot be set. */
export interface StorageSlot {
  get: () => string | null
  set: (value: string) => void
}

/** The script in the head and the reader are bundles of their own: the document knows whether one of them has warned. */
const root = document.documentElement

function attempt<T>(feature: string, use: () => T): T | null {
  try {
    return use()
  } catch (error) {
    if (!root.dataset.storage) console.warn(storageUnavailable.replace('{feature}', feature), error)
    root.dataset.storage = 'unavailable'
    return null
  }
}

/**
 * @param key key in the storage.
 * @param feature what is not remembered when storage is unavailable, in Chinese; there is one warning in all
 *   (specification, section 8) and the feature is skipped.
 * @param kept for how long: `sessionStorage` for a visit in one tab.
 */
export function createStorageSlot(
  key: string,
  feature: string,
  kept: 'localStorage' | 'sessionStorage' = 'localStorage',
): StorageSlot {
  return {
    get: () => attempt(feature, () => window[kept].getItem(key)),
    set: (value) => void attempt(feature, () => window[kept].setItem(key, value)),
  }
}
