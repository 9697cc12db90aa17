import { wantedFrameworks } from '../../client/framework'
import { frameworks, inFramework } from '../../site/frameworks'

/**
 * Leads links into the handbooks to the framework that the reader has chosen. What is marked with `data-book` is such a
 * link, or the name of a framework in a label; its value are the ids that it may take, its own first, or nothing for any.
 * On a page of a handbook the page's own framework comes first.
 */
export function followFramework(): void {
  const wanted = wantedFrameworks()
  for (const element of document.querySelectorAll<HTMLElement>('[data-book]')) {
    const ids = element.dataset.book!
    const [own] = ids.split(' ')
    const taken = wanted.find((one) => !own || ids.includes(one)) ?? own
    const framework = frameworks.find(({ id }) => id === taken)
    if (!framework) continue
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', inFramework(href, framework.id))
    else element.textContent = framework.label
  }
}
