import { site } from '../site/config'
import { pageState } from '../site/strings/interface'
import { parseTrusted } from './parse-trusted'

const element = (tag: string, properties: object, ...children: (Node | string)[]): HTMLElement => {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

function icon(name: string): Element {
  const drawing = parseTrusted(
    `<svg xmlns="http://www.w3.org/2000/svg" class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`,
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
  const heading = element('h1', { tabIndex: -1 }, pageState.loadErrorTitle)
  const text = element('p', {}, message)
  const button = element(
    'button',
    { className: 'btn primary', type: 'button' },
    icon('refresh-cw'),
    pageState.loadErrorRetry,
  )
  const panel = element('div', { className: 'state', role: 'alert' }, heading, text, button)
  button.onclick = () => {
    text.replaceChildren(element('span', { className: 'spinner' }), pageState.loadingText)
    text.role = 'status'
    void retry()
  }
  const main = element('main', { id: 'content', className: 'main', tabIndex: -1 }, panel)
  const before = document.querySelector('main')
  // A change of page that broke off half-way may have left none
  if (before) before.replaceWith(main)
  else document.querySelector('.shell, footer')!.before(main)
  document.querySelector('.toc')?.remove()
  document.title = `${pageState.loadErrorTitle} · ${site.title}`
  heading.focus()
}
