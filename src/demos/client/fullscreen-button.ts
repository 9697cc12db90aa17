import { demo as strings } from '../../site/strings/demo'
import { button } from './button'

/** @returns the button that fills the screen with an element, and gives it back; it says which of them comes next. */
export function fullscreenButton(element: HTMLElement): HTMLButtonElement {
  const toggle = button(strings.fullscreen, () => {
    void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen())
  })
  element.addEventListener('fullscreenchange', () => {
    const isFilled = document.fullscreenElement === element
    // A phone has no such key
    const end = matchMedia('(pointer: fine)').matches ? strings.fullscreenEndKey : strings.fullscreenEnd
    toggle.textContent = isFilled ? end : strings.fullscreen
    // The page behind it may have been laid out anew
    if (!isFilled) element.scrollIntoView({ block: 'nearest' })
  })
  // A phone's browser may fill its screen with videos only
  toggle.hidden = !document.fullscreenEnabled
  return toggle
}
