/** Opens all details for printing and closes them again after. Tabs are the print style's business. */
export function startDetails(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    opened.forEach((box) => (box.open = true))
  })
  addEventListener('afterprint', () => opened.forEach((box) => (box.open = false)))
}
