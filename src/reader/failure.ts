import { site } from '../site/config'
import { pageState } from '../site/strings'

/**
 * Shows in place of a page that it could not be loaded: the error text and a button that tries again.
 * @param retry shows the page or, when it fails again, this panel.
 */
export function showFailure(message: string, retry: () => Promise<void>): void {
  const main = document.createElement('main')
  main.id = 'content'
  main.className = 'main'
  main.tabIndex = -1
  main.innerHTML =
    '<div class="state" role="alert"><h1 tabindex="-1"></h1><p></p><button class="btn primary"></button></div>'
  const [heading, text, button] = main.firstElementChild!.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLButtonElement,
  ]
  heading.textContent = pageState.loadErrorTitle
  text.textContent = message
  button.textContent = pageState.loadErrorRetry
  button.onclick = () => {
    text.replaceChildren(Object.assign(document.createElement('span'), { className: 'spinner' }), pageState.loadingText)
    text.role = 'status'
    void retry()
  }
  document.querySelector('main')!.replaceWith(main)
  document.querySelector('.toc')?.remove()
  document.title = `${pageState.loadErrorTitle} · ${site.title}`
  heading.focus()
}
