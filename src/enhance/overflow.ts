import { onClick } from '../lib/listen'

const overflows = (element: Element) => element.scrollWidth > element.clientWidth + 1

function measure(box: HTMLElement): void {
  // Not laid out (a hidden panel): left as it is
  if (!box.clientWidth) return
  const scrolls = overflows(box) || box.scrollHeight > box.clientHeight + 1
  if (scrolls) box.tabIndex = 0
  else box.removeAttribute('tabindex')
  const wrap = box.closest('.code')?.querySelector<HTMLElement>('.code-head .wrap')
  if (wrap) wrap.hidden = !scrolls && wrap.ariaPressed !== 'true'
}

let observer: ResizeObserver | undefined

/**
 * Code and tables that scroll sideways can be reached by keyboard, others are no stop for Tab; the wrap button shows
 * where it would do something. Follows each box of the page that is shown now: its width changes with the window, with
 * the columns beside it, and when its panel is shown.
 */
export function watchOverflow(): void {
  observer ??= new ResizeObserver((entries) => entries.forEach(({ target }) => measure(target as HTMLElement)))
  observer.disconnect()
  document.querySelectorAll<HTMLElement>('.table, .code pre').forEach((box) => observer!.observe(box))
}

/** Word wrap of code blocks. */
export function startOverflow(): void {
  onClick('.code-head .wrap', (button) => {
    const code = button.closest('.code')!
    button.ariaPressed = String(code.classList.toggle('wrap'))
    measure(code.querySelector('pre')!)
  })
}
