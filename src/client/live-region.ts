/** Tells screen readers something through the page's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('live-region')
  if (region) region.textContent = text
}
