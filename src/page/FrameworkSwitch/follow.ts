import { createStorageSlot } from '../../reader/storage'
import { frameworks } from '../../site/frameworks'
import { TABS_KEY_PREFIX } from '../../site/storage-keys'

const FOLDER = /(\/handbook\/)([^/]+)/

/**
 * Leads links into the handbooks to the framework that the reader has chosen. What is marked with `data-book` is such a
 * link, or the name of a framework in a label; its value are the ids that it may take, its own first, or nothing for any.
 * On a page of a handbook the page's own framework comes first.
 */
export function followFramework(): void {
  const label = createStorageSlot(`${TABS_KEY_PREFIX}framework`, '选项卡').get()
  const wanted = [FOLDER.exec(location.pathname)?.[2], frameworks.find((one) => one.label === label)?.id]
  for (const element of document.querySelectorAll<HTMLElement>('[data-book]')) {
    const ids = element.dataset.book!
    const [own] = ids.split(' ')
    const taken = wanted.find((one) => one && (!own || ids.includes(one))) ?? own
    const framework = frameworks.find(({ id }) => id === taken)
    if (!framework) continue
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', href.replace(FOLDER, `$1${framework.id}`))
    else element.textContent = framework.label
  }
}
