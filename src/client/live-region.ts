/** Tells screen readers something through the page's one live region. */
export const announce = (text: string): void => void (document.getElementById('live-region')!.textContent = text)
