/** @returns the label of a tab as the page has it: the browser's translator may have changed what is seen of it. */
export const labelOf = (tab: Element): string =>
  document.getElementById(tab.getAttribute('aria-controls')!)?.dataset.label ?? tab.textContent ?? ''

/**
 * Shows one panel of a set of tabs. What is in the others is found by the browser's search, which opens them (`beforematch`)
 * where it can. Used before the first paint as well, so it has no imports.
 */
export function showTab(tabs: Element, label: string): void {
  const buttons = [...tabs.querySelectorAll<HTMLElement>('.tab')]
  if (!buttons.some((button) => labelOf(button) === label)) return
  for (const button of buttons) {
    const on = labelOf(button) === label
    button.ariaSelected = String(on)
    button.tabIndex = on ? 0 : -1
    const panel = document.getElementById(button.getAttribute('aria-controls')!)
    panel?.classList.toggle('on', on)
    if (on) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
}
