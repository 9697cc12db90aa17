import { site } from '../site/config'
import { pageState } from '../site/strings/interface'
import { make } from './make'
import { parseTrusted } from './parse-trusted'

function icon(): Element {
  const drawing = parseTrusted(
    '<svg xmlns="http://www.w3.org/2000/svg" class="icon" aria-hidden="true"><use href="#i-refresh-cw"/></svg>',
    'image/svg+xml',
  )
  return document.importNode(drawing.documentElement, true)
}

/**
 * Shows in place of a page that it could not be loaded: the error text and a button that tries again (specification,
 * sections 2 and 8).
 * @param retry shows the page or, when it fails again, this panel.
 */
export function showFailure(message: string, retry: () => Promise<void>): void {
  const heading = make('h1', { tabIndex: -1 }, pageState.loadErrorTitle)
  const text = make('p', {}, message)
  const button = make('button', { className: 'btn primary', type: 'button' }, icon(), pageState.loadErrorRetry)
  const panel = make('div', { className: 'state', role: 'alert' }, heading, text, button)
  button.onclick = () => {
    text.replaceChildren(make('span', { className: 'spinner' }), pageState.loadingText)
    text.role = 'status'
    void retry()
  }
  const main = make('main', { id: 'content', className: 'main', tabIndex: -1 }, panel)
  document.querySelector('main')!.replaceWith(main)
  document.querySelector('.toc')?.remove()
  document.title = `${pageState.loadErrorTitle} · ${site.title}`
  heading.focus()
}
