import { DOCS_VERSION } from '../site/constants'
import { createStorageSlot } from './storage'
import { PREFERRED_VERSION_KEY } from '../site/storage-keys'

/** Keeps the preferred version of the docs (specification, section 3). There is one version, so it is that one. */
export function rememberVersion(): void {
  if (!document.querySelector('.shell')) return
  const slot = createStorageSlot(PREFERRED_VERSION_KEY, '文档版本')
  if (slot.get() !== DOCS_VERSION.name) slot.set(DOCS_VERSION.name)
}
