import { chooseTab } from '../../article/tabs/behaviour'
import { currentSection } from '../Toc/behaviour'

/**
 * Framework switch of the handbooks: the same section of the same topic, by its id. The choice is that of the tabs
 * named `framework`, so it is remembered and those tabs follow. Runs in the capture phase, before the link is taken.
 */
export function startFramework(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('[data-framework]')
      if (!link) return
      // At the top of the page the address still knows which section the reader came from
      if (link.closest('.variants')) link.hash = currentSection() ?? location.hash
      chooseTab('framework', link.dataset.framework!)
    },
    true,
  )
}
