import { onIntent } from '../../client/on-intent'
import { onClick } from '../../client/listen'

const BOXES = '.table, .code pre'

const overflows = (element: Element) => element.scrollWidth > element.clientWidth + 1

const isLaidOut = (part: Element): boolean =>
  !part.checkVisibility || part.checkVisibility({ contentVisibilityAuto: true })

/** First asks, then writes: in turn, each question would have the page laid out again. */
function measure(boxes: HTMLElement[]): void {
  const answers = boxes
    // Not laid out (far away, or in a hidden panel): left as it is. It gets another size when it is
    .filter((box) => isLaidOut(box.firstElementChild ?? box))
    .filter((box) => box.clientWidth)
    .map((box) => ({ box, scrolls: overflows(box) || box.scrollHeight > box.clientHeight + 1 }))
  for (const { box, scrolls } of answers) {
    if (scrolls) box.tabIndex = 0
    else box.removeAttribute('tabindex')
    const wrap = box.closest('.code')?.querySelector<HTMLElement>('.code-head .wrap')
    if (wrap) wrap.hidden = !scrolls && wrap.ariaPressed !== 'true'
  }
}

let observer: ResizeObserver | undefined

/**
 * Code and tables that scroll sideways can be reached by keyboard, others are no stop for Tab; the wrap button shows
 * where it would do something. Follows each box of the page that is shown now: its width changes with the window, with
 * the columns beside it, and when its panel is shown.
 */
export function watchOverflow(): void {
  observer ??= new ResizeObserver((entries) =>
    measure([...new Set(entries.map(({ target }) => target.closest<HTMLElement>(BOXES)!))]),
  )
  observer.disconnect()
  for (const box of document.querySelectorAll(BOXES)) {
    observer.observe(box)
    // Where a part is not laid out its box keeps the size it once had: only what is inside tells of coming near
    if (box.firstElementChild) observer.observe(box.firstElementChild)
  }
}

/** Word wrap of code blocks. */
export function startWrap(): void {
  onClick('.code-head .wrap', (button) => {
    const code = button.closest('.code')!
    button.ariaPressed = String(code.classList.toggle('wrap'))
    measure([code.querySelector('pre')!])
  })
}

/** The entry of a name in code, beside it: on hover, on focus, and on the first tap. The panel is loaded with the first one. */
export function startNames(): void {
  onIntent<HTMLAnchorElement>('pre a', (link, event) => {
    const { type, pointerType } = event as PointerEvent
    const isTap = type === 'click'
    if (isTap !== (pointerType === 'touch')) return
    // The second tap follows the link
    if (isTap && link.hasAttribute('aria-describedby')) return
    if (isTap) event.preventDefault()
    if (type === 'focusin' && !link.matches(':focus-visible')) return
    import(/* webpackChunkName: "entry" */ '../../client/entry-panel')
      .then(({ showEntry }) => showEntry(link, type !== 'pointerover'))
      .catch(() => isTap && link.isConnected && link.click())
  })
}
