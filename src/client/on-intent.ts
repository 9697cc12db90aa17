/**
 * Calls with every sign of interest in what matches, now and later: a pointer over it, the focus, a press, a letter, a word of an
 * input method. What shows more of it is loaded with the first one.
 */
export function onIntent<T extends HTMLElement>(selector: string, show: (element: T, event: Event) => unknown): void {
  for (const type of ['pointerover', 'focusin', 'click', 'input', 'compositionend'])
    document.addEventListener(
      type,
      (event) => {
        const element = (event.target as Element).closest?.<T>(selector)
        if (element) show(element, event)
      },
      true,
    )
}
