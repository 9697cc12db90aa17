import { onClick } from '../lib/listen'

const overflows = (element: Element) => element.scrollWidth > element.clientWidth + 1

/**
 * Code and tables that scroll sideways can be reached by keyboard, others are no stop for Tab; the wrap button shows
 * where it would do something. Boxes that are not laid out (hidden panels) are left as they are.
 */
export function measure(): void {
  document.querySelectorAll<HTMLElement>('.table, .code pre').forEach((box) => {
    if (!box.clientWidth) return
    const scrolls = overflows(box) || box.scrollHeight > box.clientHeight + 1
    if (scrolls) box.tabIndex = 0
    else box.removeAttribute('tabindex')
    const wrap = box.closest('.code')?.querySelector<HTMLElement>('.code-head .wrap')
    if (wrap) wrap.hidden = !scrolls && wrap.ariaPressed !== 'true'
  })
}

/** Word wrap of code blocks, and measuring again when the window changes. */
export function startOverflow(): void {
  onClick('.code-head .wrap', (button) => {
    button.ariaPressed = String(button.closest('.code')!.classList.toggle('wrap'))
    measure()
  })
  addEventListener('resize', () => requestAnimationFrame(measure))
}
