/** Shows one panel of a set of tabs. Used before the first paint as well, so it has no imports. */
export function showTab(tabs: Element, label: string): void {
  const buttons = [...tabs.querySelectorAll<HTMLElement>('.tab')]
  if (!buttons.some((button) => button.textContent === label)) return
  for (const button of buttons) {
    const on = button.textContent === label
    button.ariaSelected = String(on)
    button.tabIndex = on ? 0 : -1
    document.getElementById(button.getAttribute('aria-controls')!)?.classList.toggle('on', on)
  }
}
