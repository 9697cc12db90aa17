import { storageUnavailable } from '../site/strings/interface'

/** One remembered value. Where the browser's storage is not available it is always empty and cannot be set. */
export interface StorageSlot {
  get: () => string | null
  set: (value: string) => void
}

/** The script in the head and the reader are bundles of their own: the document knows whether one of them has warned. */
const root = document.documentElement

function attempt<T>(feature: string, use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage)
  } catch (error) {
    if (!root.dataset.storage) console.warn(storageUnavailable.replace('{feature}', feature), error)
    root.dataset.storage = 'unavailable'
    return null
  }
}

/**
 * @param key key in `localStorage`.
 * @param feature what is not remembered when storage is unavailable, in Chinese; there is one warning in all
 *   (specification, section 8) and the feature is skipped.
 */
export function createStorageSlot(key: string, feature: string): StorageSlot {
  return {
    get: () => attempt(feature, (storage) => storage.getItem(key)),
    set: (value) => void attempt(feature, (storage) => storage.setItem(key, value)),
  }
}
