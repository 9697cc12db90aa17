import { demo as strings } from '../../site/strings/demo'
import { button } from './button'

/** @returns the button that fills the screen with an element, and gives it back; it says which of them comes next. */
export function fullscreenButton(element: HTMLElement): HTMLButtonElement {
  const toggle = button(strings.fullscreen, () => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen())
  })
  element.addEventListener('fullscreenchange', () => {
    const isFilled = document.fullscreenElement === element
    toggle.textContent = isFilled ? strings.fullscreenEnd : strings.fullscreen
    // The page behind it may have been laid out anew
    if (!isFilled) element.scrollIntoView({ block: 'nearest' })
  })
  // A phone's browser may fill its screen with videos only
  toggle.hidden = !document.fullscreenEnabled
  return toggle
}
