type ClickHandler = (element: HTMLElement, event: MouseEvent) => void

const handlers: [selector: string, handler: ClickHandler][] = []

function dispatch(event: MouseEvent): void {
  const target = event.target as Element
  for (const [selector, handler] of handlers) {
    const element = target.closest?.<HTMLElement>(selector)
    if (element) handler(element, event)
  }
}

/**
 * Handles clicks on everything that matches, now and later: one listener on the document for all of them.
 * @param selector of the element to handle; the nearest ancestor of the click's target counts.
 */
export function onClick(selector: string, handler: ClickHandler): void {
  if (!handlers.length) document.addEventListener('click', dispatch)
  handlers.push([selector, handler])
}
