/** What only the reader can do: buttons that are not the browser's own, the choice of a framework, keys on tabs. */
const CONTROLS = 'button[type=button]:not([command],[data-color-toggle],[data-announcement-close]),[data-framework]'

declare global {
  interface Window {
    /** Presses that wait for the reader; absent once it is there. */
    heldPresses?: (() => void)[] | undefined
  }
}

/** Keeps what is pressed before the reader has started; {@link releasePresses} presses it again. */
export function holdPresses(): void {
  window.heldPresses = []
  const hold = (event: Event): void => {
    const control = (event.target as Element).closest?.(event.type === 'click' ? CONTROLS : '[role=tab]')
    if (!window.heldPresses || !control) return
    event.preventDefault()
    control.setAttribute('aria-busy', 'true')
    const again = new (event.constructor as typeof Event)(event.type, event)
    window.heldPresses.push(() => {
      control.removeAttribute('aria-busy')
      control.dispatchEvent(again)
    })
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', (event) => event.key !== 'Tab' && hold(event), true)
}

/** Presses what was held. Call when the reader listens, or when it will never come. */
export function releasePresses(): void {
  const held = window.heldPresses ?? []
  window.heldPresses = undefined
  for (const press of held) press()
}
