/** In the order of the article, without the menus around it. */
const boxes = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('#article-body details')]

/** Keeps with the current entry of the history which details are open. Call while its page is still there. */
export function keepDetails(): void {
  navigation.updateCurrentEntry({ state: boxes().map(({ open }) => open) })
}

/** Opens the details that were open when the reader left the entry of the history that is current again. */
export function restoreDetails(): void {
  const state = navigation.currentEntry!.getState() as boolean[] | undefined
  boxes().forEach((box, index) => (box.open = state?.[index] ?? box.open))
}

/** Opens all details for printing and closes them again after. Tabs are the print style's business. */
export function startDetails(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = boxes().filter(({ open }) => !open)
    opened.forEach((box) => (box.open = true))
  })
  addEventListener('afterprint', () => opened.forEach((box) => (box.open = false)))
}
