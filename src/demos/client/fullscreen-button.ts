import { demo as strings } from '../../site/strings/demo'
import { button } from './button'

/** @returns the button that fills the screen with an element, and gives it back; it says which of them comes next. */
export function fullscreenButton(element: HTMLElement): HTMLButtonElement {
  const toggle = button(strings.fullscreen, () => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen())
  })
  element.addEventListener('fullscreenchange', () => {
    toggle.textContent = document.fullscreenElement === element ? strings.fullscreenEnd : strings.fullscreen
  })
  return toggle
}
