/** The element that fills the page; the viewer's canvas goes into it. */
export const stage = document.querySelector<HTMLElement>('#app')!

/**
 * Puts an element above the picture.
 * @param css its place and size; without it, it covers the picture and lets the mouse through.
 */
export function box(css = 'inset: 0; pointer-events: none'): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position: absolute; z-index: 10; ${css}`
  stage.append(element)
  return element
}

/** Row of buttons at the top of the picture, made for the first button. */
let row: HTMLElement | undefined

/** Puts a button above the picture. */
export function button(text: string, onClick?: () => unknown): HTMLButtonElement {
  row ??= box('left: 8px; top: 8px; display: flex; gap: 8px; z-index: 20')
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  if (onClick) element.addEventListener('click', () => void onClick())
  row.append(element)
  return element
}

/** An address to fetch data from, as a page would from its server. */
export const address = (data: unknown): string =>
  URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }))
